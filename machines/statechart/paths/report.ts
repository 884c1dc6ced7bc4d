import type { AnyStateMachine } from 'xstate';
import type { Configuration } from '../engine';
import { chartOf, stateName, statePaths } from '../graph';
import { stateItem } from './coverageItems';
import { explore } from './explore';
import { candidatePaths } from './minimizePaths';
import type { MachineModel } from './model';
import { machinePaths, type Path, pathOf } from './path';

/** The paths of one machine, as data for other tools. */
export interface PathReport {
  readonly machine: string;
  readonly paths: readonly ReportedPath[];
}

export interface ReportedPath {
  /** The name of the start, and the input of the machine or null. */
  readonly start: { readonly name: string; readonly input: unknown };
  /** The innermost active states at the start. */
  readonly states: readonly string[];
  readonly steps: readonly ReportedStep[];
}

export interface ReportedStep {
  readonly text: string;
  readonly by: 'event' | 'time' | 'answer' | 'failure';
  /** Only for events. */
  readonly event?: unknown;
  /** In ms; only for the end of a timer. */
  readonly waitMs?: number;
  /** Only for an actor that answers or fails. */
  readonly actor?: string;
  /** The innermost states after the step. */
  readonly states: readonly string[];
}

const leavesOf = ({ snapshot }: Configuration): readonly string[] => statePaths(snapshot.value);

function reported({ start, initial, steps }: Path): ReportedPath {
  const befores = [initial, ...steps.map(({ configuration }) => configuration)];
  return {
    start: { name: start.name, input: start.input ?? null },
    states: leavesOf(initial),
    steps: steps.map(({ input, text, configuration }, index) => ({
      text,
      by: input.by,
      ...(input.by === 'event' ? { event: input.event } : {}),
      ...(input.by === 'time' ? { waitMs: configuration.nowMs - (befores[index]?.nowMs ?? 0) } : {}),
      ...('actor' in input ? { actor: input.actor } : {}),
      states: leavesOf(configuration),
    })),
  };
}

/** States that a path can lead to: all except the root and the history states. */
const destinationsOf = (machine: AnyStateMachine) =>
  chartOf(machine).nodes.filter(({ path, type }) => path.length > 0 && type !== 'history');

/** Paths that cover the whole machine. */
export const allPaths = (machine: AnyStateMachine, model: MachineModel): PathReport => ({
  machine: machine.id,
  paths: machinePaths(machine, model).map(reported),
});

/**
 * For each start a shortest path to a state, if there is one.
 * @param state name of the state, such as `menu.open`.
 * @throws RangeError that lists all names, if the machine has no such state.
 */
export function pathsTo(machine: AnyStateMachine, model: MachineModel, state: string): PathReport {
  const states = destinationsOf(machine);
  const id = states.find((node) => stateName(node) === state)?.id;
  if (id === undefined) {
    const names = states.map(stateName).join(', ');
    throw new RangeError(`The machine "${machine.id}" has no state "${state}". States: ${names}`);
  }
  const paths = model.starts.flatMap((start) => {
    const [shortest] = candidatePaths(explore(machine, model, start))
      .filter(({ covered }) => covered.has(stateItem(id)))
      .sort((one, other) => one.inputs.length - other.inputs.length);
    return shortest ? [reported(pathOf(shortest, model))] : [];
  });
  return { machine: machine.id, paths };
}

const pathText = ({ start, states, steps }: ReportedPath, index: number): string =>
  [
    `${index + 1}. ${start.name}: ${states.join(', ')}`,
    ...steps.map(({ text, states }) => `   ${text}\n      -> ${states.join(', ')}`),
  ].join('\n');

/** A report for testers who follow the paths by hand: each step, and the states after it. */
export const reportText = ({ machine, paths }: PathReport): string =>
  [`${machine}: ${paths.length} ${paths.length === 1 ? 'path' : 'paths'}`, ...paths.map(pathText)].join(
    '\n\n',
  );
