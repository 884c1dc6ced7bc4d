import { describe, expect, test } from 'vitest';
import { assign, createMachine, fromPromise, raise, setup, spawnChild } from 'xstate';
import { simulatedMachine } from '../../../../../machines/statechart/engine/configuration';
import { type Input, start, step } from '../../../../../machines/statechart/engine/step';
import { delaysMachine, featuresMachine, formMachine } from './fixtures';

const input = (type: string, payload = {}): Input => ({ type, by: 'event', event: { type, ...payload } });
const time: Input = { type: '', by: 'time' };

const form = simulatedMachine(formMachine);
const idle = start(form, undefined).after;
const sending = step(form, idle, input('submit', { value: 1 }));

describe('a step', () => {
  test('executes no action, starts no actor, and has no parent that gets an event', () => {
    expect([idle.snapshot.status, sending.after.snapshot.value]).toEqual(['active', 'sending']);
  });

  test('reports states, transitions, actions, timers and actors', () => {
    expect(sending).toMatchObject({
      event: { type: 'submit', value: 1 },
      entered: ['form.sending'],
      transitions: ['form.idle/0'],
      guards: [{ guard: 'isValid', outcome: true }],
      actions: ['notify', 'count'],
      timersStarted: [{ startedMs: 0, dueMs: 1_000 }],
      timersCancelled: [],
      actorsStarted: ['request'],
      actorsStopped: [],
      isIgnored: false,
    });
    expect(step(form, sending.after, input('xstate.done.actor.request'))).toMatchObject({
      ...{ timersStarted: [], actorsStarted: [] },
      ...{ timersCancelled: [{ dueMs: 1_000 }], actorsStopped: ['request'] },
    });
  });

  test('reports the outcome of a guard also when no transition is taken', () => {
    expect(step(form, idle, input('submit'))).toMatchObject({
      ...{ guards: [{ guard: 'isValid', outcome: false }], isIgnored: true, transitions: [] },
    });
  });

  test('reports a state, an actor and a timer that start again', () => {
    expect(step(form, sending.after, input('again'))).toMatchObject({
      entered: ['form.sending'],
      timersStarted: [{ dueMs: 1_000 }],
      timersCancelled: [{ dueMs: 1_000 }],
      actorsStarted: ['request'],
      actorsStopped: ['request'],
    });
  });

  test('reports the guards inside a composed guard, and each outcome once', () => {
    const features = simulatedMachine(featuresMachine);
    const { guards, transitions, entered } = start(features, undefined);
    expect(guards).toEqual([
      { guard: 'isSmall', outcome: true },
      { guard: 'isOdd', outcome: false },
      { guard: 'isSmallAndEven', outcome: true },
    ]);
    expect(transitions).toEqual(['features.on.right.choosing/0']);
    expect(entered.slice(-2)).toEqual(['features.on.right.choosing', 'features.on.right.even']);
  });

  test('evaluates no guard of the initial state again', () => {
    const features = simulatedMachine(featuresMachine);
    expect(step(features, start(features, undefined).after, input('left.next')).guards).toEqual([]);
  });

  test('changes nothing that it was given', () => {
    const before = { ...idle, timers: [...idle.timers] };
    step(form, idle, input('submit', { value: 1 }));
    expect(idle).toEqual(before);
    expect(formMachine.states.idle?.entry).toEqual([]);
  });
});

describe('the clock', () => {
  const delays = simulatedMachine(delaysMachine);
  const both = start(delays, undefined).after;

  test('moves to the end of the next timer, and cancels the timers of exited states', () => {
    expect(both.timers.map(({ dueMs }) => dueMs)).toEqual([100, 1_000]);
    const second = step(delays, both, time).after;
    expect([second.nowMs, second.timers.map(({ dueMs }) => dueMs)]).toEqual([100, [1_000]]);
    const late = step(delays, second, time);
    expect(late).toMatchObject({
      timersStarted: [{ event: { type: 'ping' }, dueMs: 1_050 }],
    });
    const alone = step(delays, second, input('go'));
    expect(alone.timersCancelled).toMatchObject([{ dueMs: 1_000 }]);
  });

  test('does not move without a timer', () => {
    expect(() => step(form, idle, time)).toThrow('No timer is running.');
  });
});

describe('a machine that', () => {
  test('ends stops its actors and timers, and ignores events', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      entry: [
        spawnChild(
          fromPromise(() => Promise.resolve()),
          { id: 'child' },
        ),
        raise({ type: 'x' }, { delay: 9 }),
      ],
      states: { a: { on: { end: 'b' } }, b: { type: 'final' } },
    });
    const simulated = simulatedMachine(machine);
    const ended = step(simulated, start(simulated, undefined).after, input('end'));
    expect(ended).toMatchObject({ actorsStopped: ['child'], timersCancelled: [{ dueMs: 9 }] });
    expect(step(simulated, ended.after, input('end')).isIgnored).toBe(true);
  });

  test.each(['guard', 'assign'])('throws in its %s has an error', (type) => {
    const fail = () => {
      throw new Error(`${type} out of order`);
    };
    const machine = setup({ guards: { isFirst: () => false, breaks: fail } }).createMachine({
      id: 'm',
      context: {},
      on: {
        guard: [{ guard: 'isFirst' }, { guard: 'breaks', reenter: true }],
        assign: { actions: assign(fail) },
      },
    });
    const simulated = simulatedMachine(machine);
    const entry = step(simulated, start(simulated, undefined).after, input(type));
    const { status, error } = entry.after.snapshot;
    expect([status, String(error)]).toEqual(['error', expect.stringContaining(`${type} out of order`)]);
    expect(entry).toMatchObject({ isIgnored: false, transitions: [], entered: [] });
    expect(entry.guards).toEqual(type === 'guard' ? [{ guard: 'isFirst', outcome: false }] : []);
  });

  test('throws at its start, or has an actor that fails without a handler, has an error', () => {
    const broken = createMachine({
      context: () => {
        throw new Error('no input');
      },
    });
    expect(start(simulatedMachine(broken), undefined).after.snapshot.status).toBe('error');
    const simulated = simulatedMachine(
      createMachine({ invoke: { src: fromPromise(() => Promise.resolve()), id: 'load' } }),
    );
    const failure = input('xstate.error.actor.load', { error: new Error('offline') });
    const { snapshot } = step(simulated, start(simulated, undefined).after, failure).after;
    expect([snapshot.status, snapshot.error]).toEqual(['error', new Error('offline')]);
  });

  test('has an infinite loop has an error', () => {
    const simulated = simulatedMachine(
      createMachine({
        id: 'm',
        initial: 'rest',
        states: { rest: { on: { go: 'a' } }, a: { always: 'b' }, b: { always: 'a' } },
      }),
    );
    const { snapshot } = step(simulated, start(simulated, undefined).after, input('go')).after;
    expect(String(snapshot.error)).toContain('Infinite loop');
  });
});
