/** Safari has no `requestIdleCallback`; a short delay replaces it. */
const PAUSE_MS = 200;

/** The longest timeout that browsers support, 24 days. */
const NEVER_MS = 0x7fffffff;

/**
 * Runs a task when the browser is idle. The script in the head of each document needs no more of this module.
 * @param timeout after which the task runs even if the browser is busy, in ms.
 * @returns a handle of an idle callback, or of a timer.
 */
export const requestIdle = (task: () => void, timeout: number): number =>
  window.requestIdleCallback
    ? window.requestIdleCallback(() => task(), { timeout })
    : window.setTimeout(task, PAUSE_MS);

/**
 * Runs a task when the browser is idle.
 * @param timeout after which the task runs even if the browser is busy, in ms; by default it waits.
 * @returns a function that cancels a pending task.
 */
export function whenIdle(task: () => void, timeout = NEVER_MS): () => void {
  const handle = requestIdle(task, timeout);
  return () => (window.cancelIdleCallback ?? window.clearTimeout)(handle);
}
