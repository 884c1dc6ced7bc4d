import { describe, expect, test, vi } from 'vitest';
import { type AnyEventObject, createActor, setup } from 'xstate';
import { submissionModel } from '../../../machines/models/submission.model';
import { activePaths } from '../../../machines/statechart/graph';
import { type Answer, type Recipient, submissionMachine } from '../../../machines/submission.machine';
import { describeModel, expectQuiet, type Facts } from '../../support/describeModel';
import { fakeTimers } from '../../support/fakeTimers';
import { details, submissionWithStandIns } from '../../support/submissionStandIns';

fakeTimers();

const hubspot: Recipient = { kind: 'hubspot', address: 'https://example.com/forms' };
const values = {
  name: 'Ada',
  email: 'ada@example.com',
  company: 'Engines',
  message: 'Our pipeline stopped.',
};

const accepted: Answer = { type: 'answer.accepted' };
const unavailable: Answer = { type: 'answer.unavailable' };
const refused: Answer = { type: 'answer.refused' };
const emailRefused: Answer = { type: 'answer.emailRefused' };
const cookieRefused: Answer = { type: 'answer.cookieRefused' };
const offline: Answer = { type: 'connection.lost' };
const unknown = (...fields: readonly string[]): Answer => ({
  type: 'answer.fieldsUnknown',
  fields,
});

/** An answer to the last attempt, elapsed time (ms), or the return of the connection. */
type Step = Answer | number | 'connection is back';

/** Name of a result; a refused email address has its own. */
const resultOf = ({ type, isEmailRefused }: AnyEventObject): string =>
  isEmailRefused ? 'submission.emailRefused' : type;

/** A submission in a parent that notes what it reports. */
function submit(recipient: Recipient = hubspot, isSpam = false) {
  const { submission, posts, logged, waiting, restoreConnection } = submissionWithStandIns();
  const reported: string[] = [];
  const form = setup({ actors: { submission } }).createMachine({
    invoke: {
      id: 'submission',
      src: 'submission',
      input: { values, key: 'the key', ...details, recipient, isSpam },
    },
    on: { '*': { actions: ({ event }) => void reported.push(resultOf(event)) } },
  });
  const parent = createActor(form).start();
  const child = () => parent.getSnapshot().children.submission?.getSnapshot();
  const state = () => activePaths(child()?.value ?? '').at(-1);
  const take = (...steps: readonly Step[]) => {
    for (const step of steps) {
      if (typeof step === 'number') vi.advanceTimersByTime(step);
      else if (typeof step === 'string') restoreConnection();
      else posts.at(-1)?.answer(step);
    }
  };
  const alive = () => posts.filter(({ isAlive }) => isAlive()).length + waiting.size + vi.getTimerCount();
  return { parent, child, state, take, posts, logged, reported, alive };
}

/** Sent to the parent by XState when the submission has ended. */
const END = 'xstate.done.actor.submission';

describe('each answer of the recipient', () => {
  test.each<readonly [sentence: string, steps: readonly Step[], state: string, attempts: number]>([
    ['2xx is sent', [accepted], 'sent', 1],
    ['a refused email address ends it at once', [emailRefused], 'emailRefused', 1],
    ['any other refusal ends it at once', [refused], 'failed', 1],
    ['429, 5xx or a broken connection leads to a pause', [unavailable], 'shortPause', 1],
    ['a timeout of 15 s leads to a pause', [15_000], 'shortPause', 1],
    ['and not before', [14_999], 'posting', 1],
    ['the first pause has 3 s', [unavailable, 2_999], 'shortPause', 1],
    ['then follows the second attempt', [unavailable, 3_000], 'posting', 2],
    ['which can succeed', [unavailable, 3_000, accepted], 'sent', 2],
    ['or lead to a longer pause', [unavailable, 3_000, unavailable], 'longPause', 2],
    ['of 9 s', [unavailable, 3_000, 15_000, 8_999], 'longPause', 2],
    ['before the third attempt', [unavailable, 3_000, 15_000, 9_000], 'posting', 3],
    ['which can succeed too', [unavailable, 3_000, unavailable, 9_000, accepted], 'sent', 3],
    ['and is the last', [unavailable, 3_000, unavailable, 9_000, unavailable], 'failed', 3],
    ['also by its timeout', [15_000, 3_000, 15_000, 9_000, 15_000], 'failed', 3],
    ['an unknown field is sent in the message, at once', [unknown('company')], 'posting', 2],
    ['a refused cookie is left out, at once', [cookieRefused], 'posting', 2],
    ['neither counts as a failure', [unknown('company'), cookieRefused, unavailable], 'shortPause', 3],
    ['offline, it waits', [offline, 86_400_000], 'offline', 1],
    ['until the connection is back', [offline, 60_000, 'connection is back'], 'posting', 2],
    [
      'with three new attempts',
      [unavailable, 3_000, offline, 'connection is back', unavailable],
      'shortPause',
      3,
    ],
  ])('%s', (_sentence, steps, state, attempts) => {
    const submitted = submit();
    submitted.take(...steps);
    expect([submitted.state(), submitted.posts.length]).toEqual([state, attempts]);
    const isEnd = submitted.child()?.status === 'done';
    expect(submitted.reported).toEqual(isEnd ? [`submission.${state}`, END] : []);
    if (isEnd) expect(submitted.alive()).toBe(0);
  });
});

