import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { startChatWhenIdle } from '../features/chat/chat';
import { addressOf, BASE_PATH, pathOf } from '../lib/addresses';
import { whenIdle, yieldToBrowser } from '../lib/scheduling';
import { matchRoute } from '../routes/matchRoute';
import { routes } from '../routes/table';
import { App } from './App';
import { aroundNavigation } from './aroundNavigation';
import { changedFields, replayEarlyEvents } from './earlyEvents';
import { pageOf } from './pages';
import { createScrollMemory } from './scrollMemory';
import { hashTarget } from './targets';

/** Resolves when the browser has read the whole document; before that, its end is missing. */
const whenParsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });

/** Leaves out images while they fail, as all do offline: the browser would draw the sign of a broken one. */
function leaveOutFailedImages(): void {
  for (const result of ['load', 'error'])
    document.addEventListener(
      result,
      ({ target }) => {
        if (target instanceof HTMLImageElement) target.style.visibility = result === 'load' ? '' : 'hidden';
      },
      true,
    );
  // Those that failed before hydration report it again, to this listener and to their components.
  for (const image of document.images)
    if (image.complete && image.currentSrc && image.naturalWidth === 0)
      image.dispatchEvent(new Event('error'));
}

/** Hydrates the document if it was prerendered for the current path; otherwise renders from scratch. */
export async function start(): Promise<void> {
  // A bundle from the cache can be faster than the document, on a slow network or a busy machine.
  await whenParsed();
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no element with the id "root".');

  const current = pathOf(window.location.pathname);
  const { route, path } = matchRoute(current);
  // The address of an unknown route stays as it is: another one could be that of a page, or of another host.
  if (path !== current && route.path !== '/404') {
    history.replaceState(history.state, '', addressOf(path) + window.location.search + window.location.hash);
  }
  const isOwnDocument = document.documentElement.dataset.route === route.path;
  // The error boundary shows a page that throws while it is loaded.
  await pageOf(route)
    .load()
    .catch(() => undefined);

  await yieldToBrowser();

  const scrollMemory = createScrollMemory();
  const changed = changedFields();
  /** Called for every page; only the first call has an effect. */
  const onFirstReady = () => {
    if (document.documentElement.dataset.ready !== undefined) return;
    document.documentElement.dataset.ready = '';
    replayEarlyEvents(changed);
    leaveOutFailedImages();
    // On a first visit it would be a third of all script: links load their page when they are pointed at.
    if (scrollMemory.isReturn) void preloadWhenIdle();
    startChatWhenIdle();
    // The browser found no hash target in the document of another page.
    if (!isOwnDocument) hashTarget(window.location.hash)?.scrollIntoView();
  };
  // After the current effects: within them, React does not render between two replayed events.
  const onReady = () => queueMicrotask(onFirstReady);
  const app = (
    <StrictMode>
      <Router base={BASE_PATH} aroundNav={aroundNavigation(scrollMemory)}>
        <App onReady={onReady} scrollMemory={scrollMemory} />
      </Router>
    </StrictMode>
  );
  document.documentElement.classList.remove('foreign-document');
  if (isOwnDocument) {
    // By default React reports a mismatch, such as after a translator's change, as an uncaught error.
    hydrateRoot(container, app, { onRecoverableError: console.error });
  } else {
    container.replaceChildren();
    createRoot(container).render(app);
  }
}

/** Evaluates the module of every page, one per idle period, so that Back and Forward need not wait. Resolves after the last. */
async function preloadWhenIdle(): Promise<void> {
  for (const page of new Set(routes.map(pageOf))) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    // Opening the page reports the error.
    await page.load().catch(() => undefined);
  }
}
