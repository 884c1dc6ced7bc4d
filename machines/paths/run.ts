import {
  type Actor,
  type ActorOptions,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate';
import type { ModelStart } from '../models/model';
import { withClock } from '../shared/clock';
import { isolate, type StandInEvent } from './isolate';
import { joined, type Marks } from './marks';
import { record } from './recorder';
import type { Stimulus } from './stimulus';
import { failure } from './timedMachine';

/** A running actor of a machine that is cut off from the world, with its own time. */
export interface Run {
  readonly actor: Actor<AnyStateMachine>;
  /** Makes something happen. @throws Error when it cannot happen now. */
  readonly perform: (stimulus: Stimulus) => void;
  /** When the timers that run will end, in ms since the start, the next one first. */
  readonly dueMs: () => readonly number[];
  /** All that was seen of the machine since it started. */
  readonly marks: () => Marks;
}

type Clock = NonNullable<ActorOptions<AnyStateMachine>['clock']>;

/** XState's simulated clock, which also tells what it waits for. */
function tellingClock() {
  const simulated = new SimulatedClock();
  const due = new Map<number, number>();
  const clock: Clock = {
    setTimeout: (end, ms) => {
      const id = simulated.setTimeout(() => {
        due.delete(id);
        end();
      }, ms);
      due.set(id, simulated.now() + ms);
      return id;
    },
    clearTimeout: (id: number) => {
      due.delete(id);
      simulated.clearTimeout(id);
    },
  };
  return { simulated, clock, dueMs: () => [...due.values()].sort((one, other) => one - other) };
}

/** Starts a machine as its model says. */
export function startRun(machine: AnyStateMachine, { input }: ModelStart): Run {
  const recorder = record(isolate(machine));
  const { simulated, clock, dueMs } = tellingClock();
  let seen: Marks = new Set();
  const run = <Result>(action: () => Result): Result => {
    const { result, marks } = recorder.observe(() => withClock(() => simulated.now(), action));
    seen = joined([seen, marks]);
    return result;
  };
  const actor = run(() => {
    const { inspect } = recorder;
    return createActor(recorder.machine, { input, clock, inspect, logger: () => undefined }).start();
  });

  const tell = (id: string, event: StandInEvent): void => {
    const child: AnyActorRef | undefined = actor.getSnapshot().children[id];
    if (!child) throw new Error(`There is no ${id} that could answer.`);
    child.send(event);
  };
  const wait = () => {
    const [next] = dueMs();
    if (next === undefined) throw new Error('Nothing is waited for.');
    simulated.increment(next - simulated.now());
  };
  const perform = (stimulus: Stimulus): void => {
    if (stimulus.by === 'event') actor.send(stimulus.event);
    if (stimulus.by === 'time') wait();
    if (stimulus.by === 'answer') tell(stimulus.actor, { type: 'standIn.answers' });
    if (stimulus.by === 'failure') tell(stimulus.actor, { type: 'standIn.fails', error: failure });
  };
  return { actor, perform: (stimulus) => run(() => perform(stimulus)), dueMs, marks: () => seen };
}
