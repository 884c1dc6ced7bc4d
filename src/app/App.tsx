import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { labels } from '../content/labels';
import { Header } from '../features/header/Header';
import { PricingProvider } from '../features/pricing/PricingContext';
import { Toaster } from '../features/toasts/Toaster';
import { ToastsProvider } from '../features/toasts/ToastsProvider';
import { Tooltips } from '../features/tooltips/Tooltips';
import { pathOf } from '../lib/addresses';
import { matchRoute } from '../routes/matchRoute';
import { globalStyles } from '../theme/globalStyles';
import { type Entrance, EntranceContext } from '../ui/entrance';
import { NavigationContext } from '../ui/Link';
import { SkipLink } from '../ui/SkipLink';
import { CurrentPage } from './CurrentPage';
import { DocumentHead } from './DocumentHead';
import { ErrorBoundary } from './ErrorBoundary';
import { PageArrival } from './PageArrival';
import { PageFrame } from './PageFrame';
import { areTextsGone, preparePage } from './pageTexts';
import { SiteFooter } from './SiteFooter';
import type { ScrollMemory } from './scrollMemory';

export interface AppProps {
  /** Called when a page, or the error screen in its place, is in the document and answers events. */
  readonly onReady?: () => void;
  /** Where the visitor was on each page; absent while prerendering. */
  readonly scrollMemory?: ScrollMemory;
}

/** The frame of the site: header, the page of the current location, footer. */
export function App({ onReady, scrollMemory }: AppProps) {
  globalStyles();
  const [location, navigate] = useLocation();
  const { route, path } = matchRoute(location);
  const [shown, setShown] = useState<{ readonly path: string; readonly entrance: Entrance }>({
    path,
    entrance: 'load',
  });
  const hasNavigated = shown.entrance !== 'load';

  const navigation = useMemo(
    () => ({
      navigate: (href: string) => navigate(href),
      // A page that fails here is tried again, and reported, when it is opened.
      prepare: (href: string) => void preparePage(matchRoute(href).route).catch(() => undefined),
    }),
    [navigate],
  );

  const onError = () => {
    if (hasNavigated && areTextsGone()) {
      // Back or Forward after a deploy. Nothing is visible until the new document is here.
      document.documentElement.classList.add('foreign-document');
      window.location.reload();
    }
    // The error screen is where the visitor is now: what is scrolled there is no place of the page before.
    scrollMemory?.enterEntry();
    onReady?.();
  };

  if (path !== shown.path) setShown({ path, entrance: scrollMemory?.startsAtTop() ? 'link' : 'return' });

  useEffect(() => scrollMemory?.watch(), [scrollMemory]);

  useEffect(() => {
    const onPopState = () => {
      if (matchRoute(pathOf(window.location.pathname)).path === path) scrollMemory?.moveWithinPage();
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [path, scrollMemory]);

  useEffect(() => {
    if (path !== location)
      navigate(path + window.location.search + window.location.hash, {
        replace: true,
        state: window.history.state,
      });
  }, [location, navigate, path]);

  return (
    <NavigationContext value={navigation}>
      <ErrorBoundary resetKey={path} onError={onReady}>
        <ToastsProvider>
          <PricingProvider>
            <SkipLink href="#main">{labels.skipToContent}</SkipLink>
            <Header path={path} />
            <PageFrame section={route.section}>
              <EntranceContext value={shown.entrance}>
                <DocumentHead route={route} />
                <ErrorBoundary resetKey={path} onError={onError}>
                  <Suspense>
                    <CurrentPage key={path} route={route} />
                    <PageArrival
                      route={route}
                      path={path}
                      scrollMemory={scrollMemory}
                      hasNavigated={hasNavigated}
                      onReady={onReady}
                    />
                  </Suspense>
                </ErrorBoundary>
              </EntranceContext>
            </PageFrame>
            <SiteFooter path={path} />
            <Toaster />
            <Tooltips path={path} />
          </PricingProvider>
        </ToastsProvider>
      </ErrorBoundary>
    </NavigationContext>
  );
}
