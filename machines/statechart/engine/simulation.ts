import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotStatus, StateValue } from 'xstate';
import { activeIds, type Chart, errorText, eventText, plainContext } from '../graph';
import { type Configuration, type SimulatedMachine, simulatedMachine, type WithClock } from './configuration';
import { START, start, step, type TraceEntry } from './step';

/** A snapshot as plain data. */
interface PlainState {
  readonly status: SnapshotStatus;
  readonly value: StateValue;
  /** A plain copy. */
  readonly context: unknown;
  /** The message of the error; undefined unless the status is `error`. */
  readonly error: string | undefined;
}

export const plainState = ({ status, value, context, error }: AnyMachineSnapshot): PlainState => ({
  status,
  value,
  context: plainContext(context),
  error: status === 'error' ? errorText(error) : undefined,
});

/** A configuration, formatted for display. */
export interface SimulationState extends Configuration, PlainState {
  /** The ids of the active states, parents included, in the order of the chart. */
  readonly active: ReadonlySet<string>;
}

/** A change of a simulation as plain data: an event, or simulated ms that pass. */
export type SimulationChange = { readonly event: AnyEventObject } | { readonly ms: number };

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
  readonly change?: SimulationChange;
  /** The simulation before the last change; undefined at the start. */
  readonly previous?: Simulation;
  /** The simulation before the last `undo`. */
  readonly next?: Simulation;
}

/** Passing time with more entries counts as an infinite loop. */
const MAX_ENTRIES = 1_000;

function stateOf(chart: Chart, configuration: Configuration): SimulationState {
  const plain = plainState(configuration.snapshot);
  return { ...configuration, ...plain, active: activeIds(chart, plain.value) };
}

/** A simulation with another entry in its trace. */
function extended(
  { simulated, trace }: Pick<Simulation, 'simulated' | 'trace'>,
  entry: TraceEntry,
): Simulation {
  const { chart } = simulated;
  const { event } = entry;
  const isStart = event.type === START;
  const state = stateOf(chart, entry.after);
  const added = {
    ...entry,
    index: trace.length,
    label: isStart ? 'start' : eventText(chart, event.type),
    payload: plainContext(isStart ? event.input : event),
    after: state,
  };
  return { simulated, state, trace: [...trace, added] };
}

/**
 * Starts a machine at 0 ms.
 * @param input of the machine. If the machine throws, the simulation has the status `error`.
 */
export function startSimulation(
  machine: AnyStateMachine,
  input?: unknown,
  withClock?: WithClock,
): Simulation {
  const simulated = simulatedMachine(machine, withClock);
  return extended({ simulated, trace: [] }, start(simulated, input));
}

/**
 * Simulation that starts in a given state without timers, to compute the possible events of a running machine.
 * @throws Error when the machine has no such state.
 */
export function simulationAt(
  machine: AnyStateMachine,
  value: StateValue,
  context: unknown,
  withClock?: WithClock,
): Simulation {
  const simulated = simulatedMachine(machine, withClock);
  const snapshot: AnyMachineSnapshot = simulated.machine.resolveState({ value, context });
  const state = stateOf(simulated.chart, { snapshot, nowMs: 0, timers: [], settled: [] });
  return { simulated, state, trace: [] };
}

/** Sends an event. It becomes an entry of the trace even if the machine ignores it. */
export function send(simulation: Simulation, event: AnyEventObject): Simulation {
  const { simulated, state } = simulation;
  const entry = step(simulated, state, { type: event.type, by: 'event', event });
  return { ...extended(simulation, entry), change: { event }, previous: simulation };
}

/**
 * Moves the clock. Timers that expire end in order, including those started meanwhile.
 * @param ms simulated ms, at least 0.
 */
export function advance(simulation: Simulation, ms: number): Simulation {
  const endMs = simulation.state.nowMs + ms;
  let reached = simulation;
  const isDue = ({ state: { timers }, trace }: Simulation) =>
    timers.some(({ dueMs }) => dueMs <= endMs) && trace.length < simulation.trace.length + MAX_ENTRIES;
  while (isDue(reached)) {
    reached = extended(reached, step(reached.simulated, reached.state, { type: '', by: 'time' }));
  }
  const { simulated, state, trace } = reached;
  return { simulated, state: { ...state, nowMs: endMs }, trace, change: { ms }, previous: simulation };
}

/** Triggers the event of a choice: moves the clock to the end of a timer, or sends any other event. */
export function trigger(simulation: Simulation, event: AnyEventObject): Simulation {
  const { timers, nowMs } = simulation.state;
  const timer = timers.find((each) => each.event === event);
  return timer ? advance(simulation, Math.max(0, timer.dueMs - nowMs)) : send(simulation, event);
}

/** The simulation before the last change, however many entries it had. At the start nothing changes. */
export const undo = (simulation: Simulation): Simulation =>
  simulation.previous ? { ...simulation.previous, next: simulation } : simulation;

/** Repeats the change that `undo` has reverted last. Without one nothing changes. */
export const redo = (simulation: Simulation): Simulation => simulation.next ?? simulation;

/** All changes since the start, in order. */
export const changesOf = ({ previous, change }: Simulation): readonly SimulationChange[] =>
  previous && change ? [...changesOf(previous), change] : [];

/** The simulation after one more change. */
export const apply = (simulation: Simulation, change: SimulationChange): Simulation =>
  'event' in change ? send(simulation, change.event) : advance(simulation, change.ms);
