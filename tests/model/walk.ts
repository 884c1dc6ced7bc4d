import { expect } from 'vitest';
import type { AnyActorRef, AnyEventObject, AnyStateMachine } from 'xstate';
import type { Path } from '../../machines/paths/path';
import { type Run, startRun } from '../../machines/paths/run';
import { awaited, type Situation } from '../../machines/paths/situation';
import { chartOf } from '../../machines/statechart/graph/chartOf';
import type { Facts, StateChecks } from './states/facts';

/** The active states of a machine by their paths, without its root. */
export const activePaths = ({ snapshot }: Pick<Situation, 'snapshot'>): readonly string[] =>
  snapshot._nodes.flatMap(({ path }) => (path.length > 0 ? [path.join('.')] : []));

const runningIds = ({ actor }: Run): readonly string[] =>
  Object.entries<AnyActorRef | undefined>(actor.getSnapshot().children).flatMap(([id, child]) =>
    child?.getSnapshot().status === 'active' ? [id] : [],
  );

function factsOf(run: Run, emitted: readonly string[], nowMs: number): Facts {
  const snapshot = run.actor.getSnapshot();
  const invokes = chartOf(snapshot.machine).nodes.flatMap((node) => node.invokes);
  return {
    snapshot,
    context: snapshot.context,
    runs: runningIds(run).map((id) => invokes.find((invoke) => invoke.id === id)?.name ?? id),
    waitsMs: run.dueMs().map((due) => due - nowMs),
    emitted,
    can: (event: AnyEventObject) => snapshot.can(event),
  };
}

/** A real actor is where the path says: the same states, timers and unanswered actors. */
export function expectSituation(run: Run, { snapshot, timers, ...rest }: Situation): void {
  const real = run.actor.getSnapshot();
  expect([real.value, real.status]).toEqual([snapshot.value, snapshot.status]);
  expect(run.dueMs()).toEqual(timers.map(({ dueMs }) => dueMs));
  expect(runningIds(run)).toEqual(expect.arrayContaining([...awaited({ snapshot, ...rest })]));
}

/** Walks a path with a real actor, and checks after every step what must be true in the states that are active. */
export function walk(machine: AnyStateMachine, { start, initial, steps }: Path, checks: StateChecks): Run {
  const run = startRun(machine, start);
  const emitted: string[] = [];
  run.actor.on('*', ({ type }) => emitted.push(type));
  const check = (situation: Situation) => {
    expectSituation(run, situation);
    const facts = factsOf(run, emitted, situation.nowMs);
    for (const state of activePaths(facts)) checks[state]?.(facts);
  };
  check(initial);
  for (const { stimulus, situation } of steps) {
    run.perform(stimulus);
    check(situation);
  }
  return run;
}
