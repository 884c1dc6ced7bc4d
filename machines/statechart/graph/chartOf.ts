import type { AnyStateMachine } from 'xstate';
import type { Chart } from './chart';
import { compositionOf, guardText, isMachine } from './definitionText';
import { memoized } from './memoized';
import { nodeOf, unsupportedIn, withDescendants } from './readStates';
import { delayOf, transitionsOf } from './readTransitions';

/**
 * Reads a machine into a chart: its state nodes, because its JSON has no `always`, inline functions and delays.
 * @throws Error for a machine with a feature of XState that a chart does not have.
 */
export const chartOf = memoized((machine: AnyStateMachine): Chart => {
  const nodes = withDescendants(machine.root);
  const unsupported = nodes.flatMap(unsupportedIn);
  if (unsupported.length > 0) throw new Error(`A chart cannot have: ${unsupported.join(', ')}.`);
  const { guards, delays, actors } = machine.implementations;
  return {
    id: machine.root.id,
    nodes: nodes.map(nodeOf),
    transitions: nodes.flatMap(transitionsOf),
    guards: Object.entries(guards).map(([name, guard]) => ({
      name,
      meaning: compositionOf(guard) && guardText(guard),
    })),
    delays: Object.keys(delays).map((name) => delayOf(machine, name)),
    actors: Object.entries(actors).map(([name, logic]) => ({
      name,
      machine: isMachine(logic) ? logic.id : undefined,
    })),
  };
});
