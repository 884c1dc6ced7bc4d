import type { AnyStateMachine } from 'xstate';
import type { Configuration, GuardOutcome } from '../engine';
import { chartOf, stateName, statePaths } from '../graph';
import { ASSUMED_DELAY_MS } from './assumedActions';
import { MAX_COMBINATIONS } from './assumptions';
import { measure } from './coverage';
import { stateItem, union } from './coverageItems';
import { explore } from './explore';
import { candidatePaths } from './minimizePaths';
import type { Assumptions, MachineModel } from './model';
import { coveredBy, machinePaths, type Path, pathOf } from './path';
import { guardsText } from './stepText';

/** The paths of one machine, as data for other tools. */
export interface PathReport {
  readonly machine: string;
  readonly paths: readonly ReportedPath[];
  /** Assumptions of the paths, reached limits, and the parts of the machine on no path; undefined if there are none. */
  readonly notes?: readonly string[];
}

export interface ReportedPath {
  /** The name of the start, and the input of the machine or null. */
  readonly start: {
    readonly name: string;
    readonly input: unknown;
    /** Only for assumed outcomes. */
    readonly guards?: readonly GuardOutcome[];
  };
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
  /** True if only code knows the delay; `waitMs` is an assumption. */
  readonly isDelayAssumed?: boolean;
  /** Id of the actor; only for one that answers or fails. */
  readonly actor?: string;
  /** Name of the actor's logic, if it differs from the id. */
  readonly actorName?: string;
  /** Outcomes that guards must have; only for assumed outcomes. */
  readonly guards?: readonly GuardOutcome[];
  /** The innermost states after the step. */
  readonly states: readonly string[];
}

const leavesOf = ({ snapshot }: Configuration): readonly string[] => statePaths(snapshot.value);

const reportedGuards = (guards: readonly GuardOutcome[] = []) => (guards.length > 0 ? { guards } : {});

function reported({ start, initial, steps }: Path): ReportedPath {
  const befores = [initial, ...steps.map(({ configuration }) => configuration)];
  return {
    start: { name: start.name, input: start.input ?? null, ...reportedGuards(start.guards) },
    states: leavesOf(initial),
    steps: steps.map(({ input, text, actor, isDelayAssumed, configuration }, index) => ({
      text,
      by: input.by,
      ...(input.by === 'event' ? { event: input.event } : {}),
      ...(input.by === 'time' ? { waitMs: configuration.nowMs - (befores[index]?.nowMs ?? 0) } : {}),
      ...(isDelayAssumed ? { isDelayAssumed } : {}),
      ...('actor' in input ? { actor: input.actor } : {}),
      ...('actor' in input && actor !== undefined && actor !== input.actor ? { actorName: actor } : {}),
      ...reportedGuards(input.guards),
      states: leavesOf(configuration),
    })),
  };
}

/** States that a path can lead to: all except the root and the history states. */
const destinationsOf = (machine: AnyStateMachine) =>
  chartOf(machine).nodes.filter(({ path, type }) => path.length > 0 && type !== 'history');

/** Limits that the explorations of a model have reached. */
function limitNotes(machine: AnyStateMachine, model: MachineModel, assumptions: Assumptions) {
  const { starts } = model;
  const { maxStepsPerStart, areStartsComplete } = assumptions;
  const reached = new Set(starts.flatMap((start) => [...explore(machine, model, start).reachedLimits]));
  const from = starts.length === 1 ? '' : ` from one of ${starts.length} starts`;
  const combinations = `more than ${MAX_COMBINATIONS} combinations of guard outcomes`;
  return [
    ...(areStartsComplete ? [] : [`The start has ${combinations}.`]),
    ...(reached.has('combinations') ? [`Some inputs have ${combinations}.`] : []),
    ...(reached.has('steps') ? [`The exploration stopped after ${maxStepsPerStart} steps${from}.`] : []),
  ].map((limit) => `${limit} Paths may be missing or too long.`);
}

/** Assumptions of a model; none if it has the code of its machine. */
function assumptionNotes(machine: AnyStateMachine, model: MachineModel): readonly string[] {
  const { assumptions } = model;
  if (!assumptions) return [];
  const delays = [...assumptions.delays].join(', ');
  return [
    'The code of the machine is not executed. Guards have the outcomes that the steps name; events have no payload.',
    ...(delays === '' ? [] : [`Computed delays last ${ASSUMED_DELAY_MS} ms in these paths: ${delays}`]),
    ...limitNotes(machine, model, assumptions),
  ];
}

/** A report with the assumptions of its model. */
function reportOf(
  machine: AnyStateMachine,
  model: MachineModel,
  paths: readonly Path[],
  missing: readonly string[],
): PathReport {
  const notes = [...assumptionNotes(machine, model), ...missing];
  const report = { machine: machine.id, paths: paths.map(reported) };
  return notes.length > 0 ? { ...report, notes } : report;
}

/** Paths that cover the whole machine. */
export function allPaths(machine: AnyStateMachine, model: MachineModel): PathReport {
  const paths = machinePaths(machine, model);
  const problems = model.assumptions ? measure(machine, model, union(paths.map(coveredBy))).problems : [];
  return reportOf(
    machine,
    model,
    paths,
    problems.map((problem) => `On no path: ${problem}`),
  );
}

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
    return shortest ? [pathOf(shortest, model)] : [];
  });
  return reportOf(machine, model, paths, paths.length > 0 ? [] : [`No path to ${state} was found.`]);
}

const pathText = ({ start, states, steps }: ReportedPath, index: number): string =>
  [
    `${index + 1}. ${start.name}${guardsText(start.guards)}: ${states.join(', ')}`,
    ...steps.map(({ text, states }) => `   ${text}\n      -> ${states.join(', ')}`),
  ].join('\n');

/** A report for testers who follow the paths by hand: each step, and the states after it. */
export const reportText = ({ machine, paths, notes = [] }: PathReport): string =>
  [
    `${machine}: ${paths.length} ${paths.length === 1 ? 'path' : 'paths'}`,
    ...(notes.length > 0 ? [notes.join('\n')] : []),
    ...paths.map(pathText),
  ].join('\n\n');
