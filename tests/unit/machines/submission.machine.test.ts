import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { submissionMachine } from '../../../machines/submission.machine';
import { ENDPOINT, submissionWithStandIns } from '../../support/contactStandIns';
import { heardPromises } from '../../support/heldPromises';
import { namedTransitionsOf } from '../../support/machineStates';
import { asLines } from '../../support/transitionTable';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const attempt = { values: { email: ' ada@example.com' }, key: 'the key' };

/** A submission in a parent that notes what it reports. */
function submit(endpoint: string) {
  const { submission, ...seen } = submissionWithStandIns();
  const reported: string[] = [];
  const form = setup({ actors: { submission } }).createMachine({
    invoke: { id: 'submission', src: 'submission', input: { ...attempt, endpoint } },
    on: { '*': { actions: ({ event }) => void reported.push(event.type) } },
  });
  const parent = createActor(form).start();
  const child = () => parent.getSnapshot().children.submission?.getSnapshot();
  return { ...seen, parent, child, reported };
}
type Submitted = ReturnType<typeof submit>;

const END = 'xstate.done.actor.submission';
const take = ({ posts }: Submitted) => posts[0]?.resolve();
const refuse = ({ posts }: Submitted) => posts[0]?.reject();
const wait = (ms: number) => () => void vi.advanceTimersByTime(ms);

const transitions = [
  { endpoint: '', source: 'simulating', event: 'after simulatedSending', step: wait(1_500), target: 'sent' },
  { endpoint: ENDPOINT, source: 'posting', event: 'done', step: take, target: 'sent' },
  { endpoint: ENDPOINT, source: 'posting', event: 'error', step: refuse, target: 'failed' },
  { endpoint: ENDPOINT, source: 'posting', event: 'after sendTimeout', step: wait(15_000), target: 'failed' },
];

test('is called submission wherever its actors are listed', () => {
  expect(submissionMachine.id).toBe('submission');
});

describe('each transition, reported to the form once', () => {
  test.each(transitions)('$source -- $event --> $target', async ({ endpoint, source, step, target }) => {
    const submitted = submit(endpoint);
    expect([submitted.child()?.value, submitted.reported]).toEqual([source, []]);
    step(submitted);
    await heardPromises();
    expect(submitted.child()).toMatchObject({ value: target, status: 'done' });
    expect(submitted.reported).toEqual([`submission.${target}`, END]);
    expect([vi.getTimerCount(), submitted.posts.filter(({ isAlive }) => isAlive())]).toEqual([0, []]);
    step(submitted);
    await heardPromises();
    expect(submitted.reported).toHaveLength(2);
  });

  test('is in the table above: the machine has no others', () => {
    expect(asLines(transitions)).toEqual(asLines(namedTransitionsOf(submissionMachine)));
  });
});

test('with an endpoint the values are posted as they were typed, under their key; nothing is logged', () => {
  const { posts, logged } = submit(ENDPOINT);
  expect(posts).toMatchObject([{ ...attempt, endpoint: ENDPOINT }]);
  expect(logged).toEqual([]);
});

test('without an endpoint the values are logged and nothing is posted', () => {
  const { posts, logged } = submit('');
  expect([posts, logged]).toEqual([[], [attempt.values]]);
});

test('reports nothing within 1.5 s when it is simulated, and nothing within 15 s of silence from an endpoint', () => {
  const [simulated, posted] = [submit(''), submit(ENDPOINT)];
  vi.advanceTimersByTime(1_499);
  expect(simulated.reported).toEqual([]);
  vi.advanceTimersByTime(13_500);
  expect(posted.reported).toEqual([]);
});

test('a form that stops stops its submission, which then reports nothing', async () => {
  const submitted = submit(ENDPOINT);
  submitted.parent.stop();
  expect([submitted.posts.filter(({ isAlive }) => isAlive()), vi.getTimerCount()]).toEqual([[], 0]);
  take(submitted);
  await heardPromises();
  expect(submitted.reported).toEqual([]);
});

test('a failure is logged for the owner, a timeout is not', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  submit(ENDPOINT);
  vi.advanceTimersByTime(15_000);
  expect(warn).not.toHaveBeenCalled();
  refuse(submit(ENDPOINT));
  await heardPromises();
  expect(warn).toHaveBeenCalledExactlyOnceWith(new Error('The test lets this job fail.'));
  warn.mockRestore();
});
