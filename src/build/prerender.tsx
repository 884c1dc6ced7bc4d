import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from '../app/App';
import { addressOf, BASE_PATH } from '../lib/addresses';
import type { Route } from '../routes/types';
import { getCssText, reset } from '../theme/stitches.config';
import { minifySheet } from './stylesheet';

/** The animations, which modules insert when they are evaluated. After `reset`, rendering does not insert them again. */
const moduleRules = getCssText();

/**
 * The markup of the page at a path, from the tree that `app/start.tsx` hydrates.
 * @throws Error if the page throws, or if React left a part of it for later.
 */
export async function prerenderPage(path: string): Promise<string> {
  let failure: unknown;
  const { prelude, postponed } = await prerender(
    <StrictMode>
      <Router base={BASE_PATH} ssrPath={addressOf(path)}>
        <App />
      </Router>
    </StrictMode>,
    {
      // By default React writes a large boundary as a fallback, and reveals its content by inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure = error;
      },
    },
  );
  const markup = await new Response(prelude).text();
  if (failure !== undefined) throw new Error(`${path} cannot be prerendered`, { cause: failure });
  if (postponed !== null || markup.includes('<template')) throw new Error(`${path} was not rendered whole.`);
  return markup;
}

export interface PrerenderedPage {
  readonly route: Route;
  readonly markup: string;
  /** The rules for the first paint, as text that Stitches adopts. */
  readonly styles: string;
}

/** Prerenders pages one after the other, because all of them insert their rules into one sheet. */
export async function prerenderPages(routes: readonly Route[]): Promise<readonly PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const route of routes) {
    reset();
    const markup = await prerenderPage(route.path);
    pages.push({ route, markup, styles: await minifySheet(moduleRules + getCssText()) });
  }
  return pages;
}
