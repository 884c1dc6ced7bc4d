import { type RefObject, useEffect, useRef } from 'react';

/**
 * What a change of place does for those who do not see it: the title of the window follows, and what is shown begins at
 * its top and has the focus.
 * @param place that is shown; `title` is its name.
 */
export function useArrival(place: string, title: string, main: RefObject<HTMLElement | null>): void {
  const shown = useRef(place);
  useEffect(() => {
    document.title = title;
    if (shown.current === place) return;
    shown.current = place;
    window.scrollTo(0, 0);
    main.current?.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [place, title, main]);
}
