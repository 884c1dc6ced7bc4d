import { describe, expect, test } from 'vitest';
import { assign, createMachine, emit, fromPromise, raise, sendTo, setup, spawnChild } from 'xstate';
import { startRun } from '../../../../../machines/statechart/engine/runner';
import { simulatedMachine } from '../../../../../machines/statechart/engine/simulatedMachine';
import { type Input, start, step } from '../../../../../machines/statechart/engine/step';
import { explore } from '../../../../../machines/statechart/paths';
import { plainModel } from '../paths/fixtures';

const event = (type: string): Input => ({ type, by: 'event', event: { type } });
const time: Input = { type: '', by: 'time' };

/** Sends itself an event after a delay, and another immediately. */
const remindingMachine = setup({
  actions: {
    remind: sendTo(({ self }) => self, { type: 'remind' }, { delay: 500, id: 'reminder' }),
    notify: sendTo(({ self }) => self, { type: 'notify' }),
  },
}).createMachine({
  id: 'reminding',
  initial: 'idle',
  states: {
    idle: { on: { start: { target: 'waiting', actions: 'remind' } } },
    waiting: { on: { remind: { target: 'reminded', actions: 'notify' } } },
    reminded: { on: { notify: 'notified' } },
    notified: {},
  },
});

describe('an event that a machine sends to itself', () => {
  const inputs = [event('start'), time];

  test('with a delay is a timer, without a delay an entry of its own in the same step', () => {
    const simulated = simulatedMachine(remindingMachine);
    const waiting = step(simulated, start(simulated, undefined).configuration, event('start'));
    expect(waiting.trace).toMatchObject([{ timersStarted: [{ id: 'reminder', startedMs: 0, dueMs: 500 }] }]);
    const { configuration, trace } = step(simulated, waiting.configuration, time);
    expect([configuration.snapshot.value, configuration.nowMs]).toEqual(['notified', 500]);
    expect(trace.map(({ origin, event, entered }) => [origin, event.type, entered])).toEqual([
      ['timer', 'remind', ['reminding.reminded']],
      ['self', 'notify', ['reminding.notified']],
    ]);
  });

  test('arrives in the simulator, in the paths and in a real actor alike', () => {
    const run = startRun(remindingMachine, undefined);
    for (const input of inputs) run.perform(input);
    expect(run.actor.getSnapshot().value).toBe('notified');
    const model = { ...plainModel('start'), events: { start: [{ type: 'start' }], remind: [], notify: [] } };
    const { shortest } = explore(remindingMachine, model, { name: 'at first', input: undefined });
    expect([...shortest.keys()].map((key) => JSON.parse(key)[1])).toEqual(['idle', 'waiting', 'notified']);
  });
});

describe('the trace of a step', () => {
  const machine = setup({
    actors: { load: fromPromise(() => Promise.resolve()) },
    guards: { isValid: ({ event }) => 'value' in event, isTired: () => false },
    actions: { count: assign({}), tell: emit({ type: 'told' }) },
    delays: { timeout: 1_000 },
  }).createMachine({
    id: 'm',
    initial: 'form',
    states: {
      form: { exit: 'tell', on: { submit: { guard: 'isValid', target: 'sending', actions: 'count' } } },
      sending: {
        invoke: { src: 'load', id: 'request', onDone: 'form' },
        after: { timeout: 'form' },
        on: {
          again: { target: 'sending', reenter: true },
          ping: { guard: ({ event }) => event.type === 'pong' },
        },
      },
    },
  });
  const simulated = simulatedMachine(machine);
  const form = start(simulated, undefined).configuration;
  const submit = { type: 'submit', value: 1 };
  const sending = step(simulated, form, { type: 'submit', by: 'event', event: submit });

  test('has the outcome of each guard that was asked, also when no transition is taken', () => {
    expect(step(simulated, form, event('submit')).trace).toMatchObject([
      { guards: [{ guard: 'isValid', outcome: false }], isIgnored: true, transitions: [] },
    ]);
    expect(step(simulated, sending.configuration, event('ping')).trace).toMatchObject([
      { guards: [{ guard: 'inline', outcome: false }], isIgnored: true },
    ]);
    expect(sending.trace).toMatchObject([
      { guards: [{ guard: 'isValid', outcome: true }], isIgnored: false },
    ]);
  });

  test('has states, transitions, actions, emitted events, timers and actors', () => {
    expect(sending.trace).toMatchObject([
      {
        origin: 'external',
        event: submit,
        exited: ['m.form'],
        transitions: ['m.form/0'],
        entered: ['m.sending'],
        actions: ['tell', 'count'],
        emitted: [{ type: 'told' }],
        timersStarted: [{ dueMs: 1_000 }],
        timersCancelled: [],
        actorsStarted: ['request'],
        actorsStopped: [],
      },
    ]);
    const done = step(simulated, sending.configuration, { type: '', by: 'answer', actor: 'request' });
    expect(done.trace).toMatchObject([
      { origin: 'actor', timersStarted: [], timersCancelled: [{ dueMs: 1_000 }], actorsStopped: ['request'] },
    ]);
  });

  test('lists an actor and a timer that start again as stopped and as started', () => {
    expect(step(simulated, sending.configuration, event('again')).trace).toMatchObject([
      {
        exited: ['m.sending'],
        entered: ['m.sending'],
        timersStarted: [{ dueMs: 1_000 }],
        timersCancelled: [{ dueMs: 1_000 }],
        actorsStarted: ['request'],
        actorsStopped: ['request'],
      },
    ]);
  });

  test('stops all actors and timers when the machine ends', () => {
    const ending = simulatedMachine(
      createMachine({
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
      }),
    );
    const { trace } = step(ending, start(ending, undefined).configuration, event('end'));
    expect(trace).toMatchObject([{ actorsStopped: ['child'], timersCancelled: [{ dueMs: 9 }] }]);
  });
});

test('a step changes nothing that it was given, so that the same step can be repeated', () => {
  const simulated = simulatedMachine(remindingMachine);
  const { configuration } = start(simulated, undefined);
  const before = { ...configuration, timers: [...configuration.timers] };
  const first = step(simulated, configuration, event('start'));
  const second = step(simulated, configuration, event('start'));
  expect(configuration).toEqual(before);
  expect(second.configuration.snapshot.value).toEqual(first.configuration.snapshot.value);
  expect(second.trace.map(({ transitions }) => transitions)).toEqual(
    first.trace.map(({ transitions }) => transitions),
  );
});

test('the end of a timer is an error when none is running', () => {
  const simulated = simulatedMachine(remindingMachine);
  expect(() => step(simulated, start(simulated, undefined).configuration, time)).toThrow(
    'No timer is running.',
  );
});
