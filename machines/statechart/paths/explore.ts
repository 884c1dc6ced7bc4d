import type { AnyStateMachine } from 'xstate';
import {
  awaitedActors,
  type Configuration,
  type Input,
  possibleEvents,
  simulatedMachine,
  start,
  step,
  type TraceEntry,
} from '../engine';
import { activeIds, type Chart, innermostIds, triggerOf } from '../graph';
import { type CoverageItems, itemsOf, stateEventPair, union } from './coverageItems';
import { eventsOf, type MachineModel, type ModelStart } from './model';

/** A machine that has started, and its reaction to any input. */
type StartedMachine = Readonly<ReturnType<typeof startMachine>>;

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

function keyOf(chart: Chart, configuration: Configuration, model: MachineModel): string {
  const { status, value, context } = configuration.snapshot;
  const timers = configuration.timers.map(({ id, event }) => id ?? event.type);
  return JSON.stringify([
    ...[status, value, model.relevant?.(context)],
    ...[timers, awaitedActors(chart, configuration)],
  ]);
}

/** Starts a machine, to explore it or to follow inputs. */
export function startMachine(machine: AnyStateMachine, model: MachineModel, from: ModelStart) {
  const examples = eventsOf(model);
  const simulated = simulatedMachine(machine, model.withClock);
  const { chart } = simulated;
  const reached = (entry: TraceEntry, pairs: readonly string[] = []): ReachedConfiguration => ({
    ...entry.after,
    key: keyOf(chart, entry.after, model),
    covered: union([itemsOf(entry), new Set(pairs)]),
  });
  return {
    start: from,
    chart,
    initial: reached(start(simulated, from.input)),
    /** Possible events, each with the payloads of the model, and the end of the next timer. */
    possibleInputs: (configuration: Configuration): readonly Input[] => [
      ...possibleEvents(chart, configuration, examples).map((event): Input => {
        const by = triggerOf(event.type).invoke === undefined ? 'event' : 'actor';
        return { type: event.type, by, event };
      }),
      ...configuration.timers.slice(0, 1).map(({ event }) => ({ type: event.type, by: 'time' }) as const),
    ],
    /** @throws Error when the input is not possible. */
    next: (before: ReachedConfiguration, input: Input) => {
      const active = activeIds(chart, before.snapshot.value);
      const pairs = innermostIds(chart, active).map((id) => stateEventPair(id, input.type));
      return reached(step(simulated, before, input), pairs);
    },
  };
}

/**
 * Visits all configurations that can be reached from a start, breadth first.
 * @throws Error if there are too many. `relevant` and `isFarEnough` of the model prevent that.
 */
export function explore(machine: AnyStateMachine, model: MachineModel, from: ModelStart): Exploration {
  const origin = startMachine(machine, model, from);
  const shortest = new Map([[origin.initial.key, emptyPath(origin)]]);
  const edges = new Map<string, readonly Edge[]>();
  const waiting = [origin.initial];
  for (let before = waiting.shift(); before; before = waiting.shift()) {
    const path = shortest.get(before.key);
    if (!path || model.isFarEnough?.(before.snapshot.context)) continue;
    const leaving: Edge[] = [];
    edges.set(before.key, leaving);
    for (const input of origin.possibleInputs(before)) {
      const edge = { from: before, input, to: origin.next(before, input) };
      leaving.push(edge);
      if (shortest.has(edge.to.key)) continue;
      shortest.set(edge.to.key, extended(path, edge));
      waiting.push(edge.to);
    }
    if (shortest.size > MAX_CONFIGURATIONS) {
      throw new Error(
        `The exploration of ${machine.id} does not end: its model needs "relevant" or "isFarEnough".`,
      );
    }
  }
  return { ...origin, edges, shortest };
}
