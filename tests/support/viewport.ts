import { act } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { vi } from 'vitest';

declare global {
  interface Window {
    readonly happyDOM: DetachedWindowAPI;
  }
}

const HEIGHT_PX = 768;

/** Sets the width of the window in px; media queries follow. */
export function setViewportWidth(width: number): void {
  act(() => {
    window.happyDOM.setViewport({ width, height: HEIGHT_PX });
    window.dispatchEvent(new Event('resize'));
  });
}

/** Scrolls the window to `y` px below its top. */
export function scrollWindowTo(y: number): void {
  act(() => {
    window.scrollTo({ top: y });
    window.dispatchEvent(new Event('scroll'));
  });
}

/** Height of a block, in px. */
const BLOCK = 100;

/** The bottom margin of an observer (`0px 0px -8% 0px`) in px. */
function bottomMargin(rootMargin: string): number {
  const [, , bottom = '0px'] = rootMargin.split(' ');
  const size = Number.parseFloat(bottom);
  return bottom.endsWith('%') ? (size / 100) * window.innerHeight : size;
}

/**
 * A window in which every block is at the same distance from the top, and an `IntersectionObserver` that
 * reports like a browser's: soon after it starts to observe, and whenever the result changes.
 */
export function simulateViewport(topPx: number) {
  let top = topPx;
  const reported = new Map<SimulatedObserver, boolean | undefined>();
  const rectangle = () => new DOMRect(0, top, BLOCK, BLOCK);

  class SimulatedObserver {
    readonly callback: (entries: readonly object[]) => void;
    readonly margin: number;
    constructor(callback: (entries: readonly object[]) => void, { rootMargin = '' } = {}) {
      this.callback = callback;
      this.margin = bottomMargin(rootMargin);
    }
    observe() {
      reported.set(this, undefined);
    }
    disconnect() {
      reported.delete(this);
    }
  }

  vi.stubGlobal('IntersectionObserver', SimulatedObserver);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(rectangle);

  /** Notifies every observer with a new result, including those that start during a notification. */
  const settle = () => {
    for (const [observer, last] of [...reported]) {
      const isIntersecting = top < window.innerHeight + observer.margin && top + BLOCK > 0;
      if (isIntersecting === last || !reported.has(observer)) continue;
      reported.set(observer, isIntersecting);
      observer.callback([{ isIntersecting, boundingClientRect: rectangle() }]);
      settle();
    }
  };

  return {
    /** Gives the browser time to notify the observers. */
    settle: () => act(settle),
    /** Scrolls until the block is `topPx` from the top of the window. */
    scrollTo: (newTopPx: number) => {
      top = newTopPx;
      act(settle);
    },
    observerCount: () => reported.size,
  };
}
