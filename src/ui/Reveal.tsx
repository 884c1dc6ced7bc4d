import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { styled } from '../theme/stitches.config';
import { REVEAL_STAGGER_MS } from '../theme/tokens';

/** How the page came: with the document, whose content is seen already, or by a navigation within the site. */
export const EntranceContext = createContext<'load' | 'navigation'>('load');

const delay = (position: number) => ({ '--reveal-delay': `${position * REVEAL_STAGGER_MS}ms` });

const RevealedBlock = styled('div', {
  '@motion': {
    '&[data-reveal="waiting"]': { opacity: 0, transform: 'translateY(14px)' },
    '&[data-reveal="shown"]': {
      transition: 'opacity $transitions$reveal, transform $transitions$reveal',
      transitionDelay: 'var(--reveal-delay, 0ms)',
    },
  },
  variants: {
    position: { 0: delay(0), 1: delay(1), 2: delay(2), 3: delay(3), 4: delay(4), 5: delay(5) },
  },
});

type RevealPosition = 0 | 1 | 2 | 3 | 4 | 5;

export interface RevealProps {
  readonly as?: 'div' | 'li' | 'article' | 'section';
  /** Place in its group: each enters 0.1 s after the one before. */
  readonly position?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

const STAGGERED: readonly RevealPosition[] = [0, 1, 2, 3, 4, 5];

/** An element is in view when its top is above the lowest 8 % of the window, and near when it is a quarter below. */
const IN_VIEW = '0px 0px -8% 0px';
const NEAR = '0px 0px 25% 0px';

/** Calls back once, when the element first meets the window widened by `margin`. Returns the function that stops it. */
function whenMeeting(margin: string, element: Element, onMeeting: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      onMeeting();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Lets a block enter when it comes into view (specification, section 4: on view or load, stagger 0.1 s). Content is
 * never hidden by the document itself: what is on screen when the page wakes up stays, and a block below waits only
 * from the moment it is near, so that printing, searching and jumping never meet a hidden one.
 */
export function Reveal({ as = 'div', position = 0, className, children }: RevealProps) {
  const block = useRef<HTMLDivElement>(null);
  const entrance = use(EntranceContext);

  useLayoutEffect(() => {
    const element = block.current;
    if (!element || !('IntersectionObserver' in window)) return;
    const isInWindow = () => element.getBoundingClientRect().top < window.innerHeight;
    const wait = () => {
      element.dataset.reveal = 'waiting';
      return whenMeeting(IN_VIEW, element, () => {
        element.dataset.reveal = 'shown';
      });
    };
    if (entrance === 'navigation' && isInWindow()) return wait();
    let stopWaiting: (() => void) | undefined;
    const stopWatching = whenMeeting(NEAR, element, () => {
      if (!isInWindow()) stopWaiting = wait();
    });
    return () => {
      stopWatching();
      stopWaiting?.();
    };
  }, [entrance]);

  return (
    <RevealedBlock
      as={as}
      ref={block}
      position={STAGGERED[Math.min(position, STAGGERED.length - 1)] ?? 0}
      {...(className === undefined ? {} : { className })}
    >
      {children}
    </RevealedBlock>
  );
}
