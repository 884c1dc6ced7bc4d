import type { AnyStateMachine } from 'xstate';
import {
  awaitedActors,
  type Configuration,
  type GuardOutcome,
  type Input,
  type SimulatedMachine,
  type Step,
  simulatedMachine,
  start as startMachine,
  step,
} from '../engine';
import { activeIds, type Chart } from '../graph';
import { MAX_COMBINATIONS, outcomesOf } from './assumptions';
import {
  type CoverageItems,
  isStateEventPair,
  itemsOf,
  stateEventPair,
  union,
  unseenTexts,
} from './coverageItems';
import type { MachineModel, ModelStart } from './model';
import { possibleInputs } from './possibleInputs';

/** A machine that has started, and its reaction to any input. */
export interface StartedMachine {
  readonly start: ModelStart;
  readonly chart: Chart;
  readonly initial: ReachedConfiguration;
  /** @throws Error when the input is not possible. */
  readonly next: (from: ReachedConfiguration, input: Input) => ReachedConfiguration;
}

/** A limit of an exploration with assumptions: all its steps, or the combinations of guard outcomes for one input. */
export type ExplorationLimit = 'steps' | 'combinations';

/** All configurations that a machine can reach from one start. */
export interface Exploration extends StartedMachine {
  /** The reactions of each reached configuration to its possible inputs, by its key; nearest to the start first. */
  readonly edges: ReadonlyMap<string, readonly Edge[]>;
  /** A shortest path to each reached configuration, by its key. */
  readonly shortest: ReadonlyMap<string, CandidatePath>;
  /** Limits that left something out; empty if the exploration is complete. */
  readonly reachedLimits: ReadonlySet<ExplorationLimit>;
}

export interface ReachedConfiguration extends Configuration {
  /** Equal for configurations that no input can distinguish. */
  readonly key: string;
  /** Covered by the step that leads here. */
  readonly covered: CoverageItems;
}

export interface Edge {
  readonly from: ReachedConfiguration;
  readonly input: Input;
  readonly to: ReachedConfiguration;
}

/** A sequence of inputs from a start, and everything that it covers. */
export interface CandidatePath {
  readonly origin: StartedMachine;
  readonly inputs: readonly Input[];
  readonly covered: CoverageItems;
}

export const emptyPath = (origin: StartedMachine): CandidatePath => ({
  origin,
  inputs: [],
  covered: origin.initial.covered,
});

export const extended = ({ origin, inputs, covered }: CandidatePath, { input, to }: Edge): CandidatePath => ({
  origin,
  inputs: [...inputs, input],
  covered: union([covered, to.covered]),
});

/** An exploration with more configurations counts as endless: its context grows without limit. */
const MAX_CONFIGURATIONS = 2_000;

function keyOf({ chart }: SimulatedMachine, configuration: Configuration, model: MachineModel): string {
  const { status, value, historyValue, context } = configuration.snapshot;
  const history = Object.entries(historyValue).map(([id, nodes]) => [
    id,
    ...(nodes ?? []).map((node) => node.id),
  ]);
  const timers = configuration.timers.map(({ id, event }) => id ?? event.type);
  return JSON.stringify([
    ...[status, value, history, model.relevant?.(context)],
    // Each entry of a state may start one more timer. A model without assumptions limits that by `isFarEnough`.
    ...[model.assumptions ? [...new Set(timers)] : timers, awaitedActors(chart, configuration)],
  ]);
}

/** Ids of the active states without children. */
function atomicStates({ chart }: SimulatedMachine, { snapshot }: Configuration): readonly string[] {
  const active = activeIds(chart, snapshot.value);
  return chart.nodes.filter(({ id, type }) => type === 'atomic' && active.includes(id)).map(({ id }) => id);
}

/** Which configurations are visited first: the nearest to the start, or those after a step that covers something new. */
type Order = 'nearest' | 'new';

