import { type RefObject, useEffect, useRef } from 'react';

/**
 * Announces a change of page: sets the document title, scrolls to the top, and moves the focus to the page.
 * @param path of the page.
 * @param title of the document.
 */
export function usePageChange(path: string, title: string, main: RefObject<HTMLElement | null>): void {
  const shown = useRef(path);
  useEffect(() => {
    document.title = title;
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);
    main.current?.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path, title, main]);
}
