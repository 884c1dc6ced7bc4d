import type { AnyMachineSnapshot, SnapshotStatus, StateValue } from 'xstate';
import { activeIds, errorText, plainContext } from '../../statechart/graph';
import type { PendingDelay } from './pendingDelays';
import type { Subject } from './subject';

/** How a simulated machine stands at one moment. */
export interface Situation {
  /** The simulated time, in ms since the start. */
  readonly at: number;
  readonly snapshot: AnyMachineSnapshot;
  readonly value: StateValue;
  /** The ids of the active states, parents included, in the order of the chart. */
  readonly active: readonly string[];
  readonly tags: readonly string[];
  readonly status: SnapshotStatus;
  /** A plain copy. */
  readonly context: unknown;
  /** A plain copy, of a machine that has come to its end. */
  readonly output: unknown;
  /** Why the machine broke down, in one line; undefined unless the status is `error`. */
  readonly error: string | undefined;
  /** What the clock will bring, the next first. */
  readonly pending: readonly PendingDelay[];
}

/** Reads a snapshot. @param at in ms since the start. */
export function situationOf(
  { chart }: Subject,
  snapshot: AnyMachineSnapshot,
  pending: readonly PendingDelay[],
  at: number,
): Situation {
  const { value, status }: { value: StateValue; status: SnapshotStatus } = snapshot;
  return {
    at,
    snapshot,
    value,
    active: activeIds(chart, value),
    tags: [...snapshot.tags],
    status,
    context: plainContext(snapshot.context),
    output: plainContext(snapshot.output),
    error: status === 'error' ? errorText(snapshot.error) : undefined,
    pending,
  };
}
