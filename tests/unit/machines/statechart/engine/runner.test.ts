import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { startRun } from '../../../../../machines/statechart/engine/runner';
import { answersMachine, delaysMachine } from '../paths/fixtures';

const ASK = '0.answers.asking';

test('nothing reaches outside: actions do nothing, actors answer on request', () => {
  const run = startRun(answersMachine, undefined);
  run.perform({ type: '', by: 'answer', actor: ASK });
  expect(run.actor.getSnapshot().value).toBe('asking');
  run.perform({ type: 'done', by: 'event', event: { type: 'done' } });
  expect(run.actor.getSnapshot().status).toBe('done');
});

test('an actor that fails is an error for the machine', () => {
  const run = startRun(answersMachine, undefined);
  run.perform({ type: '', by: 'failure', actor: ASK });
  expect(run.actor.getSnapshot().value).toBe('failed');
  expect(() => run.perform({ type: '', by: 'answer', actor: ASK })).toThrow(`No actor ${ASK}`);
});

test('the clock moves to the end of the next timer', () => {
  const run = startRun(delaysMachine, undefined);
  expect(run.timersDueMs()).toEqual([100, 1_000]);
  run.perform({ type: '', by: 'time' });
  expect([run.actor.getSnapshot().value, run.timersDueMs()]).toEqual([{ both: 'second' }, [1_000]]);
});

test('the clock does not move without timers', () => {
  const run = startRun(answersMachine, undefined);
  expect(() => run.perform({ type: '', by: 'time' })).toThrow('No timer is running.');
});

test('guards that a test asks between two inputs are not observed', () => {
  const machine = setup({ guards: { isValid: () => true } }).createMachine({
    initial: 'form',
    states: { form: { on: { submit: { guard: 'isValid', target: 'sent' } } }, sent: {} },
  });
  const run = startRun(machine, undefined);
  expect(run.actor.getSnapshot().can({ type: 'submit' })).toBe(true);
  expect(run.observation().guards).toEqual([]);
  run.perform({ type: 'submit', by: 'event', event: { type: 'submit' } });
  expect(run.observation().guards).toEqual([{ guard: 'isValid', outcome: true }]);
});
