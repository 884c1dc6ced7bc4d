import { type AnyActorScope, type AnyEventObject, type AnyMachineSnapshot, createEmptyActor } from 'xstate';
import type { MachineModel } from '../models/model';
import { withClock } from '../shared/clock';
import { encounterMark, joined } from './marks';
import type { Recorder } from './recorder';
import { awaited, type Situation } from './situation';
import type { Stimulus } from './stimulus';
import { type Action, timersAfter } from './timers';

/** A machine together with its time, as pure functions from one situation to the next. */
export interface TimedMachine {
  readonly start: (input: unknown) => Situation;
  /** @throws Error when the stimulus is not possible in the situation. */
  readonly next: (situation: Situation, stimulus: Stimulus) => Situation;
}

/** What an actor fails with that is told to fail. */
export const failure = new Error('The stand-in fails.');

/** The event that a stimulus is for the machine, and when it comes, in ms. */
function eventOf(stimulus: Stimulus, { nowMs, timers }: Situation): readonly [AnyEventObject, number] {
  switch (stimulus.by) {
    case 'event':
      return [stimulus.event, nowMs];
    case 'answer':
      return [{ type: stimulus.type, output: undefined, actorId: stimulus.actor }, nowMs];
    case 'failure':
      return [{ type: stimulus.type, error: failure, actorId: stimulus.actor }, nowMs];
    case 'time': {
      const timer = timers.find(({ id }) => id === stimulus.timer);
      if (!timer) throw new Error(`Nothing waits for "${stimulus.timer}".`);
      return [timer.event, timer.dueMs];
    }
  }
}

const history = ({ historyValue }: AnyMachineSnapshot) =>
  Object.entries(historyValue).map(([id, nodes]) => [id, ...(nodes ?? []).map((node) => node.id)]);

/**
 * Makes the pure functions of a watched machine. No actor runs and nobody waits: when a delay's turn comes it is over at
 * once, and whoever walks decides when an actor answers.
 */
export function timedMachine({ machine, inspect, observe }: Recorder, model: MachineModel): TimedMachine {
  const self = createEmptyActor();
  const { system } = self;
  system.inspect(inspect);
  const nothing = () => undefined;
  const idle = { self, system, id: '', sessionId: '', logger: nothing, defer: nothing, emit: nothing };

  function arrive(
    run: (scope: AnyActorScope) => AnyMachineSnapshot,
    { nowMs, timers, answered }: Pick<Situation, 'nowMs' | 'timers' | 'answered'>,
  ): Situation {
    const actions: Action[] = [];
    const scope = { ...idle, stopChild: nothing, actionExecutor: (action: Action) => actions.push(action) };
    const { result: snapshot, marks } = observe(() =>
      withClock(
        () => nowMs,
        () => run(scope),
      ),
    );
    const after = snapshot.status === 'active' ? timersAfter(timers, actions, nowMs) : [];
    const key = JSON.stringify([
      ...[snapshot.status, snapshot.value, history(snapshot), model.relevant?.(snapshot.context)],
      ...[after.map(({ id }) => id), awaited({ snapshot, answered })],
    ]);
    return { snapshot, key, nowMs, timers: after, answered, marks };
  }

  return {
    start: (input) =>
      arrive((scope) => machine.getInitialSnapshot(scope, input), { nowMs: 0, timers: [], answered: [] }),
    next: (before, stimulus) => {
      const leaves = before.snapshot._nodes.filter(({ type }) => type === 'atomic');
      const encounters = leaves.map(({ id }) => encounterMark(id, stimulus.type));
      const [event, nowMs] = eventOf(stimulus, before);
      const isAnswer = stimulus.by === 'answer' || stimulus.by === 'failure';
      const actor = isAnswer ? before.snapshot.children[stimulus.actor] : undefined;
      const after = arrive((scope) => machine.transition(before.snapshot, event, scope), {
        nowMs,
        timers: before.timers.filter(({ id }) => stimulus.by !== 'time' || id !== stimulus.timer),
        answered: actor ? [...before.answered, actor] : before.answered,
      });
      return { ...after, marks: joined([after.marks, new Set(encounters)]) };
    },
  };
}
