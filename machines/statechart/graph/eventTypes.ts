import type { TransitionKind } from './chart';

/** Trigger of a transition, read from the type of its event. */
export interface Trigger {
  readonly kind: TransitionKind;
  /** Id of the invoked actor. */
  readonly invoke?: string;
}

/** Kinds of events that an invoked actor sends to its machine. */
export type Answer = Extract<TransitionKind, 'done' | 'error'>;

/** Prefixes of the types of an invoked actor's events; its id follows. */
export const answerPrefixes: Readonly<Record<Answer, string>> = {
  done: 'xstate.done.actor.',
  error: 'xstate.error.actor.',
};

export const isAnswer = (kind: TransitionKind): kind is Answer => Object.hasOwn(answerPrefixes, kind);

/** True for an event type that matches many: `*`, or `mouse.*`. */
const isWildcard = (event: string): boolean => event === '*' || event.endsWith('.*');

/** True if an event matches the descriptor of a transition: `mouse.*` matches `mouse` and `mouse.down`. */
export const matchesDescriptor = (type: string, descriptor: string): boolean =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));

/** Reads the types of XState's own events; all others are events of the author, or wildcards. */
export function triggerOf(event: string): Trigger {
  for (const kind of ['done', 'error'] as const) {
    const prefix = answerPrefixes[kind];
    if (event.startsWith(prefix)) return { kind, invoke: event.slice(prefix.length) };
  }
  if (event === '') return { kind: 'always' };
  if (event.startsWith('xstate.after.')) return { kind: 'after' };
  if (event.startsWith('xstate.done.state.')) return { kind: 'done-state' };
  return { kind: isWildcard(event) ? 'wildcard' : 'event' };
}
