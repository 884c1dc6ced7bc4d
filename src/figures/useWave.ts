import { type RefObject, useEffect, useRef } from 'react';

/** Each part starts its movement a little after its left neighbour. */
const STEP_MS = 46;
const DURATION_MS = 1_350;
const EASING = 'cubic-bezier(.45, 0, .55, 1)';
const SQUEEZE: Keyframe[] = [
  { transform: 'scaleY(1)', easing: EASING },
  { transform: 'scaleY(.9)', offset: 0.46, easing: EASING },
  { transform: 'scaleY(1)' },
];

/** The first wave starts when half of the figure is above the lowest quarter of the window: the visitor looks at it then. */
const IN_VIEW: IntersectionObserverInit = { threshold: 0.5, rootMargin: '0px 0px -25% 0px' };

/**
 * Squeezes the parts of a figure one after the other, from left to right: once when the figure comes
 * into view, and again each time the pointer enters. The animations exist only while they run: an SVG animation costs a style and
 * paint pass on the main thread for each frame, also in the part of its timeline that changes nothing.
 * @param selector of the parts, in order from left to right.
 * @returns the ref of the figure.
 */
export function useWave(selector: string): RefObject<SVGSVGElement | null> {
  const figure = useRef<SVGSVGElement>(null);

  useEffect(() => {
    const root = figure.current;
    if (!root || !('IntersectionObserver' in window) || !('animate' in root)) return;
    let running: readonly Animation[] = [];

    const start = () => {
      const isRunning = running.some(({ playState }) => playState === 'running');
      if (isRunning || !window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
      running = [...root.querySelectorAll(selector)].map((part, index) =>
        part.animate(SQUEEZE, { duration: DURATION_MS, delay: index * STEP_MS }),
      );
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    }, IN_VIEW);
    observer.observe(root);
    root.addEventListener('pointerenter', start);
    return () => {
      observer.disconnect();
      root.removeEventListener('pointerenter', start);
      for (const animation of running) animation.cancel();
    };
  }, [selector]);

  return figure;
}
