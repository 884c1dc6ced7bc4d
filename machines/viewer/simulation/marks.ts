import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { declaredTransitions, isRecord, withDescendants } from '../../statechart/graph';

const kinds = ['left', 'taken', 'entered', 'started'] as const;

/**
 * Something that a machine does on its way: it leaves a state, takes a transition, enters a state, or goes from there to
 * where that state starts.
 */
export interface Mark {
  readonly kind: (typeof kinds)[number];
  /** Of the state or the transition, as in the chart. */
  readonly id: string;
}

const TYPE = 'simulation.mark';

const actionFor = (kind: Mark['kind'], id: string) => ({ type: TYPE, params: { kind, id } });

/** Whether a transition does nothing at all; an action would make it one that does. */
export const isInert = ({ target, actions }: AnyTransitionDefinition): boolean =>
  target === undefined && actions.length === 0;

/**
 * A copy of a machine that does the same and tells it: a first action for each state that is left or entered, and for
 * each transition that is taken. So XState itself says what happens, in its order; a snapshot alone does not tell what
 * was left and entered anew, nor which of several transitions gave way to another.
 */
export function markedCopy(machine: AnyStateMachine): AnyStateMachine {
  const copy: AnyStateMachine = machine.provide({});
  for (const state of withDescendants(copy.root)) {
    const { id, entry, exit } = state;
    entry.unshift(actionFor('entered', id));
    exit.unshift(actionFor('left', id));
    const starts = state.type === 'compound' ? [{ kind: 'started' as const, id, of: state.initial }] : [];
    const transitions = declaredTransitions(state).map(({ id, definition }) => ({
      kind: 'taken' as const,
      id,
      of: definition,
    }));
    for (const { kind, id, of } of [...starts, ...transitions]) {
      if (!isInert(of)) Object.assign(of, { actions: [actionFor(kind, id), ...of.actions] });
    }
  }
  return copy;
}

/** The mark that an action of a marked copy is; undefined for the machine's own actions. */
export function markOf({
  type,
  params,
}: {
  readonly type: string;
  readonly params: unknown;
}): Mark | undefined {
  if (type !== TYPE || !isRecord(params)) return undefined;
  const kind = kinds.find((each) => each === params.kind);
  return kind && { kind, id: String(params.id) };
}
