import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { toastModel } from '../../../../../machines/models/toast.model';
import {
  advance,
  apply,
  changesOf,
  redo,
  send,
  simulationAt,
  startSimulation,
  trigger,
  undo,
} from '../../../../../machines/statechart/engine/simulation';
import { toastMachine } from '../../../../../machines/toast.machine';
import { toastsMachine } from '../../../../../machines/toasts.machine';
import { delaysMachine, formMachine } from './fixtures';

const submit = { type: 'submit', value: 1 };
const form = startSimulation(formMachine, { user: 'Ada' });
const sending = send(form, submit);

describe('a simulation', () => {
  test('has a trace with labels and payloads, the start first', () => {
    const answered = send(sending, { type: 'xstate.done.actor.request', output: undefined });
    expect(answered.trace.map(({ index, label, payload }) => [index, label, payload])).toEqual([
      [0, 'start', { user: 'Ada' }],
      [1, 'submit', submit],
      [2, 'done load', { type: 'xstate.done.actor.request', output: undefined }],
    ]);
  });

  test('has its state as plain data', () => {
    expect(sending.state).toMatchObject({
      value: 'sending',
      active: new Set(['form', 'form.sending']),
      status: 'active',
      error: undefined,
    });
    const toast = { kind: 'success', title: 'Sent' };
    const { context } = send(startSimulation(toastsMachine), { type: 'toast.added', toast }).state;
    expect(context).toMatchObject({ shown: [{ ...toast, id: 'toast-0', ref: '[actor toast-0]' }] });
  });

  test('has the message of an error', () => {
    const failure = { type: 'xstate.error.actor.unknown', error: new Error('offline') };
    expect(send(form, failure).state).toMatchObject({ status: 'error', error: 'offline' });
  });

  test('records an ignored event', () => {
    expect(send(form, { type: 'nobody.waits' }).trace.at(-1)).toMatchObject({
      ...{ label: 'nobody.waits', isIgnored: true, after: { value: 'idle' } },
    });
  });

  test('can start in any state, without timers', () => {
    const { state, trace } = simulationAt(formMachine, 'sending', {});
    expect([state.value, state.timers, trace]).toEqual(['sending', [], []]);
    expect(() => simulationAt(formMachine, 'gone', {})).toThrow();
  });
});

describe('the clock', () => {
  test('ends timers in order, those that start on the way included', () => {
    const { trace, state } = advance(startSimulation(delaysMachine), 1_060);
    expect(trace.map(({ after }) => [after.nowMs, after.value])).toEqual([
      [0, { both: 'first' }],
      [100, { both: 'second' }],
      [1_000, 'late'],
      [1_050, 'alone'],
    ]);
    expect(state.nowMs).toBe(1_060);
  });

  test('moves to the end of a timer whose event is triggered', () => {
    const start = startSimulation(delaysMachine);
    const values = start.state.timers.map(({ event }) => {
      const { state } = trigger(start, event);
      return [state.nowMs, state.value];
    });
    expect(values).toEqual([
      [100, { both: 'second' }],
      [1_000, 'late'],
    ]);
  });

  test('is the clock of a machine that reads the time', () => {
    const shown = startSimulation(toastMachine, { id: 'toast-0', isPaused: false }, toastModel.withClock);
    const paused = send(advance(shown, 2_500), { type: 'time.paused' });
    expect(paused.state.context).toMatchObject({ remaining: 3_500 });
    const resumed = send(advance(paused, 10_000), { type: 'time.resumed' });
    expect(resumed.state.timers.map(({ dueMs }) => dueMs)).toEqual([16_000]);
  });

  test('stops at a timer of 0 ms that always starts again', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { after: { 0: 'b' } }, b: { after: { 0: 'a' } } },
    });
    expect(advance(startSimulation(machine), 1).trace).toHaveLength(1_001);
  });
});

describe('undo', () => {
  const late = advance(startSimulation(delaysMachine), 1_000);

  test('reverts a change with all of its entries, and redo repeats it', () => {
    const back = undo(late);
    expect([back.state.value, back.trace.length]).toEqual([{ both: 'first' }, 1]);
    expect(redo(back)).toBe(late);
    expect([undo(form), redo(form)]).toEqual([form, form]);
  });

  test('is followed by another change: nothing can be repeated then', () => {
    const other = send(undo(sending), { type: 'nobody.waits' });
    expect(redo(other)).toBe(other);
  });
});

test('the same changes lead to the same state', () => {
  const changes = changesOf(advance(sending, 400));
  expect(changes).toEqual([{ event: submit }, { ms: 400 }]);
  const again = changes.reduce(apply, startSimulation(formMachine));
  expect([again.state.value, again.state.nowMs]).toEqual(['sending', 400]);
});
