import { type AnyEventObject, type AnyStateMachine, createActor, fromCallback } from 'xstate';
import { withClock } from '../../machines/shared/clock';
import { orderedClock } from './orderedClock';

/** Actors of the machine's that are there and say nothing, as in a simulation. */
export function withSilentActors(machine: AnyStateMachine): AnyStateMachine {
  const silent = fromCallback(() => undefined);
  const names = Object.keys(machine.implementations.actors);
  return machine.provide({ actors: Object.fromEntries(names.map((name) => [name, silent])) });
}

/** A machine as it really runs, under a parent, with one clock for its delays and for the time that it reads. */
export function realActor(machine: AnyStateMachine, input: unknown) {
  const clock = orderedClock();
  const emitted: unknown[] = [];
  /** The types of all actions in the order in which they were executed. */
  const executed: string[] = [];
  const run = <Result>(action: () => Result) => withClock(clock.now, action);

  const parent = createActor(
    fromCallback(() => undefined),
    { clock },
  ).start();
  const actor = run(() => createActor(machine, { input, parent }));
  actor.on('*', (event) => emitted.push(event));
  // Without it, the error of a machine that breaks down is thrown once more, at nobody.
  actor.subscribe({ error: () => undefined });
  parent.system.inspect((event) => {
    if (event.type === '@xstate.action' && event.actorRef === actor) executed.push(event.action.type);
  });
  run(() => actor.start());
  return {
    snapshot: () => actor.getSnapshot(),
    emitted,
    executed,
    send: (event: AnyEventObject) => run(() => actor.send(event)),
    advance: (ms: number) => run(() => clock.advance(ms)),
    stop: () => parent.stop(),
  };
}
