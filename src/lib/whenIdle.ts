/** Safari has no `requestIdleCallback`; a short pause stands in for it. */
const PAUSE_MS = 200;

/**
 * Runs a task when the browser has nothing else to do.
 * @param timeout after which it runs even if the browser is busy, in ms; without it the task may wait for ever.
 */
export function whenIdle(task: () => void, timeout?: number): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(() => task(), timeout === undefined ? {} : { timeout });
  } else {
    setTimeout(task, PAUSE_MS);
  }
}
