import type { TransitionKind } from './chart';

/** What sets a transition off, told from the type of its event. */
export interface Trigger {
  readonly kind: TransitionKind;
  /** The id of the invoked actor that answers. */
  readonly invoke?: string;
}

const answers = [
  ['xstate.done.actor.', 'done'],
  ['xstate.error.actor.', 'error'],
  ['xstate.snapshot.', 'snapshot'],
] as const;

/** Reads the names that XState gives to its own events; every other is an event of the author's, or a wildcard. */
export function triggerOf(event: string): Trigger {
  for (const [prefix, kind] of answers) {
    if (event.startsWith(prefix)) return { kind, invoke: event.slice(prefix.length) };
  }
  if (event === '') return { kind: 'always' };
  if (event.startsWith('xstate.after.')) return { kind: 'after' };
  if (event.startsWith('xstate.done.state.')) return { kind: 'done-state' };
  if (event === 'xstate.route') return { kind: 'route' };
  return { kind: event === '*' || event.endsWith('.*') ? 'wildcard' : 'event' };
}
