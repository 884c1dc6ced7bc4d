import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus back to a button that lost it by being disabled while a form was sent.
 * @returns the ref of the button.
 */
export function useFocusAfter(isBusy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    const isDone = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (isDone && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isBusy]);
  return button;
}
