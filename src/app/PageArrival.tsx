import { useEffect, useLayoutEffect, useRef } from 'react';
import { reportPageView } from '../features/chat/chat';
import { notFoundRoute } from '../routes/table';
import type { Route } from '../routes/types';
import type { ScrollMemory } from './scrollMemory';

export interface PageArrivalProps {
  readonly route: Route;
  readonly path: string;
  readonly scrollMemory: ScrollMemory | undefined;
  /** Whether the visitor came to the page from another one of the site. */
  readonly hasNavigated: boolean;
  /** The page is in the document and answers events. */
  readonly onReady: (() => void) | undefined;
}

/** The focus on the heading is the announcement: a second one would be read twice. */
function focusHeading(): void {
  const heading = document.querySelector('main h1');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  heading.focus({ preventScroll: true });
}

/**
 * A sibling of the page inside its Suspense boundary, so that its effects run when the page is in the document.
 * After a navigation it restores the scroll position, moves the focus to the h1 and reports the page to the chat. It logs
 * an unknown path once.
 */
export function PageArrival({ route, path, scrollMemory, hasNavigated, onReady }: PageArrivalProps) {
  const arrivedAt = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (arrivedAt.current === path) return;
    arrivedAt.current = path;
    if (route === notFoundRoute) console.error(`Page not found: ${path}`);
    if (!hasNavigated) return;
    scrollMemory?.arrive();
    focusHeading();
  }, [path, route, scrollMemory, hasNavigated]);

  useEffect(() => (hasNavigated ? reportPageView(path) : undefined), [path, hasNavigated]);

  useEffect(() => {
    onReady?.();
  }, [onReady]);

  return null;
}
