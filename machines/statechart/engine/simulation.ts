import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { eventText, plainContext } from '../graph';
import type { Configuration } from './configuration';
import { type Environment, type SimulatedMachine, simulatedMachine } from './simulatedMachine';
import { type SimulationState, simulationState } from './simulationState';
import { type Input, type Step, start, step, type TraceEntry } from './step';

/** A change of a simulation as plain data: an event, or simulated ms that pass. */
export type SimulationChange = { readonly event: AnyEventObject } | { readonly ms: number };

/**
 * One machine with a simulated clock: no action is executed and no actor is started. Each change returns another
 * simulation, and the earlier ones stay as they are.
 */
export interface Simulation {
  readonly simulated: SimulatedMachine;
  readonly state: SimulationState;
  /** All steps since the start, the start first. */
  readonly trace: readonly SimulationStep[];
  /** The last change; undefined at the start. */
  readonly change: SimulationChange | undefined;
  /** The simulation before the last change; undefined at the start. */
  readonly previous: Simulation | undefined;
  /** The simulation before the last `undo`. */
  readonly next: Simulation | undefined;
}

/** An entry of the trace, formatted for display. */
export interface SimulationStep extends TraceEntry {
  /** Its position in the trace. */
  readonly index: number;
  /** `after delay 700 ms` and `done loadScript` where XState has a type of its own, otherwise the type. */
  readonly label: string;
  /** A plain copy of the event; at the start, of the input. */
  readonly payload: unknown;
  readonly after: SimulationState;
}

type Progress = Pick<Simulation, 'state' | 'trace'>;

/** A change with more entries counts as an infinite loop. */
const MAX_ENTRIES = 1_000;

function progressed(
  { chart }: SimulatedMachine,
  before: readonly SimulationStep[],
  { trace, configuration }: Step,
): Progress {
  const steps = trace.map((entry, index) => ({
    ...entry,
    index: before.length + index,
    label: entry.origin === 'start' ? 'start' : eventText(chart, entry.event.type),
    payload: plainContext(entry.origin === 'start' ? entry.event.input : entry.event),
    after: simulationState(chart, entry.after),
  }));
  return {
    state: steps.at(-1)?.after ?? simulationState(chart, configuration),
    trace: [...before, ...steps],
  };
}

const afterInput = (simulated: SimulatedMachine, { state, trace }: Progress, input: Input): Progress =>
  progressed(simulated, trace, step(simulated, state, input));

const changed = (
  simulation: Simulation,
  change: SimulationChange,
  { state, trace }: Progress,
): Simulation => ({
  simulated: simulation.simulated,
  state,
  trace,
  change,
  previous: simulation,
  next: undefined,
});

/**
 * Starts a machine at 0 ms.
 * @param input of the machine. If the machine throws, the simulation has the status `error`.
 */
export function startSimulation(
  machine: AnyStateMachine,
  input?: unknown,
  environment?: Environment,
): Simulation {
  const simulated = simulatedMachine(machine, environment);
  const progress = progressed(simulated, [], start(simulated, input));
  return { simulated, ...progress, change: undefined, previous: undefined, next: undefined };
}

/**
 * Simulation that starts in a given state without timers, to compute the possible events of a running machine.
 * @throws Error when the machine has no such state.
 */
export function simulationAt(
  machine: AnyStateMachine,
  value: StateValue,
  context: unknown,
  environment?: Environment,
): Simulation {
  const simulated = simulatedMachine(machine, environment);
  const snapshot: AnyMachineSnapshot = simulated.machine.resolveState({ value, context });
  const configuration: Configuration = { snapshot, nowMs: 0, timers: [], settled: [] };
  const state = simulationState(simulated.chart, configuration);
  return { simulated, state, trace: [], change: undefined, previous: undefined, next: undefined };
}

/** Sends an event. It becomes an entry of the trace even if the machine ignores it. */
export const send = (simulation: Simulation, event: AnyEventObject): Simulation =>
  changed(
    simulation,
    { event },
    afterInput(simulation.simulated, simulation, { type: event.type, by: 'event', event }),
  );

/**
 * Moves the clock. Timers that expire end in order, including those started meanwhile.
 * @param ms simulated ms, at least 0.
 * @throws RangeError at any other number.
 */
export function advance(simulation: Simulation, ms: number): Simulation {
  if (!Number.isFinite(ms) || ms < 0) throw new RangeError(`Time cannot pass by ${ms} ms.`);
  const { simulated, state, trace } = simulation;
  const endMs = state.nowMs + ms;
  let progress: Progress = simulation;
  while (progress.trace.length < trace.length + MAX_ENTRIES) {
    const [timer] = progress.state.timers;
    if (!timer || timer.dueMs > endMs) {
      return changed(simulation, { ms }, { ...progress, state: { ...progress.state, nowMs: endMs } });
    }
    progress = afterInput(simulated, progress, { type: timer.event.type, by: 'time' });
  }
  return changed(simulation, { ms }, progress);
}

/** Moves the clock to the end of the next timer. Without timers nothing changes. */
export function fireNext(simulation: Simulation): Simulation {
  const { timers, nowMs } = simulation.state;
  const [timer] = timers;
  return timer ? advance(simulation, Math.max(0, timer.dueMs - nowMs)) : simulation;
}

/** The simulation before the last change, however many entries it had. At the start nothing changes. */
export const undo = (simulation: Simulation): Simulation =>
  simulation.previous ? { ...simulation.previous, next: simulation } : simulation;

/** Repeats the change that `undo` has reverted last. Without one nothing changes. */
export const redo = (simulation: Simulation): Simulation => simulation.next ?? simulation;

/** All changes since the start, in order. */
export function changesOf(simulation: Simulation): readonly SimulationChange[] {
  const changes: SimulationChange[] = [];
  for (let at: Simulation | undefined = simulation; at; at = at.previous)
    if (at.change) changes.push(at.change);
  return changes.reverse();
}

/** The simulation after one more change. */
export const apply = (simulation: Simulation, change: SimulationChange): Simulation =>
  'event' in change ? send(simulation, change.event) : advance(simulation, change.ms);
