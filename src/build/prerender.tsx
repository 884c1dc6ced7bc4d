import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from '../app/App';
import { addPageTexts } from '../app/pageTexts';
import { pageTexts } from '../content/pageTexts';
import { addressOf, BASE_PATH } from '../lib/addresses';

addPageTexts(pageTexts);

/**
 * The markup of the page at a path, as React will hydrate it: the same tree as in `main.tsx`.
 * @throws Error when the page throws, or when a part of it was left for later.
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
      // By default a large boundary is written as a fallback, with its content hidden and revealed by inline scripts.
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
