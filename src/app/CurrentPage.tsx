import { type EffectCallback, use, useEffect, useLayoutEffect } from 'react';
import type { Route } from '../routes/types';
import { pageOf } from './pages';
import { missingText, pageText } from './pageTexts';

export interface CurrentPageProps {
  readonly route: Route;
  readonly onLayout: EffectCallback;
  readonly onReady: EffectCallback;
}

/**
 * The page of a route with its text, and the effects of its arrival. Links prepare both in advance; Back and Forward may
 * have to wait. A prepared page is rendered without a promise: React would show the fallback for up to 300 ms.
 */
export function CurrentPage({ route, onLayout, onReady }: CurrentPageProps) {
  const { module } = pageOf(route);
  const { default: Page } = module.value ?? use(module.request());
  const request = missingText(route);
  if (request) use(request);
  useLayoutEffect(onLayout, [onLayout]);
  useEffect(onReady, [onReady]);
  return <Page route={route} text={pageText(route)} />;
}
