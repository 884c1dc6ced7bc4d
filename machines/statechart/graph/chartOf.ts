import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Chart, ChartActor, ChartDelay, ChartGuard, ChartTransition } from './chart';
import { compositionOf, guardText, isMachine, sourceName } from './definitionText';
import { isRecord } from './plainData';
import { invokeNames, nodeOf, withDescendants, writtenInvokes } from './readStates';
import { delayOf, transitionsOf } from './readTransitions';

/** Named guards of a machine: first with an implementation, then without. */
function guardsOf(machine: AnyStateMachine, transitions: readonly ChartTransition[]): readonly ChartGuard[] {
  const implementations: Readonly<Record<string, unknown>> = machine.implementations.guards;
  const names = new Set([
    ...Object.keys(implementations),
    ...transitions.flatMap(({ guardNames }) => guardNames),
  ]);
  return [...names].map((name) => {
    const guard = implementations[name];
    const isNamedAfterOthers = typeof guard === 'string' || compositionOf(guard) !== undefined;
    return { name, meaning: isNamedAfterOthers ? guardText(guard) : undefined };
  });
}

const isSame = (one: ChartDelay, other: ChartDelay): boolean =>
  one.name === other.name && one.ms === other.ms;

/** Delays of a machine, each once: the named ones, then the numbers. */
function delaysOf(machine: AnyStateMachine, transitions: readonly ChartTransition[]): readonly ChartDelay[] {
  const named = Object.keys(machine.implementations.delays).map((name) => delayOf(machine, name));
  const used = transitions.flatMap(({ delay }) => delay ?? []);
  return [...named, ...used].filter(
    (delay, index, all) => all.findIndex((other) => isSame(delay, other)) === index,
  );
}

/** Logic of an actor's implementation, which is the logic itself or an object with the logic as `src`. */
const logicOf = (implementation: unknown): unknown =>
  isRecord(implementation) && 'src' in implementation ? implementation.src : implementation;

/** Actors of a machine: first named, then invoked inline. */
function actorsOf(machine: AnyStateMachine, nodes: readonly AnyStateNode[]): readonly ChartActor[] {
  const implementations: Readonly<Record<string, unknown>> = machine.implementations.actors;
  const named = Object.entries(implementations).map(([name, implementation]) => {
    const logic = logicOf(implementation);
    return { name, machine: isMachine(logic) ? logic.id : undefined };
  });
  const invoked = nodes
    .flatMap(writtenInvokes)
    .map(({ src }) => ({ name: sourceName(src), machine: undefined }));
  const all = [...named, ...invoked];
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index);
}

const charts = new WeakMap<AnyStateMachine, Chart>();

/** Reads a machine into a chart; returns the same chart for the same machine, so that callers can cache by it. */
export function chartOf(machine: AnyStateMachine): Chart {
  const chart = charts.get(machine) ?? readChart(machine);
  charts.set(machine, chart);
  return chart;
}

/** Reads the state nodes, because the machine's JSON has no `always`, inline functions and delays. */
function readChart(machine: AnyStateMachine): Chart {
  const stateNodes = withDescendants(machine.root);
  const names = invokeNames(stateNodes);
  const nodes = stateNodes.map(nodeOf);
  const transitions = stateNodes.flatMap((node) => transitionsOf(node, names));
  return {
    id: machine.root.id,
    nodes,
    transitions,
    guards: guardsOf(machine, transitions),
    delays: delaysOf(machine, transitions),
    actors: actorsOf(machine, stateNodes),
  };
}
