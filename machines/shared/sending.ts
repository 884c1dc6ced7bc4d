import type { EventObject } from 'xstate';

/** How long what visitors send is on its way, for every form. */
export const sendingDelays = {
  /** How long a simulated sending takes, in ms (specification, section 9). */
  simulatedSending: 1_500,
  /** How long the owner's endpoint may take, in ms. */
  sendTimeout: 15_000,
} as const;

/** For the owner, who may want to know why a service of others failed; the visitor sees a designed state. */
export function logFailure({ event }: { readonly event: EventObject }): void {
  if ('error' in event) console.warn(event.error);
}
