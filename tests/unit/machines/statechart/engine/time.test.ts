import { describe, expect, test } from 'vitest';
import { cancel, createMachine, raise } from 'xstate';
import { contactMachine } from '../../../../../machines/contact.machine';
import { headerMachine } from '../../../../../machines/header.machine';
import { toastModel } from '../../../../../machines/models/toast.model';
import {
  advance,
  fireNext,
  send,
  startSimulation,
} from '../../../../../machines/statechart/engine/simulation';
import { toastMachine } from '../../../../../machines/toast.machine';
import { tooltipMachine } from '../../../../../machines/tooltip.machine';
import { last, pending } from '../../../../support/simulationQueries';

describe('time', () => {
  test('passes only when it is told to, and delays come in the order in which they are due', () => {
    const hovered = send(startSimulation(tooltipMachine), { type: 'pointer.entered', id: 'a' });
    expect([hovered.state.nowMs, pending(hovered)]).toEqual([0, [['after delay 700 ms', 700]]]);
    const later = advance(hovered, 699);
    expect([later.state.nowMs, later.state.value, pending(later)]).toEqual([
      699,
      'waiting',
      [['after delay 700 ms', 1]],
    ]);
    expect(later.trace).toHaveLength(2);
    const open = advance(later, 1);
    expect([open.state.value, last(open)]).toMatchObject([
      { open: 'byPointer' },
      { after: { nowMs: 700 }, origin: 'timer', label: 'after delay 700 ms' },
    ]);
  });

  test('brings what is put on the clock on the way, each at its own moment', () => {
    const machine = createMachine({
      id: 'lights',
      initial: 'red',
      states: { red: { after: { 300: 'green' } }, green: { after: { 200: 'red' } } },
    });
    const { trace, state } = advance(startSimulation(machine), 1_000);
    expect(trace.map(({ after }) => [after.nowMs, after.value])).toEqual([
      [0, 'red'],
      [300, 'green'],
      [500, 'red'],
      [800, 'green'],
      [1_000, 'red'],
    ]);
    expect(state.nowMs).toBe(1_000);
  });

  test('can go straight to what is next', () => {
    const simulation = fireNext(startSimulation(contactMachine, { startsWith: 'embedded', endpoint: '' }));
    expect([simulation.state.nowMs, simulation.state.value]).toEqual([
      500,
      { embedded: { loading: 'loadingScript' } },
    ]);
    expect(pending(simulation)).toEqual([['after loadTimeout 10000 ms', 9_500]]);
  });

  test('with nothing on the clock has nowhere to go', () => {
    const simulation = startSimulation(headerMachine);
    expect(fireNext(simulation)).toBe(simulation);
    expect(advance(simulation, 50).state.nowMs).toBe(50);
  });

  test('is the time that the machine reads', () => {
    const shown = startSimulation(toastMachine, { id: 'toast-0', isPaused: false }, toastModel);
    const paused = send(advance(shown, 2_000), { type: 'time.paused' });
    expect(paused.state.context).toEqual({
      id: 'toast-0',
      isPaused: false,
      remaining: 4_000,
      startedAt: 0,
    });
    const resumed = send(advance(paused, 60_000), { type: 'time.resumed' });
    expect(pending(resumed)).toEqual([['after remaining (computed)', 4_000]]);
  });

  test('brings what the machine raises later, unless it is cancelled', () => {
    const machine = createMachine({
      id: 'm',
      entry: raise({ type: 'LATER' }, { delay: 100, id: 'later' }),
      on: { LATER: { actions: 'act' }, STOP: { actions: cancel('later') } },
    });
    const simulation = startSimulation(machine);
    expect(pending(simulation)).toEqual([['LATER', 100]]);
    expect(last(advance(simulation, 100))).toMatchObject({
      origin: 'timer',
      event: { type: 'LATER' },
      actions: ['act'],
    });
    const stopped = send(simulation, { type: 'STOP' });
    expect([pending(stopped), advance(stopped, 100).trace.length]).toEqual([[], 2]);
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('cannot pass by %s ms', (ms) => {
    expect(() => advance(startSimulation(headerMachine), ms)).toThrow(RangeError);
  });
});
