import { expect, test } from 'vitest';
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
