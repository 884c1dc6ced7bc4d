import { expect } from 'vitest';
import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';

/** What a test can observe of a machine between two steps of a path. */
export interface Facts<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly snapshot: SnapshotFrom<Machine>;
  readonly context: SnapshotFrom<Machine>['context'];
  /** The running actors that it has started, by name. */
  readonly runs: readonly string[];
  /** Remaining time of each timer, in ms, in ascending order. */
  readonly waitsMs: readonly number[];
  /** The types of the events that it has emitted so far. */
  readonly emitted: readonly string[];
  readonly can: (event: EventFrom<Machine>) => boolean;
}

/** Assertions for each state, by the state's path. A configuration with an unchecked state is an error. */
export type StateChecks<Machine extends AnyStateMachine = AnyStateMachine> = {
  readonly [state: string]: (facts: Facts<Machine>) => void;
};

/** No actor runs and no timer is pending. */
export function expectQuiet({ runs, waitsMs }: Facts): void {
  expect({ runs, waitsMs }).toEqual({ runs: [], waitsMs: [] });
}
