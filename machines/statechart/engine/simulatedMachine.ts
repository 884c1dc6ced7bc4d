import type { AnyStateMachine } from 'xstate';
import { type Chart, chartOf } from '../graph';
import { type InstrumentedMachine, instrument } from './xstateAdapter';

/**
 * Calls a function while the machine reads another clock, for machines that read the time.
 * @param clock returns ms; only differences between its values matter.
 */
export type WithClock = <Result>(clock: () => number, run: () => Result) => Result;

/** Dependencies of a machine that runs outside its application. */
export interface Environment {
  /** By default the machine is called directly. */
  readonly withClock?: WithClock | undefined;
}

/** A machine as a pure function, with its chart. */
export interface SimulatedMachine extends InstrumentedMachine {
  /** The chart of the original machine. */
  readonly chart: Chart;
  readonly withClock: WithClock;
}

export const simulatedMachine = (
  machine: AnyStateMachine,
  { withClock = (_clock, run) => run() }: Environment = {},
): SimulatedMachine => ({ ...instrument(machine), chart: chartOf(machine), withClock });
