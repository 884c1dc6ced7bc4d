import { type RefObject, useLayoutEffect } from 'react';
import type { HeaderEvent } from '../../../machines/header.machine';

/** The document contains both the desktop menu and the mobile menu; only one of them is displayed. */
const isDisplayed = (element: Element): boolean => element.getClientRects().length > 0;

/** The button that opened the open panel: in the mobile menu the hamburger, which stays when the menu closes. */
export function openerIn(header: HTMLElement | null): HTMLElement | undefined {
  const openers = header?.querySelectorAll<HTMLElement>('button[aria-expanded="true"]') ?? [];
  return [...openers].find(isDisplayed);
}

/**
 * While a panel of the header is open, Escape and a press outside of the header dismiss it. Escape returns the focus to the
 * button that opened the panel.
 */
export function useDismissal(
  header: RefObject<HTMLElement | null>,
  isOpen: boolean,
  send: (event: HeaderEvent) => void,
): void {
  // A layout effect runs before the next click; an effect would wait for the paint.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && header.current?.contains(target)) return;
      send({ type: 'header.dismissed' });
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      openerIn(header.current)?.focus();
      send({ type: 'header.dismissed' });
    };
    const watch = new AbortController();
    const { signal } = watch;
    // On the document: in Safari a clicked button does not get the focus, so the header would receive no key
    // events.
    document.addEventListener('pointerdown', onPointerDown, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    return () => watch.abort();
  }, [header, isOpen, send]);
}
