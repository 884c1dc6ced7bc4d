import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../../src/app/App';
import { pageOf } from '../../src/app/pages';
import { matchRoute } from '../../src/routes/matchRoute';

/** Loads the page of a path, so that nothing suspends when it is rendered. */
const preload = (path: string) => pageOf(matchRoute(path).route).load();

interface RenderAtOptions {
  /** Renders in StrictMode, like the browser entry: effects run twice. */
  readonly isStrict?: boolean;
  /** Further pages to prepare, to which the test navigates by a link. */
  readonly alsoReady?: readonly string[];
}

/** Renders the whole site at a path, with an in-memory location. */
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
    /** The visited addresses, oldest first; replaced ones are removed. */
    history,
    /** Navigates to another page, like a link. */
    goTo: async (to: string) => {
      await preload(to);
      act(() => navigate(to));
    },
  };
}
