import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyEventObject, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import { actorName, type Configuration } from '../../machines/statechart/engine';
import { activePaths, chartOf } from '../../machines/statechart/graph';
import {
  coverageGaps,
  coveredBy,
  type MachineModel,
  machinePaths,
  type Path,
  type StatePath,
  startMachine,
  union,
} from '../../machines/statechart/paths';
import { fc } from './fastCheck';
import { startActor } from './realActor';

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

/** No actor runs and no timer is pending. */
export function expectQuiet({ runs, waitsMs }: Pick<Facts, 'runs' | 'waitsMs'>): void {
  expect({ runs, waitsMs }).toEqual({ runs: [], waitsMs: [] });
}

/** Ways through a machine that are tried at random, each with at most so many steps. */
const RANDOM_WALKS = { numRuns: 50, maxLength: 30 } as const;

/**
 * Runs each path of a model with a real actor. The actor must be where the engine says, the assertions of its states must
 * hold, and the paths must cover every state, transition and guard outcome.
 * @param checks assertions for each state, by the state's path; undefined for a state that the machine leaves at once.
 */
export function describeModel<Machine extends AnyStateMachine>(
  machine: Machine,
  model: MachineModel<Machine>,
  checks: { readonly [State in StatePath<Machine>]: ((facts: Facts<Machine>) => void) | undefined },
): void;
export function describeModel(
  machine: AnyStateMachine,
  model: MachineModel,
  checks: Readonly<Record<string, ((facts: Facts) => void) | undefined>>,
): void {
  const chart = chartOf(machine);

  /** Starts a real actor. Returns a function that compares it with the engine. */
  function started(input: Path['start']['input']) {
    const real = startActor(machine, input);
    const check = (configuration: Configuration) => {
      real.expectConfiguration(chart, configuration);
      const snapshot = real.actor.getSnapshot();
      const facts: Facts = {
        snapshot,
        context: snapshot.context,
        runs: real.runningIds().map((id) => actorName(chart, id)),
        waitsMs: configuration.timers.map(({ dueMs }) => dueMs - configuration.nowMs),
        emitted: real.emitted,
        can: (event: AnyEventObject) => snapshot.can(event),
      };
      for (const state of activePaths(snapshot.value)) {
        const checkState = checks[state];
        if (!checkState)
          throw new Error(`The test of the machine has no assertion for the state "${state}".`);
        checkState(facts);
      }
    };
    return { ...real, check };
  }

  describe('the model', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());
    const paths = machinePaths(machine, model);

    test.each(paths)('$title', ({ start, initial, steps }) => {
      const { check, perform } = started(start.input);
      check(initial);
      for (const { input, configuration } of steps) {
        perform(input);
        check(configuration);
      }
    });

    test('covers every state, transition and guard outcome', () => {
      const gaps = coverageGaps(machine, model, union(paths.map(coveredBy)));
      expect(gaps, `Edit machines/models/${machine.id}.model.ts.`).toEqual([]);
    });

    test.each(model.starts)('predicts a real actor in any order of inputs, $name', (start) => {
      const { numRuns, maxLength } = RANDOM_WALKS;
      const { initial, possibleInputs, next } = startMachine(machine, model, start);
      fc.assert(
        fc.property(fc.array(fc.nat(), { maxLength }), (choices) => {
          vi.clearAllTimers();
          const { check, perform } = started(start.input);
          let configuration = initial;
          for (const choice of choices) {
            const inputs = possibleInputs(configuration);
            const input = inputs[choice % inputs.length];
            if (!input) return;
            perform(input);
            configuration = next(configuration, input);
            check(configuration);
          }
        }),
        { numRuns },
      );
    });
  });
}
