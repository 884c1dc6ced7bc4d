import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import type { Simulation } from './simulation';
import { situationOf } from './situation';
import { subjectOf } from './subject';

/**
 * A simulation that begins in the middle, with nothing on the clock: to ask what a machine that runs elsewhere could do
 * next.
 * @throws Error when the machine has no such state.
 */
export function simulationAt(machine: AnyStateMachine, value: StateValue, context: unknown): Simulation {
  const subject = subjectOf(machine);
  const snapshot: AnyMachineSnapshot = subject.machine.resolveState({ value, context });
  return {
    subject,
    situation: situationOf(subject, snapshot, [], 0),
    trace: [],
    previous: undefined,
    next: undefined,
  };
}
