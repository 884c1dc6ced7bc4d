import { type EffectCallback, Suspense, use, useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { labels } from '../content/labels';
import { Header } from '../features/header/Header';
import { Toaster } from '../features/toasts/Toaster';
import { Tooltips } from '../features/tooltips/Tooltips';
import { matchRoute } from '../routes/matchRoute';
import type { Route } from '../routes/types';
import { globalStyles } from '../theme/globalStyles';
import { sectionColors } from '../theme/sections';
import { styled } from '../theme/stitches.config';
import { fonts, fontWeights, noFocusRing, sizes, space, zIndices } from '../theme/tokens';
import { EntranceContext } from '../ui/entrance';
import { NavigationContext } from '../ui/Link';
import { ErrorBoundary } from './ErrorBoundary';
import { pageOf } from './pages';
import { SiteFooter } from './SiteFooter';
import { type RouteEffectsOptions, useRouteEffects } from './useRouteEffects';

const SkipLink = styled('a', {
  position: 'absolute',
  left: space.gutter,
  top: '-4rem',
  zIndex: zIndices.skip,
  backgroundColor: '$action',
  color: '$onAction',
  /* Covers the logo. */
  minWidth: '10rem',
  padding: '.75rem 1rem',
  fontFamily: fonts.display,
  fontWeight: fontWeights.medium,
  '&:focus': { top: '.75rem' },
});

const Main = styled('main', {
  position: 'relative',
  isolation: 'isolate',
  minHeight: `calc(100svh - ${sizes.header})`,
  '&:focus': noFocusRing,
});

interface CurrentPageProps {
  readonly route: Route;
  readonly onLayout: EffectCallback;
  readonly onReady: EffectCallback;
}

/**
 * The page of a route, and the effects of its arrival. Links load the module in advance. A loaded page is rendered without a
 * promise: React would show the fallback for up to 300 ms.
 */
export function CurrentPage({ route, onLayout, onReady }: CurrentPageProps) {
  const page = pageOf(route);
  const { default: Page } = page.value ?? use(page.load());
  useLayoutEffect(onLayout, [onLayout]);
  useEffect(onReady, [onReady]);
  return <Page route={route} />;
}

/** The frame of the site: header, the page of the current location, footer. */
export function App(props: RouteEffectsOptions) {
  globalStyles();
  const [location, navigate] = useLocation();
  const { route, path } = matchRoute(location);
  const page = useRouteEffects(route, path, props);

  const navigation = useMemo(
    () => ({
      navigate: (href: string) => navigate(href),
      // Opening the page tries again and reports the error.
      prepare: (href: string) =>
        void pageOf(matchRoute(href).route)
          .load()
          .catch(() => undefined),
    }),
    [navigate],
  );

  return (
    <NavigationContext value={navigation}>
      <ErrorBoundary resetKey={path} onError={props.onReady}>
        <SkipLink href="#main">{labels.skipToContent}</SkipLink>
        <Header path={path} />
        <Main id="main" tabIndex={-1} className={route.section ? sectionColors(route.section) : undefined}>
          <EntranceContext value={page.entrance}>
            <ErrorBoundary resetKey={path} onError={page.onError}>
              <Suspense>
                <CurrentPage key={path} route={route} onLayout={page.onLayout} onReady={page.onReady} />
              </Suspense>
            </ErrorBoundary>
          </EntranceContext>
        </Main>
        <SiteFooter path={path} section={route.section} />
        <Toaster />
        <Tooltips path={path} />
      </ErrorBoundary>
    </NavigationContext>
  );
}
