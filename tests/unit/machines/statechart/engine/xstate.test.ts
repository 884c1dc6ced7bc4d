import { expect, test } from 'vitest';
import { Actor, createActor, createMachine, fromTransition, type InspectionEvent } from 'xstate';
import { microstepTransitions, parentOf } from '../../../../../machines/statechart/engine';

// Behavior of XState that it does not document: these tests fail first if it changes. The other tests of the engine show
// that actions can be added to the state nodes of a copy.

test('a microstep lists its transitions, also those without an action and those of always', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { GO: 'b', STAY: {} } }, b: { always: 'c' }, c: {} },
  });
  const inspected: InspectionEvent[] = [];
  const actor = createActor(machine, { inspect: (event) => inspected.push(event) }).start();
  inspected.length = 0;
  actor.send({ type: 'STAY' });
  actor.send({ type: 'GO' });
  const types = inspected
    .flatMap(microstepTransitions)
    .map(({ eventType, source }) => [source.id, eventType]);
  expect(types).toEqual([
    ['m.a', 'STAY'],
    ['m.a', 'GO'],
    ['m.b', ''],
  ]);
});

test('an actor has its parent', () => {
  const silent = fromTransition((state: undefined) => state, undefined);
  const parent = createActor(createMachine({ invoke: { id: 'child', src: silent } })).start();
  expect(parentOf(parent)).toBeUndefined();
  const { child } = parent.getSnapshot().children;
  expect(child instanceof Actor && parentOf(child)).toBe(parent);
});
