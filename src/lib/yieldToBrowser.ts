/**
 * Ends the current task so that the browser can paint and handle input; resolves in a new task. Browsers without
 * `scheduler.yield` (Prioritized Task Scheduling) delay the timer in a hidden tab, where nobody waits for it.
 */
export const yieldToBrowser = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
