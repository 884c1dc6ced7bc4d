import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './app/App';
import { aroundNavigation } from './app/aroundNavigation';
import { replayEarlyEvents } from './app/earlyEvents';
import { hashTarget } from './app/hashTarget';
import { startInspection } from './app/inspection';
import { preparePage, requestPageTexts, takeDocumentText } from './app/pageTexts';
import { preloadWhenIdle } from './app/preloadWhenIdle';
import { rehearsePages } from './app/rehearsePages';
import { createScrollMemory } from './app/scrollMemory';
import { startChatWhenIdle } from './features/chat/chat';
import { matchRoute } from './routes/matchRoute';

/** Brings the document to life: hydrates the one of the current path, renders any other from scratch. */
async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no element with the id "root".');

  const { route, path } = matchRoute(window.location.pathname);
  if (path !== window.location.pathname) {
    history.replaceState(history.state, '', path + window.location.search + window.location.hash);
  }
  const isOwnDocument = document.documentElement.dataset.route === route.path;
  if (isOwnDocument) takeDocumentText(route);
  // Now, so that the texts come while the page wakes up: the first link may be pressed in that moment.
  requestPageTexts().catch(() => undefined);
  // A page that fails to load is shown by the error boundary.
  await preparePage(route).catch(() => undefined);

  await startInspection();

  const scrollMemory = createScrollMemory();
  const onReady = () => wakeUp(isOwnDocument);
  const app = (
    <StrictMode>
      <Router aroundNav={aroundNavigation(scrollMemory)}>
        <App onReady={onReady} scrollMemory={scrollMemory} />
      </Router>
    </StrictMode>
  );
  document.documentElement.classList.remove('foreign-document');
  if (isOwnDocument) {
    hydrateRoot(container, app, { onRecoverableError: reportRecoverableError });
  } else {
    container.replaceChildren();
    createRoot(container).render(app);
  }
}

/** Called for every page; only the first one wakes the document up. */
function wakeUp(isOwnDocument: boolean): void {
  if (document.documentElement.dataset.ready !== undefined) return;
  document.documentElement.dataset.ready = '';
  replayEarlyEvents();
  void preloadWhenIdle().then(rehearsePages);
  startChatWhenIdle();
  // In another document the browser found no hash target.
  if (!isOwnDocument) hashTarget(window.location.hash)?.scrollIntoView();
}

/** A mismatch between the prerendered document and the page is otherwise quiet in production. */
function reportRecoverableError(error: unknown): void {
  console.error('Hydration did not match the prerendered document.', error);
}

void start();
