import { expect } from 'vitest';
import type { AnyActorRef, AnyEventObject, AnyStateMachine } from 'xstate';
import {
  activePaths,
  actorName,
  awaitedActors,
  type Configuration,
  type Run,
  startRun,
} from '../../machines/statechart/engine';
import { type Chart, chartOf } from '../../machines/statechart/graph';
import type { MachineModel, Path } from '../../machines/statechart/paths';
import type { Facts, StateChecks } from './states/facts';

const runningIds = ({ actor }: Run): readonly string[] =>
  Object.entries<AnyActorRef | undefined>(actor.getSnapshot().children).flatMap(([id, child]) =>
    child?.getSnapshot().status === 'active' ? [id] : [],
  );

function factsOf(run: Run, chart: Chart): Facts {
  const snapshot = run.actor.getSnapshot();
  return {
    snapshot,
    context: snapshot.context,
    runs: runningIds(run).map((id) => actorName(chart, id)),
    waitsMs: run.timersDueMs().map((dueMs) => dueMs - run.nowMs()),
    emitted: run.emitted.map(({ type }) => type),
    can: (event: AnyEventObject) => snapshot.can(event),
  };
}

/** A real actor has the same states, timers and pending actors as the engine. */
export function expectConfiguration(run: Run, chart: Chart, configuration: Configuration): void {
  const { snapshot, timers } = configuration;
  const real = run.actor.getSnapshot();
  expect([real.value, real.status]).toEqual([snapshot.value, snapshot.status]);
  expect(run.timersDueMs()).toEqual(timers.map(({ dueMs }) => dueMs));
  expect(runningIds(run)).toEqual(expect.arrayContaining([...awaitedActors(chart, configuration)]));
}

interface Walked {
  readonly machine: AnyStateMachine;
  readonly model: MachineModel;
}

/** Runs a path with a real actor, and checks the active states after every step. */
export function walk({ machine, model }: Walked, { start, initial, steps }: Path, checks: StateChecks): Run {
  const run = startRun(machine, start.input, model);
  const chart = chartOf(machine);
  const check = (configuration: Configuration) => {
    expectConfiguration(run, chart, configuration);
    const facts = factsOf(run, chart);
    for (const state of activePaths(facts.snapshot.value)) checks[state]?.(facts);
  };
  check(initial);
  for (const { input, configuration } of steps) {
    run.perform(input);
    check(configuration);
  }
  return run;
}
