import { expect, vi } from 'vitest';
import {
  type ActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  fromTransition,
  type Snapshot,
} from 'xstate';
import { awaitedActors, type Configuration, type Input } from '../../machines/statechart/engine';
import { type Chart, triggerOf } from '../../machines/statechart/graph';

type StandInEvent = { readonly type: 'answers' } | { readonly type: 'fails'; readonly error: Error };

/** Replaces an actor. It answers or fails on request. */
const standIn: ActorLogic<Snapshot<unknown>, StandInEvent> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  transition: (snapshot, event) => {
    if (event.type === 'answers') return { status: 'done', output: undefined, error: undefined };
    if (event.type === 'fails') return { status: 'error', output: undefined, error: event.error };
    return snapshot;
  },
  getPersistedSnapshot: (snapshot) => snapshot,
};

/**
 * Starts a machine as a real actor, with stand-ins for its actors: the reference for the engine. Its clock is Vitest's, so
 * fake timers are needed.
 */
export function startActor(machine: AnyStateMachine, input: unknown) {
  const startedAt = performance.now();
  const emitted: string[] = [];
  const actors = Object.keys(machine.implementations.actors).map((name) => [name, standIn]);
  // A parent, for `sendParent`.
  const parent = createActor(fromTransition((state: undefined) => state, undefined));
  const actor = createActor(machine.provide({ actors: Object.fromEntries(actors) }), {
    input,
    parent,
    logger: () => undefined,
  });
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();

  const runningIds = (): readonly string[] =>
    Object.entries<AnyActorRef | undefined>(actor.getSnapshot().children).flatMap(([id, child]) =>
      child?.getSnapshot().status === 'active' ? [id] : [],
    );

  function perform(performed: Input): void {
    if (performed.by === 'time') {
      vi.advanceTimersToNextTimer();
      return;
    }
    const { event } = performed;
    const { kind, invoke = '' } = triggerOf(event.type);
    const child: AnyActorRef | undefined = actor.getSnapshot().children[invoke];
    if (kind === 'done') child?.send({ type: 'answers' });
    else if (kind === 'error') child?.send({ type: 'fails', error: event.error });
    else actor.send(event);
  }

  return {
    actor,
    emitted,
    runningIds,
    perform,
    /** Same states, timers and pending actors as in the engine. */
    expectConfiguration: (chart: Chart, configuration: Configuration): void => {
      const { snapshot, timers, nowMs } = configuration;
      const { value, status } = actor.getSnapshot();
      expect([value, status, vi.getTimerCount(), performance.now() - startedAt]).toEqual([
        ...[snapshot.value, snapshot.status, timers.length, nowMs],
      ]);
      expect(runningIds()).toEqual(expect.arrayContaining([...awaitedActors(chart, configuration)]));
    },
  };
}
