import type { EventObject } from 'xstate';

/** Delays of sending, for every form. */
export const sendingDelays = {
  /** Duration of a simulated request, in ms. */
  simulatedSending: 1_500,
  /** Timeout of the owner's endpoint, in ms. */
  sendTimeout: 15_000,
} as const;

/** Logs why a service failed, for the owner; the visitor sees the error state of the form. */
export function logFailure({ event }: { readonly event: EventObject }): void {
  if ('error' in event) console.warn(event.error);
}
