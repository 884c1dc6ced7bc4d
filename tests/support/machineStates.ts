import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activePaths } from '../../machines/statechart/engine/configuration';
import { submissionMachine } from '../../machines/submission.machine';
import { type TransitionRow, transitionsOf } from './transitionTable';

/** A delay, an answer and a failure, without the ids that XState gives them. */
const plainName = (event: string): string =>
  event
    .replace(/^xstate\.after\.(\w+)\..*$/, 'after $1')
    .replace(/^xstate\.(done|error)\.actor\..*$/, (_all, outcome) => outcome);

/** Every transition that a machine declares, with plain names: 'after loadTimeout', 'done', 'error'. */
export const namedTransitionsOf = (machine: AnyStateMachine): readonly TransitionRow[] =>
  transitionsOf(machine).map((row) => ({ ...row, event: plainName(row.event) }));

/** Where the machine of a form is: its innermost state, and below it that of its submission. */
export function stateOfForm({ value, children }: AnyMachineSnapshot): string {
  const submission = Object.values<AnyActorRef | undefined>(children).find(
    (child) => child?.getSnapshot().machine?.id === submissionMachine.id,
  );
  return [activePaths(value).at(-1), ...(submission ? [submission.getSnapshot().value] : [])].join('.');
}
