import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activePaths } from '../../machines/statechart/engine';
import { submissionMachine } from '../../machines/submission.machine';
import { type TransitionRow, transitionsOf } from './transitionTable';

/** The names of a delay, a result and an error, without the ids that XState generates. */
const plainName = (event: string): string =>
  event
    .replace(/^xstate\.after\.(\w+)\..*$/, 'after $1')
    .replace(/^xstate\.(done|error)\.actor\..*$/, (_all, outcome) => outcome);

/** Every transition that a machine declares, with plain names: 'after loadTimeout', 'done', 'error'. */
export const namedTransitionsOf = (machine: AnyStateMachine): readonly TransitionRow[] =>
  transitionsOf(machine).map((row) => ({ ...row, event: plainName(row.event) }));

/** Where the machine of a form is: its innermost state, and below it that of its submission; `attended` is omitted. */
export function stateOfForm({ value, children }: AnyMachineSnapshot): string {
  const submission = Object.values<AnyActorRef | undefined>(children).find(
    (child) => child?.getSnapshot().machine?.id === submissionMachine.id,
  );
  const state = activePaths(value).at(-1)?.replace('.attended', '');
  const sending = submission && activePaths(submission.getSnapshot().value).at(-1);
  return [state, ...(sending === undefined ? [] : [sending])].join('.');
}
