import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../graph';
import { machineJson } from './machineJson';

/** Machines as JSON, with their numbers of states and transitions. */
export const definitions = (machines: readonly AnyStateMachine[]) =>
  machines.map((machine) => {
    const chart = chartOf(machine);
    return {
      id: chart.id,
      json: machineJson(chart),
      states: chart.nodes.length - 1,
      transitions: chart.transitions.length,
    };
  });
