import type { ListedMachine } from '../registry';
import { chartOf } from '../statechart/graph';
import { waysOf } from './cover';
import { explore } from './explore';
import { machinePaths } from './machinePaths';
import { stateMark } from './marks';
import { type Path, pathOf } from './path';
import type { Situation } from './situation';

/** The paths of one machine, as data for other tools. */
export interface PathReport {
  readonly machine: string;
  readonly paths: readonly ReportedPath[];
}

export interface ReportedPath {
  /** How the machine starts: in words, and its input or null. */
  readonly start: { readonly name: string; readonly input: unknown };
  /** The innermost states in which it starts. */
  readonly states: readonly string[];
  readonly steps: readonly ReportedStep[];
}

export interface ReportedStep {
  readonly text: string;
  readonly by: 'event' | 'time' | 'answer' | 'failure';
  /** What the machine is sent; only for events. */
  readonly event?: unknown;
  /** How long is waited, in ms; only for the time. */
  readonly waitMs?: number;
  /** Which actor answers or fails; only for these. */
  readonly actor?: string;
  /** The innermost states after the step. */
  readonly states: readonly string[];
}

/** The innermost active states by their paths: `menu.open`. */
const leavesOf = ({ snapshot }: Situation): readonly string[] =>
  snapshot._nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'));

function reported({ start, initial, steps }: Path): ReportedPath {
  const befores = [initial, ...steps.map(({ situation }) => situation)];
  return {
    start: { name: start.name, input: start.input ?? null },
    states: leavesOf(initial),
    steps: steps.map(({ stimulus, text, situation }, index) => ({
      text,
      by: stimulus.by,
      ...(stimulus.by === 'event' ? { event: stimulus.event } : {}),
      ...(stimulus.by === 'time' ? { waitMs: situation.nowMs - (befores[index]?.nowMs ?? 0) } : {}),
      ...('actor' in stimulus ? { actor: stimulus.actor } : {}),
      states: leavesOf(situation),
    })),
  };
}

/** The names by which the states of a machine can be asked for. */
export const stateNames = ({ machine }: ListedMachine): readonly string[] =>
  chartOf(machine).nodes.flatMap(({ path, type }) =>
    path.length > 0 && type !== 'history' ? [path.join('.')] : [],
  );

/** The paths that show all of a machine. */
export const allPaths = ({ machine, model }: ListedMachine): PathReport => ({
  machine: machine.id,
  paths: machinePaths(machine, model).map(reported),
});

/**
 * For each start a shortest path to a state, if there is one.
 * @param state one of the names of the machine's states.
 */
export function pathsTo({ machine, model }: ListedMachine, state: string): PathReport {
  const id = chartOf(machine).nodes.find(({ path }) => path.join('.') === state)?.id ?? '';
  const paths = model.starts.flatMap((start) => {
    const [shortest] = waysOf(explore(machine, model, start))
      .filter(({ marks }) => marks.has(stateMark(id)))
      .sort((one, other) => one.stimuli.length - other.stimuli.length);
    return shortest ? [reported(pathOf(shortest, model))] : [];
  });
  return { machine: machine.id, paths };
}

const pathText = ({ start, states, steps }: ReportedPath, index: number): string =>
  [
    `${index + 1}. ${start.name}: ${states.join(', ')}`,
    ...steps.map(({ text, states }) => `   ${text}\n      -> ${states.join(', ')}`),
  ].join('\n');

/** A report for people who walk the paths by hand: what happens, and in which states it ends. */
export const reportText = ({ machine, paths }: PathReport): string =>
  [`${machine}: ${paths.length} ${paths.length === 1 ? 'path' : 'paths'}`, ...paths.map(pathText)].join(
    '\n\n',
  );
