/**
 * `scheduler.yield` (Prioritized Task Scheduling) is not available in all browsers, and not in TypeScript's DOM
 * types.
 */
interface YieldingScheduler {
  readonly yield?: () => Promise<void>;
}

/** Ends the current task so that the browser can paint and handle input; resolves in a new task. */
export function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: YieldingScheduler };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
