import type { AnyStateMachine } from 'xstate';
import { type TransitionRow, transitionsOf } from './transitionTable';

/** The names of a delay, a result and an error, without the ids that XState generates. */
const plainName = (event: string): string =>
  event
    .replace(/^xstate\.after\.(\w+)\..*$/, 'after $1')
    .replace(/^xstate\.(done|error)\.actor\..*$/, (_all, outcome) => outcome);

/** Every transition that a machine declares, with plain names: 'after loadTimeout', 'done', 'error'. */
export const namedTransitionsOf = (machine: AnyStateMachine): readonly TransitionRow[] =>
  transitionsOf(machine).map((row) => ({ ...row, event: plainName(row.event) }));
