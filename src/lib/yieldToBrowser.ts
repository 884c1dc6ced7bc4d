/** `scheduler.yield` (Prioritized Task Scheduling) is not available in all browsers, and not in TypeScript's DOM types. */
interface Global {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/**
 * Ends the current task so that the browser can paint and handle input; resolves in a new task. Browsers without
 * `scheduler.yield` delay the timer in a hidden tab, where nobody waits for it.
 */
export const yieldToBrowser = (): Promise<void> =>
  (globalThis as Global).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
