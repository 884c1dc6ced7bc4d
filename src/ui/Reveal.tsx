import { type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { observe } from '../lib/observe';
import { styled } from '../theme/stitches.config';
import { REVEAL_STAGGER_MS, transitions } from '../theme/tokens';
import { type Entrance, EntranceContext } from './entrance';

const RevealedBlock = styled('div', {
  '@motion': {
    '&[data-reveal="waiting"]': { opacity: 0, transform: 'translateY(14px)' },
    '&[data-reveal="shown"]': {
      transition: `opacity ${transitions.reveal}, transform ${transitions.reveal}`,
      transitionDelay: 'var(--reveal-delay, 0ms)',
    },
  },
  '@media print': { '&[data-reveal]': { opacity: 1, transform: 'none' } },
});

export interface RevealProps {
  readonly element?: 'div' | 'li' | 'article';
  /** Index in its group: each element enters 0.1 s after the previous one. */
  readonly position?: number;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The elements after this position enter together. */
const LAST_STAGGERED = 5;

/** Margins of the window: an element is in view above its lowest 8 %, and near at most a quarter of the window below. */
const IN_VIEW = { rootMargin: '0px 0px -8% 0px' };
const NEAR = { rootMargin: '0px 0px 25% 0px' };

/**
 * Hides the element while it is near the window, and shows it with its transition once it is in view. An
 * element that is far below is not changed; on the first load, neither is one that is visible already. Nothing
 * is measured here, because a forced layout for each block would delay a navigation.
 */
function enter(element: HTMLElement, entrance: Entrance): () => void {
  const isNavigation = entrance !== 'load';
  if (isNavigation) element.dataset.reveal = 'waiting';
  let stopWaiting: (() => void) | undefined;
  const stopWatching = observe(element, NEAR, ({ isIntersecting, boundingClientRect }) => {
    if (!isIntersecting) {
      delete element.dataset.reveal;
      return;
    }
    stopWatching();
    if (!isNavigation && boundingClientRect.top < window.innerHeight) return;
    element.dataset.reveal = 'waiting';
    stopWaiting = observe(element, IN_VIEW, (entry) => {
      if (!entry.isIntersecting) return;
      stopWaiting?.();
      element.dataset.reveal = 'shown';
    });
  });
  return () => {
    stopWatching();
    stopWaiting?.();
  };
}

/**
 * Animates the entrance of a block when it comes into view, 0.1 s after its previous sibling. The document
 * itself never hides content: visible blocks stay visible, and a block below is hidden only while it is near
 * the window. So print, search and hash links never show a hidden block.
 */
export function Reveal({ element = 'div', position = 0, children, ...attributes }: RevealProps) {
  const block = useRef<HTMLDivElement>(null);
  const entrance = use(EntranceContext);

  useLayoutEffect(() => {
    const target = block.current;
    if (!target) return undefined;
    const delay = Math.min(position, LAST_STAGGERED) * REVEAL_STAGGER_MS;
    target.style.setProperty('--reveal-delay', `${delay}ms`);
    return enter(target, entrance);
  }, [entrance, position]);

  return (
    <RevealedBlock as={element} ref={block} {...attributes}>
      {children}
    </RevealedBlock>
  );
}
