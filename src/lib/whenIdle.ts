/** Safari has no `requestIdleCallback`; a short delay replaces it. */
const PAUSE_MS = 200;

/** The longest timeout that browsers support, 24 days. */
const NEVER_MS = 0x7fffffff;

/**
 * Runs a task when the browser is idle.
 * @param timeout after which the task runs even if the browser is busy, in ms.
 * @returns a function that cancels a pending task.
 */
export function whenIdle(task: () => void, timeout = NEVER_MS): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(() => task(), { timeout });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, PAUSE_MS);
  return () => clearTimeout(timer);
}
