import { useEffect, useLayoutEffect, useRef } from 'react';
import { reportPageView } from '../features/chat/chat';
import { notFoundRoute } from '../routes/table';
import type { Route } from '../routes/types';
import { focusHeading } from './focusHeading';
import { hashTarget } from './hashTarget';
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

/**
 * A sibling of the page inside its Suspense boundary, so that its effects run when the page is in the document.
 * After a navigation it restores the scroll position, moves the focus to the heading of the hash target or to the h1, and
 * reports the page to the chat. It logs an unknown path once.
 */
export function PageArrival({ route, path, scrollMemory, hasNavigated, onReady }: PageArrivalProps) {
  const arrivedAt = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (arrivedAt.current === path) return;
    arrivedAt.current = path;
    if (route === notFoundRoute) console.error(`Page not found: ${path}`);
    if (!hasNavigated) return;
    scrollMemory?.arrive();
    focusHeading(hashTarget(location.hash));
  }, [path, route, scrollMemory, hasNavigated]);

  useEffect(() => (hasNavigated ? reportPageView(path) : undefined), [path, hasNavigated]);

  useEffect(() => {
    onReady?.();
  }, [onReady]);

  return null;
}
