import { INTENT_EVENTS } from './intentEvents';

/** A promise with the status that React's `use` reads, so that a fulfilled one causes no delay. */
interface Intent extends Promise<void> {
  status: 'pending' | 'fulfilled';
}

const shown = (): Intent => Object.assign(Promise.resolve(), { status: 'fulfilled' as const });

let current = shown();

/** Fulfilled at the visitor's first interaction; immediately if `awaitVisitorIntent` was not called. */
export const visitorIntent = (): Promise<void> => current;

export const hasVisitorIntent = (): boolean => current.status === 'fulfilled';

/**
 * Starts to wait for the first interaction. If it came before the bundle, the pre-hydration script has set
 * `data-intent`, and there is nothing to wait for.
 */
export function awaitVisitorIntent(): void {
  if (document.documentElement.dataset.intent !== undefined) return;
  const watch = new AbortController();
  const promise = new Promise<void>((resolve) => {
    // On the window and in the capture phase, which is before React handles the event.
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
