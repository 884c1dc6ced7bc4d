import { useLayoutEffect } from 'react';
import type { Route } from '../routes/types';
import { applyDocumentHead, documentHead } from './head';

/** Writes the head of the page on screen. It stands before the page, since the title comes before scroll and focus. */
export function DocumentHead({ route }: { readonly route: Route }) {
  useLayoutEffect(() => applyDocumentHead(documentHead(route)), [route]);
  return null;
}
