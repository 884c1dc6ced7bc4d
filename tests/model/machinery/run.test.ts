import { expect, test } from 'vitest';
import { startRun } from '../../../machines/paths/run';
import { answersMachine, delaysMachine, plainModel } from './fixtures';

const [start] = plainModel().starts;
if (!start) throw new Error('The fixture has no start.');
const ASK = '0.answers.asking';

test('nothing reaches outside: actions are left out, actors answer when they are told', () => {
  const run = startRun(answersMachine, start);
  run.perform({ type: '', by: 'answer', actor: ASK });
  expect(run.actor.getSnapshot().value).toBe('asking');
  run.perform({ type: 'done', by: 'event', event: { type: 'done' } });
  expect(run.actor.getSnapshot().status).toBe('done');
});

test('an actor that fails is a failure for the machine', () => {
  const run = startRun(answersMachine, start);
  run.perform({ type: '', by: 'failure', actor: ASK });
  expect(run.actor.getSnapshot().value).toBe('failed');
  expect(() => run.perform({ type: '', by: 'answer', actor: ASK })).toThrow(`no ${ASK}`);
});

test('the time passes until the next delay is over', () => {
  const run = startRun(delaysMachine, start);
  expect(run.dueMs()).toEqual([100, 1_000]);
  run.perform({ type: '', by: 'time', timer: '' });
  expect([run.actor.getSnapshot().value, run.dueMs()]).toEqual([{ both: 'second' }, [1_000]]);
});

test('time does not pass where nothing is waited for', () => {
  const run = startRun(answersMachine, start);
  expect(() => run.perform({ type: '', by: 'time', timer: '' })).toThrow('Nothing is waited for.');
});
