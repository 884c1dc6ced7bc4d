import type { SnapshotStatus, StateValue } from 'xstate';
import { activeIds, type Chart, errorText, eventText, plainContext } from '../graph';
import type { Configuration, Timer } from './configuration';

/** A configuration, formatted for display. */
export interface SimulationState extends Configuration {
  readonly value: StateValue;
  /** The ids of the active states, parents included, in the order of the chart. */
  readonly active: readonly string[];
  readonly tags: readonly string[];
  readonly status: SnapshotStatus;
  /** A plain copy. */
  readonly context: unknown;
  /** A plain copy; undefined until the machine ends. */
  readonly output: unknown;
  /** The message of the error; undefined unless the status is `error`. */
  readonly error: string | undefined;
  readonly timers: readonly LabeledTimer[];
}

export interface LabeledTimer extends Timer {
  /** `after loadTimeout 10000 ms`, or the type of an event that the machine sends to itself. */
  readonly label: string;
  /** Ids of the transitions that it can trigger. */
  readonly transitions: readonly string[];
}

const labeled = (chart: Chart, timer: Timer): LabeledTimer => ({
  ...timer,
  label: eventText(chart, timer.event.type),
  transitions: chart.transitions.filter(({ event }) => event === timer.event.type).map(({ id }) => id),
});

export function simulationState(chart: Chart, configuration: Configuration): SimulationState {
  const { snapshot, timers } = configuration;
  const { value, status }: { value: StateValue; status: SnapshotStatus } = snapshot;
  return {
    ...configuration,
    value,
    active: activeIds(chart, value),
    tags: [...snapshot.tags],
    status,
    context: plainContext(snapshot.context),
    output: plainContext(snapshot.output),
    error: status === 'error' ? errorText(snapshot.error) : undefined,
    timers: timers.map((timer) => labeled(chart, timer)),
  };
}
