import { type RefObject, useEffect, useRef } from 'react';
import { observe } from '../lib/observe';

/** Each element starts its animation a little after its left neighbor. */
const STEP_MS = 46;
const DURATION_MS = 1_350;
const EASING = 'cubic-bezier(.45, 0, .55, 1)';
const SQUEEZE: Keyframe[] = [
  { transform: 'scaleY(1)', easing: EASING },
  { transform: 'scaleY(.9)', offset: 0.46, easing: EASING },
  { transform: 'scaleY(1)' },
];

/** At the first wave, half of the figure is above the lowest quarter of the window, so that the visitor sees it. */
const IN_VIEW = { threshold: 0.5, rootMargin: '0px 0px -25% 0px' };

/**
 * Animates the paths of a figure in turn, from left to right: once when the figure comes into view, and each
 * time the pointer enters. The animations exist only while they run: an SVG animation costs a style and paint
 * pass on the main thread for each frame, also while nothing changes.
 * @returns the ref of the figure.
 */
export function useWave(): RefObject<SVGSVGElement | null> {
  const figure = useRef<SVGSVGElement>(null);

  useEffect(() => {
    const root = figure.current;
    if (!root) return;
    let running: readonly Animation[] = [];

    const start = () => {
      const isRunning = running.some(({ playState }) => playState === 'running');
      if (isRunning || !window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
      running = [...root.querySelectorAll('path')].map((part, index) =>
        part.animate(SQUEEZE, { duration: DURATION_MS, delay: index * STEP_MS }),
      );
    };
    const stopWatching = observe(root, IN_VIEW, ({ isIntersecting }) => {
      if (!isIntersecting) return;
      stopWatching();
      start();
    });
    root.addEventListener('pointerenter', start);
    return () => {
      stopWatching();
      root.removeEventListener('pointerenter', start);
      for (const animation of running) animation.cancel();
    };
  }, []);

  return figure;
}
