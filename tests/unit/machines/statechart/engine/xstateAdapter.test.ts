import { describe, expect, test, vi } from 'vitest';
import {
  Actor,
  and,
  assign,
  createActor,
  createMachine,
  emit,
  fromCallback,
  fromPromise,
  getNextTransitions,
  type InspectionEvent,
  initialTransition,
  log,
  not,
  raise,
  sendParent,
  sendTo,
  setup,
  transition,
} from 'xstate';
import {
  instrument,
  isOwnAction,
  microstepTransitions,
  parentOf,
  silent,
  tolerateUnknownIds,
  withGuardReports,
} from '../../../../../machines/statechart/engine/xstateAdapter';
import { featuresMachine } from '../paths/fixtures';

/** Undocumented behavior of XState that the engine relies on: these tests fail first if it changes. */
describe('XState', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { GO: 'b', STAY: {} } }, b: { always: 'c' }, c: {} },
  });

  test('lists the transitions of each microstep, also those without an action and those of always', () => {
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

  test('executes the actions, and asks the guards, that were added to the state nodes of a copy', () => {
    const executed: string[] = [];
    const copy = machine.provide({
      actions: { added: (_, params: unknown) => void executed.push(JSON.stringify(params)) },
    });
    copy.states.a?.exit.unshift({ type: 'added', params: { at: 'exit of a' } });
    copy.states.c?.entry.unshift({ type: 'added', params: { at: 'entry of c' } });
    for (const definition of getNextTransitions(createActor(copy).getSnapshot())) {
      const actions = [{ type: 'added', params: { at: definition.eventType } }];
      Object.assign(definition, { actions, guard: () => definition.eventType === 'GO' });
    }
    const actor = createActor(copy).start();
    actor.send({ type: 'STAY' });
    actor.send({ type: 'GO' });
    expect(executed).toEqual(['{"at":"exit of a"}', '{"at":"GO"}', '{"at":"entry of c"}']);
  });

  test('marks its own actions, so that they differ from functions of the author', () => {
    const actions = [
      assign({}),
      raise({ type: 'GO' }),
      emit({ type: 'GO' }),
      sendParent({ type: 'GO' }),
      log(''),
    ];
    expect(actions.map(isOwnAction)).toEqual(actions.map(() => true));
    expect(isOwnAction(() => undefined)).toBe(false);
  });

  test('keeps the parent of an actor', () => {
    const parent = createActor(createMachine({ invoke: { id: 'child', src: silent } })).start();
    expect(parentOf(parent)).toBeUndefined();
    const { child } = parent.getSnapshot().children;
    expect(child instanceof Actor && parentOf(child)).toBe(parent);
  });

  test('looks up actors by system id in a function that can be replaced', () => {
    const received: string[] = [];
    const known = fromCallback(({ receive }) => receive(({ type }) => received.push(type)));
    const actor = createActor(
      createMachine({
        invoke: { src: known, systemId: 'known' },
        on: {
          GO: {
            actions: [
              sendTo(({ system }) => system.get('unknown'), { type: 'lost' }),
              sendTo(({ system }) => system.get('known'), { type: 'found' }),
            ],
          },
        },
      }),
    );
    tolerateUnknownIds(actor);
    actor.start().send({ type: 'GO' });
    expect(received).toEqual(['found']);
    expect(actor.getSnapshot().status).toBe('active');
  });

  test('gives every copy of a machine state nodes of its own', () => {
    instrument(machine);
    expect(machine.states.a?.entry).toEqual([]);
    expect(machine.provide({}).states.a?.entry).toEqual([]);
  });
});

describe('an instrumented machine', () => {
  test.each([
    ['off', 'left.next', 'nothing', 'off'],
    ['number.raised', 'right.check', 'number.raised', 'right.check'],
  ])('has the same snapshots as the public transition function: %s, %s, %s, %s', (...types) => {
    const { initialMacrostep, macrostep } = instrument(featuresMachine);
    let { snapshot } = initialMacrostep(undefined);
    let [expected] = initialTransition(featuresMachine);
    for (const type of types) {
      snapshot = macrostep(snapshot, { type }).snapshot;
      [expected] = transition(featuresMachine, expected, { type });
      expect([snapshot.value, snapshot.context]).toEqual([expected.value, expected.context]);
    }
  });

  test('records guards, exited states, transitions and entered states in the order of XState', () => {
    const { initialMacrostep, macrostep } = instrument(
      setup({ guards: { isOpen: () => true, isNew: () => false } }).createMachine({
        id: 'm',
        initial: 'a',
        states: {
          a: {
            on: {
              GO: [
                { guard: 'isNew', target: 'a' },
                { guard: and(['isOpen', not('isNew')]), target: 'b' },
              ],
            },
          },
          b: {
            initial: 'c',
            states: { c: { always: { guard: ({ event }) => event.type === 'x', target: '#m.a' } } },
          },
        },
      }),
    );
    expect(macrostep(initialMacrostep(undefined).snapshot, { type: 'GO' }).records).toEqual([
      { kind: 'guard', guard: 'isNew', outcome: false },
      { kind: 'guard', guard: 'isOpen', outcome: true },
      { kind: 'guard', guard: 'isNew', outcome: false },
      { kind: 'exited', id: 'm.a' },
      { kind: 'transition', id: 'm.a/1' },
      { kind: 'entered', id: 'm.b' },
      { kind: 'initial', id: 'm.b' },
      { kind: 'entered', id: 'm.b.c' },
      { kind: 'guard', guard: 'inline', outcome: false },
    ]);
  });

  test('executes no action and starts no actor, and still sends to its parent and to other actors', () => {
    const act = vi.fn();
    const load = vi.fn(() => Promise.resolve());
    const { initialMacrostep } = instrument(
      createMachine({
        id: 'm',
        invoke: { src: fromPromise(load) },
        entry: [
          act,
          sendParent({ type: 'a' }),
          sendTo(({ system }) => system.get('elsewhere'), { type: 'b' }),
        ],
      }),
    );
    const { snapshot, actions } = initialMacrostep(undefined);
    expect(snapshot.status).toBe('active');
    expect(actions.filter(({ type }) => type === 'xstate.sendTo')).toHaveLength(2);
    expect(act).not.toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
  });

  test('keeps the guards that were asked when it throws', () => {
    const { initialMacrostep, macrostep } = instrument(
      setup({
        guards: {
          isFirst: () => false,
          breaks: () => {
            throw new Error('out of order');
          },
        },
      }).createMachine({ on: { GO: [{ guard: 'isFirst' }, { guard: 'breaks' }] } }),
    );
    const { snapshot, records } = macrostep(initialMacrostep(undefined).snapshot, { type: 'GO' });
    expect(snapshot.status).toBe('error');
    expect(records).toEqual([{ kind: 'guard', guard: 'isFirst', outcome: false }]);
  });
});

test('guards report their outcomes to a real actor as well, those of compositions included', () => {
  const report = vi.fn();
  const actor = createActor(withGuardReports(featuresMachine, report)).start();
  report.mockClear();
  actor.send({ type: 'right.check' });
  expect(report.mock.calls.flat()).toContainEqual({ guard: 'isSmallAndEven', outcome: true });
  expect(report.mock.calls.flat()).toContainEqual({ guard: 'isOdd', outcome: false });
});
