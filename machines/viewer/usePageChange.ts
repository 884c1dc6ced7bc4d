import { type RefObject, useEffect, useRef } from 'react';

/**
 * Announces a change of page: sets the document title, scrolls to the top, and moves the focus to the page.
 * @param visit number of the visit; a page may be visited again.
 * @param title of the document.
 */
export function usePageChange(visit: number, title: string, main: RefObject<HTMLElement | null>): void {
  const shown = useRef(visit);
  useEffect(() => {
    document.title = title;
    if (shown.current === visit) return;
    shown.current = visit;
    window.scrollTo(0, 0);
    main.current?.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [visit, title, main]);
}
