import { describe, expect, test } from 'vitest';
import { assign, createMachine, fromPromise, setup } from 'xstate';
import { advance, send, startSimulation, undo } from '../../../../../machines/statechart/engine/simulation';
import { toastMachine } from '../../../../../machines/toast.machine';
import { toastsMachine } from '../../../../../machines/toasts.machine';
import { last } from '../../../../support/simulationQueries';

describe('a machine that', () => {
  const throwing = setup({
    guards: {
      breaks: () => {
        throw new Error('guard out of order');
      },
    },
  }).createMachine({
    id: 'm',
    initial: 'a',
    context: {},
    states: {
      a: {
        after: { 100: 'b' },
        on: {
          GUARD: { guard: 'breaks', target: 'b' },
          ASSIGN: {
            actions: assign(() => {
              throw new Error('assign out of order');
            }),
          },
        },
      },
      b: {},
    },
  });

  test.each([
    ['GUARD', /guard out of order/],
    ['ASSIGN', /assign out of order/],
  ])('throws at %s has an error that can be undone', (type, message) => {
    const start = startSimulation(throwing);
    const broken = send(start, { type });
    expect(broken.state).toMatchObject({ status: 'error', value: 'a', timers: [] });
    expect(broken.state.error).toMatch(message);
    expect(last(broken)).toMatchObject({ isIgnored: false, transitions: [], exited: [], entered: [] });
    expect(last(send(broken, { type }))?.isIgnored).toBe(true);
    expect(undo(broken).state).toEqual(start.state);
  });

  test('has an actor that fails without a handler has its error', () => {
    const machine = createMachine({
      id: 'm',
      invoke: { src: fromPromise(() => Promise.resolve()), id: 'load' },
    });
    const broken = send(startSimulation(machine), {
      type: 'xstate.error.actor.load',
      error: new Error('offline'),
    });
    expect(broken.state).toMatchObject({ status: 'error', error: 'offline' });
  });

  test('has ended ignores events and has no timers', () => {
    const gone = advance(
      send(startSimulation(toastMachine, { id: 'toast-0', isPaused: false }), { type: 'toast.dismissed' }),
      200,
    );
    expect(gone.state).toMatchObject({ status: 'done', value: 'gone', timers: [] });
    expect(last(gone)?.actions).toEqual(['sendLeft']);
    expect(last(send(gone, { type: 'time.paused' }))?.isIgnored).toBe(true);
  });

  test('has an infinite loop is stopped with an error', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'rest',
      states: { rest: { on: { GO: 'a' } }, a: { always: 'b' }, b: { always: 'a' } },
    });
    const { state } = send(startSimulation(machine), { type: 'GO' });
    expect([state.status, state.error]).toEqual(['error', expect.stringContaining('Infinite loop')]);
  });

  test('restarts a timer of 0 ms forever is stopped', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { after: { 0: 'b' } }, b: { after: { 0: 'a' } } },
    });
    expect(advance(startSimulation(machine), 1).trace).toHaveLength(1_001);
  });

  test('spawns actors has their names in its context, and none of them runs', () => {
    const toast = { kind: 'success', title: 'Sent' };
    const simulation = send(startSimulation(toastsMachine), { type: 'toast.added', toast });
    expect(simulation.state.context).toEqual({
      shown: [{ ...toast, id: 'toast-0', ref: '[actor toast-0]' }],
      waiting: [],
      count: 1,
    });
    expect(advance(simulation, 60_000).state.context).toEqual(simulation.state.context);
    const gone = send(simulation, { type: 'toast.left', id: 'toast-0' });
    expect(gone.state.context).toEqual({ shown: [], waiting: [], count: 1 });
  });
});
