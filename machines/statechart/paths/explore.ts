import type { AnyStateMachine } from 'xstate';
import {
  awaitedActors,
  type Configuration,
  type Input,
  type SimulatedMachine,
  type Step,
  simulatedMachine,
  start as startMachine,
  step,
} from '../engine';
import { activeIds, type Chart } from '../graph';
import { type CoverageItems, itemsOf, stateEventPair, union } from './coverageItems';
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

/** All configurations that a machine can reach from one start. */
export interface Exploration extends StartedMachine {
  /** The reactions of each reached configuration to its possible inputs, by its key; nearest to the start first. */
  readonly edges: ReadonlyMap<string, readonly Edge[]>;
  /** A shortest path to each reached configuration, by its key. */
  readonly shortest: ReadonlyMap<string, CandidatePath>;
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
    ...[timers, awaitedActors(chart, configuration)],
  ]);
}

/** Ids of the active states without children. */
function atomicStates({ chart }: SimulatedMachine, { snapshot }: Configuration): readonly string[] {
  const active = activeIds(chart, snapshot.value);
  return chart.nodes.filter(({ id, type }) => type === 'atomic' && active.includes(id)).map(({ id }) => id);
}

function exploreFrom(machine: AnyStateMachine, model: MachineModel, start: ModelStart): Exploration {
  const simulated = simulatedMachine(machine, model);
  const reached = ({ configuration, trace }: Step, pairs: readonly string[] = []): ReachedConfiguration => ({
    ...configuration,
    key: keyOf(simulated, configuration, model),
    covered: union([...trace.map(itemsOf), new Set(pairs)]),
  });
  const next = (from: ReachedConfiguration, input: Input): ReachedConfiguration => {
    const leaves = atomicStates(simulated, from);
    return reached(
      step(simulated, from, input),
      leaves.map((id) => stateEventPair(id, input.type)),
    );
  };
  const initial = reached(startMachine(simulated, start.input));
  const origin: StartedMachine = { start, chart: simulated.chart, initial, next };
  const found = new Map([[initial.key, initial]]);
  const shortest = new Map([[initial.key, emptyPath(origin)]]);
  const edges = new Map<string, readonly Edge[]>();
  const waiting: ReachedConfiguration[] = [initial];
  for (let from = waiting.shift(); from; from = waiting.shift()) {
    const path = shortest.get(from.key);
    if (!path || model.isFarEnough?.(from.snapshot.context)) continue;
    const before = from;
    const leaving = possibleInputs(simulated.chart, from, model).map(
      (input): Edge => ({ from: before, input, to: next(before, input) }),
    );
    edges.set(from.key, leaving);
    for (const edge of leaving) {
      if (found.has(edge.to.key)) continue;
      found.set(edge.to.key, edge.to);
      shortest.set(edge.to.key, extended(path, edge));
      waiting.push(edge.to);
    }
    if (found.size > MAX_CONFIGURATIONS) {
      throw new Error(
        `The exploration of ${machine.id} does not end: its model needs "relevant" or "isFarEnough".`,
      );
    }
  }
  return { ...origin, edges, shortest };
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
  const exploration = ofModel.get(start) ?? exploreFrom(machine, model, start);
  ofModel.set(start, exploration);
  return exploration;
}
