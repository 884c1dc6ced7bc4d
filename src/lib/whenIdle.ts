/** Safari has no `requestIdleCallback`; a short pause replaces it. */
const PAUSE_MS = 200;

/** The longest time that a browser takes, 24 days. */
const NEVER_MS = 0x7fffffff;

/**
 * Runs a task when the browser has nothing else to do.
 * @param timeout after which it runs even if the browser is busy, in ms; without it the task may wait for ever.
 * @returns a function that cancels a task that has not run yet.
 */
export function whenIdle(task: () => void, timeout = NEVER_MS): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(() => task(), { timeout });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, PAUSE_MS);
  return () => clearTimeout(timer);
}
