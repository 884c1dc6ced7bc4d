import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { type Chart, chartOf } from '../chart/chart';
import { transitionIds } from '../chart/declaredTransitions';
import { withDescendants } from '../chart/stateNodes';

/** A machine that is simulated, with its chart, and how the two belong together. */
export interface Subject {
  readonly machine: AnyStateMachine;
  readonly chart: Chart;
  /** The states of the machine, in the order of the chart. */
  readonly states: readonly AnyStateNode[];
  /** The id in the chart of every transition that the machine can take. */
  readonly idOf: ReadonlyMap<AnyTransitionDefinition, string>;
}

/** Reads what a simulation needs to know of a machine. */
export const subjectOf = (machine: AnyStateMachine): Subject => ({
  machine,
  chart: chartOf(machine),
  states: withDescendants(machine.root),
  idOf: transitionIds(machine),
});