function exploreOnce(
  machine: AnyStateMachine,
  model: MachineModel,
  start: ModelStart,
  order: Order,
): Exploration {
  const simulated = simulatedMachine(machine, model);
  const reached = ({ configuration, trace }: Step, pairs: readonly string[] = []): ReachedConfiguration => ({
    ...configuration,
    key: keyOf(simulated, configuration, model),
    covered: union([...trace.map(itemsOf), new Set(pairs)]),
  });
  const { assumptions } = model;
  const reachedLimits = new Set<ExplorationLimit>();
  let steps = 0;
  const react = (from: ReachedConfiguration, input: Input): ReachedConfiguration => {
    steps += 1;
    const leaves = atomicStates(simulated, from);
    return reached(
      step(simulated, from, input),
      leaves.map((id) => stateEventPair(id, input.type)),
    );
  };
  const assuming = <Result>(guards: readonly GuardOutcome[] | undefined, run: () => Result): Result =>
    assumptions ? assumptions.withGuards(guards ?? [], run).result : run();
  const next = (from: ReachedConfiguration, input: Input): ReachedConfiguration =>
    assuming(input.guards, () => react(from, input));

  /** Reactions to an input: one for each outcome of the assumed guards, up to the limits. */
  function edgesOf(from: ReachedConfiguration, input: Input): readonly Edge[] {
    if (!assumptions) return [{ from, input, to: next(from, input) }];
    const remaining = assumptions.maxStepsPerStart - steps;
    const isNew = unseenTexts();
    const isWorking = ({ key, covered, snapshot }: ReachedConfiguration): boolean =>
      snapshot.status !== 'error' && isNew([key, ...covered]);
    const { outcomes, isComplete } = outcomesOf(
      assumptions.withGuards,
      () => react(from, input),
      isWorking,
      Math.min(remaining, MAX_COMBINATIONS),
    );
    if (!isComplete) reachedLimits.add(remaining < MAX_COMBINATIONS ? 'steps' : 'combinations');
    return outcomes.map(({ result: to, guards }) => ({ from, input: { ...input, guards }, to }));
  }

  const initial = assuming(start.guards, () => reached(startMachine(simulated, start.input)));
  const origin: StartedMachine = { start, chart: simulated.chart, initial, next };
  const found = new Map([[initial.key, initial]]);
  const shortest = new Map([[initial.key, emptyPath(origin)]]);
  const edges = new Map<string, readonly Edge[]>();
  const waiting: ReachedConfiguration[] = [initial];
  const promising: ReachedConfiguration[] = [];
  const isNew = unseenTexts();
  const coversNew = ({ covered }: ReachedConfiguration): boolean =>
    isNew([...covered].filter((item) => !isStateEventPair(item)));
  coversNew(initial);
  for (let from = waiting.shift(); from; from = promising.shift() ?? waiting.shift()) {
    const path = shortest.get(from.key);
    if (!path || model.isFarEnough?.(from.snapshot.context)) continue;
    const leaving: Edge[] = [];
    for (const input of possibleInputs(simulated.chart, from, model)) {
      if (reachedLimits.has('steps')) break;
      leaving.push(...edgesOf(from, input));
    }
    edges.set(from.key, leaving);
    for (const edge of leaving) {
      if (found.has(edge.to.key)) continue;
      found.set(edge.to.key, edge.to);
      shortest.set(edge.to.key, extended(path, edge));
      (order === 'new' && coversNew(edge.to) ? promising : waiting).push(edge.to);
    }
    if (reachedLimits.has('steps')) break;
    if (!assumptions && found.size > MAX_CONFIGURATIONS) {
      throw new Error(
        `The exploration of ${machine.id} does not end: its model needs "relevant" or "isFarEnough".`,
      );
    }
  }
  return { ...origin, edges, shortest, reachedLimits };
}

/** Explores again in the other order if the limit of steps is reached, because near configurations may cover little. */
function exploreWithin(machine: AnyStateMachine, model: MachineModel, start: ModelStart): Exploration {
  const exploration = exploreOnce(machine, model, start, 'nearest');
  return exploration.reachedLimits.has('steps') ? exploreOnce(machine, model, start, 'new') : exploration;
}

type Explorations = WeakMap<MachineModel, WeakMap<ModelStart, Exploration>>;
const explorations = new WeakMap<AnyStateMachine, Explorations>();

/**
 * Visits all configurations that can be reached from a start, breadth first. The same start is explored once.
 * @throws Error if there are too many. `relevant` and `isFarEnough` of the model prevent that.
 */
export function explore(machine: AnyStateMachine, model: MachineModel, start: ModelStart): Exploration {
  const ofMachine: Explorations = explorations.get(machine) ?? new WeakMap();
  explorations.set(machine, ofMachine);
  const ofModel = ofMachine.get(model) ?? new WeakMap<ModelStart, Exploration>();
  ofMachine.set(model, ofModel);
  const exploration = ofModel.get(start) ?? exploreWithin(machine, model, start);
  ofModel.set(start, exploration);
  return exploration;
}
