import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../../src/app/App';
import { addPageTexts, preparePage } from '../../src/app/pageTexts';
import { pageTexts } from '../../src/content/pageTexts';
import { matchRoute } from '../../src/routes/matchRoute';

/** Makes the page of a path ready, so that nothing suspends when it is shown. */
const preload = (path: string) => preparePage(matchRoute(path).route);

addPageTexts(pageTexts);

export interface RenderAtOptions {
  /** As the browser entry renders it: effects run twice. */
  readonly isStrict?: boolean;
  /** The pages that the test goes to by a link. */
  readonly alsoReady?: readonly string[];
}

/** Shows the whole site at a path, on an address that lives in memory. */
export async function renderAt(path: string, { isStrict = false, alsoReady = [] }: RenderAtOptions = {}) {
  await Promise.all([path, ...alsoReady].map(preload));
  const { hook, history, navigate } = memoryLocation({ path, record: true });
  const site = (
    <Router hook={hook}>
      <App />
    </Router>
  );
  const view = render(isStrict ? <StrictMode>{site}</StrictMode> : site);
  return {
    ...view,
    /** The addresses visited, oldest first; a replaced one is gone. */
    history,
    /** Goes to another page as a link would. */
    goTo: async (to: string) => {
      await preload(to);
      act(() => navigate(to));
    },
  };
}
