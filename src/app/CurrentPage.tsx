import { use } from 'react';
import type { Route } from '../routes/types';
import { pageOf } from './pages';
import { missingText, pageText } from './pageTexts';

/**
 * The page of a route with its text. Links make both ready beforehand; Back and Forward may come earlier, and then wait. What
 * is ready is shown without a promise: React would show the fallback, and hold the page back for up to 300 ms.
 */
export function CurrentPage({ route }: { readonly route: Route }) {
  const { module } = pageOf(route);
  const { default: Page } = module.value ?? use(module.request());
  const request = missingText(route);
  if (request) use(request);
  return <Page route={route} text={pageText(route)} />;
}
