import { useCallback, useEffect, useRef, useState } from 'react';
import { reportPageView } from '../features/chat/chat';
import { pathOf } from '../lib/addresses';
import { matchRoute } from '../routes/matchRoute';
import { notFoundRoute } from '../routes/table';
import type { Route } from '../routes/types';
import type { Entrance } from '../ui/entrance';
import { applyDocumentHead, documentHead } from './head';
import type { ScrollMemory } from './scrollMemory';
import { focusHeading, hashTarget } from './targets';

export interface RouteEffectsOptions {
  /** Called when a page, or the error screen in its place, is in the document and answers events. */
  readonly onReady?: () => void;
  /** Scroll positions by history entry; undefined while prerendering. */
  readonly scrollMemory?: ScrollMemory;
}

/**
 * Title, scroll position and focus after a navigation, in this order. The page runs the returned effects itself: it can be
 * hydrated, or loaded, later than the component that calls this hook.
 */
export function useRouteEffects(route: Route, path: string, { scrollMemory, onReady }: RouteEffectsOptions) {
  const [visit, setVisit] = useState<{ readonly path: string; readonly entrance: Entrance }>({
    path,
    entrance: 'load',
  });
  /** React repeats the layout effects of a page, in StrictMode and when a Suspense boundary shows it again. */
  const arrivedVisit = useRef<typeof visit>(undefined);

  if (path !== visit.path) setVisit({ path, entrance: scrollMemory?.startsAtTop() ? 'link' : 'return' });

  useEffect(() => scrollMemory?.watch(), [scrollMemory]);

  useEffect(() => {
    const onPopState = () => {
      // Between entries of one page, or by a link to a hash on it, which the browser follows.
      if (matchRoute(pathOf(window.location.pathname)).path === path) scrollMemory?.restorePosition();
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [path, scrollMemory]);

  const onLayout = useCallback(() => {
    if (arrivedVisit.current === visit) return;
    arrivedVisit.current = visit;
    applyDocumentHead(documentHead(route));
    if (route === notFoundRoute) console.error(`Page not found: ${visit.path}`);
    if (visit.entrance === 'load') return;
    scrollMemory?.arrive();
    focusHeading(hashTarget(location.hash));
  }, [visit, route, scrollMemory]);

  const onPageReady = useCallback(() => {
    const cancelReport = visit.entrance === 'load' ? undefined : reportPageView(visit.path);
    onReady?.();
    return cancelReport;
  }, [visit, onReady]);

  const onError = () => {
    applyDocumentHead(documentHead(route));
    // The entry now shows the error screen: its scroll position must not overwrite the position of the previous page.
    scrollMemory?.enterEntry();
    if (visit.entrance !== 'load') focusHeading();
    onReady?.();
  };

  return { entrance: visit.entrance, onLayout, onReady: onPageReady, onError };
}
