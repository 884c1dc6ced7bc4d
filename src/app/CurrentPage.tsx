import { use } from 'react';
import type { Route } from '../routes/types';
import { missingText, pageText } from './pageTexts';

/** The page of a route with its text. Back and Forward may come before the text, and then wait for it. */
export function CurrentPage({ route }: { readonly route: Route }) {
  const request = missingText(route);
  if (request) use(request);
  const { Component: Page } = route.page;
  return <Page route={route} text={pageText(route)} />;
}
