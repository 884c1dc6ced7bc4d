import type { ActorLogic, AnyStateMachine } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import type { MachineModel, ModelStart } from '../models/model';
import { isolate } from './isolate';
import { record } from './recorder';
import type { Situation } from './situation';
import { type Stimulus, stimuliIn, stimulusKey } from './stimulus';
import { type TimedMachine, timedMachine } from './timedMachine';
import { emptyWay, extended, type Way } from './way';

/** All that a machine can come to from one start. */
export interface Exploration {
  readonly start: ModelStart;
  readonly timed: TimedMachine;
  readonly initial: Situation;
  /** What can happen in each situation that can be reached, nearest to the start first. */
  readonly edges: readonly Edge[];
  /** For each situation, by its key, a shortest way to it. */
  readonly shortest: ReadonlyMap<string, Way>;
}

/** One thing that can happen, and what it leads to. */
export interface Edge {
  readonly from: Situation;
  readonly stimulus: Stimulus;
  readonly to: Situation;
}

/** XState's graph functions take anything that has the shape of a snapshot. */
type Vertex = Situation & {
  readonly status: 'active';
  readonly output: undefined;
  readonly error: undefined;
};

/** Ten times what any machine here needs; one whose context grows without end would never be done. */
const MOST_SITUATIONS = 2_000;

/** The machine for XState's graph functions, each of which walks through all of it: no step is done twice. */
function logicOf({ start, next }: TimedMachine, input: unknown): ActorLogic<Vertex, Stimulus, unknown> {
  const done = new WeakMap<Vertex, Map<string, Vertex>>();
  const vertex = (situation: Situation): Vertex => ({
    ...situation,
    status: 'active',
    output: undefined,
    error: undefined,
  });
  const initial = vertex(start(input));
  return {
    getInitialSnapshot: () => initial,
    transition: (before, stimulus) => {
      const steps = done.get(before) ?? new Map<string, Vertex>();
      done.set(before, steps);
      const key = stimulusKey(stimulus);
      const after = steps.get(key) ?? vertex(next(before, stimulus));
      steps.set(key, after);
      return after;
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}

/**
 * Walks through all situations that can be reached from a start.
 * @throws Error when there are too many, which a model's `relevant` and `isFarEnough` are there to prevent.
 */
export function explore(machine: AnyStateMachine, model: MachineModel, start: ModelStart): Exploration {
  const timed = timedMachine(record(isolate(machine)), model);
  const logic = logicOf(timed, start.input);
  const known = new Set<string>();
  const options = {
    serializeState: ({ key }: Vertex) => key,
    serializeEvent: stimulusKey,
    events: (situation: Vertex) => {
      known.add(situation.key);
      if (known.size > MOST_SITUATIONS) {
        throw new Error(`There is no end to ${machine.id}: its model needs "relevant" or "isFarEnough".`);
      }
      return stimuliIn(situation, model);
    },
    stopWhen: ({ snapshot }: Vertex) => model.isFarEnough?.(snapshot.context) ?? false,
  };
  const edges = adjacencyMapToArray(getAdjacencyMap(logic, options)).map(
    ({ state, event, nextState }): Edge => ({ from: state, stimulus: event, to: nextState }),
  );
  const edgeKey = (from: Situation, stimulus: Stimulus) => `${from.key} ${stimulusKey(stimulus)}`;
  const edgeOf = new Map(edges.map((edge) => [edgeKey(edge.from, edge.stimulus), edge]));

  const initial = timed.start(start.input);
  const shortest = new Map([[initial.key, emptyWay(initial)]]);
  for (const { state, steps } of getShortestPaths(logic, options)) {
    const [source, last] = steps.slice(-2);
    const before = shortest.get(source?.state.key ?? '');
    // Other edges may lead to the same situation, and show something else on the way.
    const edge = source && last && edgeOf.get(edgeKey(source.state, last.event));
    if (before && edge) shortest.set(state.key, extended(before, edge.stimulus, edge.to));
  }
  return { start, timed, initial, edges, shortest };
}
