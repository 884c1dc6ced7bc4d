import type { TransitionKind } from './chart';

/** Trigger of a transition, read from the type of its event. */
export interface Trigger {
  readonly kind: TransitionKind;
  /** Id of the invoked actor, for `done` and `error`. */
  readonly invoke?: string;
}

/** Prefixes of the types of the events that an invoked actor sends to its machine; its id follows. */
export const answerPrefixes = { done: 'xstate.done.actor.', error: 'xstate.error.actor.' } as const;

/** Reads the types of XState's own events; all others are events of the author. */
export function triggerOf(event: string): Trigger {
  for (const kind of ['done', 'error'] as const) {
    const prefix = answerPrefixes[kind];
    if (event.startsWith(prefix)) return { kind, invoke: event.slice(prefix.length) };
  }
  if (event === '') return { kind: 'always' };
  return { kind: event.startsWith('xstate.after.') ? 'after' : 'event' };
}
