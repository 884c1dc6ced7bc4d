import { afterAll, beforeAll, vi } from 'vitest';

/** The window of happy-dom before a test resizes it, in px. */
const viewport = { width: 1024, height: 768 };

// Files share a worker: each starts with a clean address, storage and document, and restores globals and timers.
beforeAll(() => {
  if (typeof document === 'undefined') return;
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  localStorage.clear();
  document.body.replaceChildren();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) if (name !== 'lang') root.removeAttribute(name);
  window.happyDOM.setViewport(viewport);
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
