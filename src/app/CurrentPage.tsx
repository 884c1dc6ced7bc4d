import { type EffectCallback, use, useEffect, useLayoutEffect } from 'react';
import type { Route } from '../routes/types';
import { pageOf } from './pages';

export interface CurrentPageProps {
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
