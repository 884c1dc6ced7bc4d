import { INTENT_EVENTS } from './intentEvents';

/** A promise with the state that React's `use` reads, so that it continues without a delay once it is fulfilled. */
interface Intent extends Promise<void> {
  status: 'pending' | 'fulfilled';
}

const shown = (): Intent => Object.assign(Promise.resolve(), { status: 'fulfilled' as const });

let current = shown();

/** Fulfilled at the first sign of the visitor's intent; at once where nothing waits for one. */
export const visitorIntent = (): Promise<void> => current;

export const hasVisitorIntent = (): boolean => current.status === 'fulfilled';

/**
 * Waits for the first intent from now on. The boot script marks the document with `data-intent` when it came before the
 * bundle; then there is nothing to wait for.
 */
export function awaitVisitorIntent(): void {
  if (document.documentElement.dataset.intent !== undefined) return;
  const watch = new AbortController();
  const promise = new Promise<void>((resolve) => {
    // On the window and in the capture phase: before React handles the same event.
    const options = { capture: true, passive: true, signal: watch.signal };
    const show = () => {
      watch.abort();
      intent.status = 'fulfilled';
      resolve();
    };
    for (const type of INTENT_EVENTS) window.addEventListener(type, show, options);
  });
  const intent: Intent = Object.assign(promise, { status: 'pending' as const });
  current = intent;
}
