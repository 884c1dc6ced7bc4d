import { describe, expect, test } from 'vitest';
import { assign, createMachine, fromPromise, setup } from 'xstate';
import { toastMachine } from '../../../../../machines/toast.machine';
import { toastsMachine } from '../../../../../machines/toasts.machine';
import { advance, send, startSimulation, undo } from '../../../../../machines/viewer/simulation/simulation';
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
  ])('throws at %s stands in an error that can be taken back', (type, message) => {
    const start = startSimulation(throwing);
    const broken = send(start, { type });
    expect(broken.situation).toMatchObject({ status: 'error', value: 'a', pending: [] });
    expect(broken.situation.error).toMatch(message);
    expect(last(broken)).toMatchObject({ isIgnored: false, transitions: [], left: [], entered: [] });
    expect(last(send(broken, { type }))?.isIgnored).toBe(true);
    expect(undo(broken).situation).toEqual(start.situation);
  });

  test('fails over an actor that nobody catches stands in its error', () => {
    const machine = createMachine({
      id: 'm',
      invoke: { src: fromPromise(() => Promise.resolve()), id: 'load' },
    });
    const broken = send(startSimulation(machine), {
      type: 'xstate.error.actor.load',
      error: new Error('offline'),
    });
    expect(broken.situation).toMatchObject({ status: 'error', error: 'offline' });
  });

  test('has come to its end takes nothing any more, and has nothing on the clock', () => {
    const gone = advance(
      send(startSimulation(toastMachine, { id: 'toast-0', isPaused: false }), { type: 'toast.dismissed' }),
      200,
    );
    expect(gone.situation).toMatchObject({ status: 'done', value: 'gone', pending: [] });
    expect(last(gone)?.actions).toEqual(['tellParent']);
    expect(last(send(gone, { type: 'time.paused' }))?.isIgnored).toBe(true);
  });

  test('goes round in a circle is stopped and stands in an error', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'rest',
      states: { rest: { on: { GO: 'a' } }, a: { always: 'b' }, b: { always: 'a' } },
    });
    const { situation } = send(startSimulation(machine), { type: 'GO' });
    expect([situation.status, situation.error]).toEqual([
      'error',
      expect.stringContaining('round in a circle'),
    ]);
  });

  test('goes round without time passing is stopped', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { after: { 0: 'b' } }, b: { after: { 0: 'a' } } },
    });
    expect(advance(startSimulation(machine), 1).trace).toHaveLength(1_001);
  });

  test('starts actors has them in its context by name, and none of them runs', () => {
    const toast = { kind: 'success', title: 'Sent' };
    const simulation = send(startSimulation(toastsMachine), { type: 'toast.added', toast });
    expect(simulation.situation.context).toEqual({
      shown: [{ ...toast, id: 'toast-0', ref: '[actor toast-0]' }],
      waiting: [],
      count: 1,
    });
    expect(advance(simulation, 60_000).situation.context).toEqual(simulation.situation.context);
    const gone = send(simulation, { type: 'toast.left', id: 'toast-0' });
    expect(gone.situation.context).toEqual({ shown: [], waiting: [], count: 1 });
  });
});
