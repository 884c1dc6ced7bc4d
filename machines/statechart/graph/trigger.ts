import type { TransitionKind } from './chart';

/** What sets a transition off, told from the type of its event. */
export interface Trigger {
  readonly kind: TransitionKind;
  /** The id of the invoked actor that answers. */
  readonly invoke?: string;
}

/** What an invoked actor tells the machine that invokes it. */
export type Answer = Extract<TransitionKind, 'done' | 'error' | 'snapshot'>;

/** How the types of an actor's answers begin; its id follows. */
export const answerPrefixes: Readonly<Record<Answer, string>> = {
  done: 'xstate.done.actor.',
  error: 'xstate.error.actor.',
  snapshot: 'xstate.snapshot.',
};

export const isAnswer = (kind: TransitionKind): kind is Answer => Object.hasOwn(answerPrefixes, kind);

/** Whether an event type stands for many: `*`, or `mouse.*`. */
export const isWildcard = (event: string): boolean => event === '*' || event.endsWith('.*');

/** Reads the names that XState gives to its own events; every other is an event of the author's, or a wildcard. */
export function triggerOf(event: string): Trigger {
  for (const kind of ['done', 'error', 'snapshot'] as const) {
    const prefix = answerPrefixes[kind];
    if (event.startsWith(prefix)) return { kind, invoke: event.slice(prefix.length) };
  }
  if (event === '') return { kind: 'always' };
  if (event.startsWith('xstate.after.')) return { kind: 'after' };
  if (event.startsWith('xstate.done.state.')) return { kind: 'done-state' };
  if (event === 'xstate.route') return { kind: 'route' };
  return { kind: isWildcard(event) ? 'wildcard' : 'event' };
}