test('each attempt has the same values under the same key, from the page where the form was submitted', () => {
  const { take, posts } = submit();
  take(unavailable, 3_000, unavailable, 9_000);
  for (const post of posts) expect(post).toMatchObject({ values, key: 'the key', page: details.page });
});

test('unknown fields add up, and the cookie stays left out', () => {
  const { take, posts } = submit();
  take(unknown('company'), cookieRefused, unknown('name'));
  expect(posts.map(({ unknownFields, hasCookie }) => [unknownFields, hasCookie])).toEqual([
    [[], true],
    [['company'], true],
    [['company'], false],
    [['company', 'name'], false],
  ]);
});

test('without a recipient the values are logged, and sent after 1.5 s', () => {
  const { take, posts, logged, reported } = submit({ kind: 'simulated' });
  take(1_499);
  expect([logged, reported]).toEqual([[values], []]);
  take(1);
  expect([posts, reported]).toEqual([[], ['submission.sent', END]]);
});

test('a message that fills the honeypot is dropped, with the same answer', () => {
  const { take, posts, logged, reported } = submit(hubspot, true);
  take(1_500);
  expect([posts, logged, reported]).toEqual([[], [], ['submission.sent', END]]);
});

test('a form that stops ends the request, the pause and the wait for the connection', () => {
  for (const steps of [[], [unavailable], [offline]]) {
    const submitted = submit();
    submitted.take(...steps);
    submitted.parent.stop();
    expect(submitted.alive()).toBe(0);
  }
});

test('an answer to an attempt that has timed out has no effect', () => {
  const { take, posts, state } = submit();
  take(15_000);
  posts[0]?.answer(accepted);
  expect(state()).toBe('shortPause');
});

type Submission = Facts<typeof submissionMachine>;

const expectPause =
  (ms: number, failures: number) =>
  ({ runs, waitsMs, context }: Submission): void => {
    expect([runs, waitsMs, context.failures]).toEqual([[], [ms], failures]);
  };

function expectEnd(facts: Submission): void {
  expectQuiet(facts);
  expect(facts.snapshot.status).toBe('done');
}

describeModel(submissionMachine, submissionModel, {
  choosing: undefined,
  dropping: ({ context, runs, waitsMs }) =>
    expect([context.isSpam, runs, waitsMs]).toEqual([true, [], [1_500]]),
  simulating: ({ context, runs, waitsMs }) =>
    expect([context.recipient.kind, runs, waitsMs]).toEqual(['simulated', [], [1_500]]),
  posting: ({ context, runs, waitsMs }) => {
    expect([runs, waitsMs]).toEqual([['post'], [15_000]]);
    expect([context.recipient.kind, context.isSpam]).toEqual(['hubspot', false]);
    expect(context.failures).toBeLessThan(3);
  },
  shortPause: expectPause(3_000, 1),
  longPause: expectPause(9_000, 2),
  offline: ({ runs, waitsMs, snapshot }) => {
    expect([runs, waitsMs, snapshot.hasTag('offline')]).toEqual([['watchConnection'], [], true]);
  },
  sent: expectEnd,
  emailRefused: expectEnd,
  failed: expectEnd,
});
