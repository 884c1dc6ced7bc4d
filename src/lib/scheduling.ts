/** Safari has no `requestIdleCallback`; a short delay replaces it. */
const PAUSE_MS = 200;

/**
 * Runs a task when the browser is idle. The script in the head of each document needs no more of this module.
 * @param options `timeout` after which the task runs even if the browser is busy, in ms; by default it waits.
 * @returns a handle of an idle callback, or of a timer.
 */
export const requestIdle = (task: () => void, options?: IdleRequestOptions): number =>
  window.requestIdleCallback
    ? window.requestIdleCallback(() => task(), options)
    : window.setTimeout(task, PAUSE_MS);

/** Runs a task when the browser is idle. @returns a function that cancels a pending task. */
export function whenIdle(task: () => void, options?: IdleRequestOptions): () => void {
  const handle = requestIdle(task, options);
  return () => (window.cancelIdleCallback ?? window.clearTimeout)(handle);
}

/**
 * Ends the current task so that the browser can paint and handle input; resolves in a new task. Browsers without
 * `scheduler.yield` (Prioritized Task Scheduling) delay the timer in a hidden tab, where no visitor waits for it.
 */
export const yieldToBrowser = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
