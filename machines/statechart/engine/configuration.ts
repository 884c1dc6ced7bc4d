import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import { activeIds, type Chart } from '../graph';

/** Everything that determines how a machine reacts to the next input. */
export interface Configuration {
  readonly snapshot: AnyMachineSnapshot;
  /** Simulated time since the start, in ms. */
  readonly nowMs: number;
  /** Running timers, the next to end first. Those with the same end are in the order of their start. */
  readonly timers: readonly Timer[];
  /** Child actors that have ended or failed. */
  readonly settled: readonly AnyActorRef[];
}

/** A delayed event of a machine to itself: of `after`, `raise` or `sendTo`. */
export interface Timer {
  /** Id for `cancel`; undefined if the author sets none. */
  readonly id: string | undefined;
  readonly event: AnyEventObject;
  /** In simulated ms since the start. */
  readonly startedMs: number;
  readonly dueMs: number;
}

/** True if a child actor has ended or failed. An actor that is invoked again is a new one. */
export function isSettled(
  { snapshot, settled }: Pick<Configuration, 'snapshot' | 'settled'>,
  id: string,
): boolean {
  const actor: AnyActorRef | undefined = snapshot.children[id];
  return actor !== undefined && settled.includes(actor);
}

/** Ids of the invoked actors without a result. */
export function awaitedActors(chart: Chart, configuration: Configuration): readonly string[] {
  const { children, value } = configuration.snapshot;
  const active = activeIds(chart, value);
  return chart.nodes
    .filter(({ id }) => active.includes(id))
    .flatMap(({ invokes }) => invokes.map(({ id }) => id))
    .filter((id) => children[id] !== undefined && !isSettled(configuration, id));
}

/** The paths of all active states, parents before children: `embedded`, `embedded.loading`, `embedded.loading.waiting`. */
export function activePaths(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([state, inner = {}]) => [
    state,
    ...activePaths(inner).map((path) => `${state}.${path}`),
  ]);
}
