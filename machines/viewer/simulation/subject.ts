import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { type Chart, chartOf, transitionIds } from '../../statechart/graph';
import { markedCopy } from './marks';

/** A machine that is simulated, with its chart, and how the two belong together. */
export interface Subject {
  /** A copy that tells what it does on its way. */
  readonly machine: AnyStateMachine;
  /** Of the machine as it was written. */
  readonly chart: Chart;
  /** The id in the chart of every transition that the copy can take. */
  readonly idOf: ReadonlyMap<AnyTransitionDefinition, string>;
}

/** Reads what a simulation needs to know of a machine. */
export function subjectOf(original: AnyStateMachine): Subject {
  const machine = markedCopy(original);
  return { machine, chart: chartOf(original), idOf: transitionIds(machine) };
}
