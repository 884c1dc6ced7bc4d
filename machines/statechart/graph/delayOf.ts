import type { AnyStateMachine } from 'xstate';
import type { ChartDelay } from './chart';

/** A delay as it is written: a number of ms, or a name whose value the machine knows. */
export function delayOf(machine: AnyStateMachine, written: unknown): ChartDelay {
  if (typeof written === 'number') return { name: undefined, ms: written };
  if (typeof written !== 'string') return { name: undefined, ms: 'computed' };
  const value: unknown = machine.implementations.delays[written];
  if (typeof value === 'number') return { name: written, ms: value };
  return { name: written, ms: value === undefined ? undefined : 'computed' };
}
