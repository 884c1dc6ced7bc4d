import type { AnyStateMachine, StateValue } from 'xstate';
import { type TransitionRow, transitionsOf } from './transitionTable';

/** The paths of all active states, parents before children: 'embedded', 'embedded.loading', 'embedded.loading.waiting'. */
export function activeStates(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([state, inner = {}]) => [
    state,
    ...activeStates(inner).map((path) => `${state}.${path}`),
  ]);
}

/** A delay, an answer and a failure, without the ids that XState gives them. */
const plainName = (event: string): string =>
  event
    .replace(/^xstate\.after\.(\w+)\..*$/, 'after $1')
    .replace(/^xstate\.(done|error)\.actor\..*$/, (_all, outcome) => outcome);

/** Every transition that a machine declares, with plain names: 'after loadTimeout', 'done', 'error'. */
export const namedTransitionsOf = (machine: AnyStateMachine): readonly TransitionRow[] =>
  transitionsOf(machine).map((row) => ({ ...row, event: plainName(row.event) }));
