import { expect } from 'vitest';
import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';

/** What can be told of a machine from outside, between two steps of a path. */
export interface Facts<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly snapshot: SnapshotFrom<Machine>;
  readonly context: SnapshotFrom<Machine>['context'];
  /** The actors that it has started and that still run, by their names. */
  readonly runs: readonly string[];
  /** How long each timer has left, in ms, the next one first. */
  readonly waitsMs: readonly number[];
  /** The types of what it has told so far. */
  readonly emitted: readonly string[];
  readonly can: (event: EventFrom<Machine>) => boolean;
}

/** What must be true in each state, by the state's path; a state at rest without a check is an error. */
export type StateChecks<Machine extends AnyStateMachine = AnyStateMachine> = {
  readonly [state: string]: (facts: Facts<Machine>) => void;
};

/** No actor runs and nothing is waited for. */
export function expectQuiet({ runs, waitsMs }: Facts): void {
  expect({ runs, waitsMs }).toEqual({ runs: [], waitsMs: [] });
}
