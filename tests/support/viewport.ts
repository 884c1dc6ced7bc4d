import { act } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';

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
