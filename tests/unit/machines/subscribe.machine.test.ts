import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { activePaths } from '../../../machines/statechart/engine';
import {
  type SubscribeEmitted,
  type SubscribeEvent,
  subscribeMachine,
} from '../../../machines/subscribe.machine';
import { details, ENDPOINT, recipientAt, submissionWithStandIns } from '../../support/contactStandIns';
import { fc } from '../../support/fastCheck';
import { heardPromises } from '../../support/heldPromises';
import { namedTransitionsOf, stateOfForm } from '../../support/machineStates';
import { asLines } from '../../support/transitionTable';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ADDRESS = 'ada@example.com';

/** The machine, started, with an endpoint that the test controls. */
function subscription(hasEndpoint = false) {
  const { submission, posts, logged } = submissionWithStandIns();
  const emitted: SubscribeEmitted[] = [];
  const machine = subscribeMachine.provide({ actors: { submission } });
  const actor = createActor(machine, { input: { recipient: recipientAt(hasEndpoint ? ENDPOINT : '') } });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, posts, logged, emitted, alive: () => posts.filter(({ isAlive }) => isAlive()) };
}
type Subscription = ReturnType<typeof subscription>;

/** A step of a test: an event, elapsed time (ms), or a response of the endpoint. */
type Step = SubscribeEvent | number | ((form: Subscription) => void);

async function take(form: Subscription, ...steps: readonly Step[]) {
  for (const step of steps) {
    if (typeof step === 'number') await vi.advanceTimersByTimeAsync(step);
    else if (typeof step === 'function') step(form);
    else form.actor.send(step);
    await heardPromises();
  }
}

const stateOf = ({ actor }: Subscription) => stateOfForm(actor.getSnapshot());
const contextOf = ({ actor }: Subscription) => actor.getSnapshot().context;

const typed = (value: string): SubscribeEvent => ({ type: 'email.changed', value });
const submitted: SubscribeEvent = { type: 'email.submitted', ...details };
const formLeft: SubscribeEvent = { type: 'form.left' };
const formShown: SubscribeEvent = { type: 'form.shown' };
const emailIsRefused: Step = ({ posts }) => posts.at(-1)?.answer({ type: 'answer.emailRefused' });
const endpointTakes: Step = ({ posts }) => posts.at(-1)?.resolve();
const endpointRefuses: Step = ({ posts }) => posts.at(-1)?.reject();

test('is called subscribe wherever its actors are listed', () => {
  expect(subscribeMachine.id).toBe('subscribe');
});

test('starts idle and empty, without a timer', () => {
  const form = subscription();
  expect(stateOf(form)).toBe('idle');
  expect(contextOf(form)).toMatchObject({ email: '', isInvalid: false });
  expect(vi.getTimerCount()).toBe(0);
});

describe('the address is checked', () => {
  test('not before the first attempt', async () => {
    const form = subscription();
    await take(form, typed('ada@'));
    expect(contextOf(form)).toMatchObject({ email: 'ada@', isInvalid: false });
  });

  test.each(['', '   ', 'ada', 'ada@', 'ada@example'])(
    'on the attempt: %j is refused and stays',
    async (email) => {
      const form = subscription();
      await take(form, typed(email), submitted);
      expect([stateOf(form), form.emitted, form.logged]).toEqual(['idle', [{ type: 'email.refused' }], []]);
      expect(contextOf(form)).toMatchObject({ email, isInvalid: true });
    },
  );

  test('on each change after it', async () => {
    const form = subscription();
    await take(form, submitted, typed('ada@example'));
    expect(contextOf(form).isInvalid).toBe(true);
    await take(form, typed(ADDRESS));
    expect(contextOf(form).isInvalid).toBe(false);
    await take(form, typed(`${ADDRESS},`));
    expect(contextOf(form).isInvalid).toBe(true);
    expect(form.emitted).toEqual([{ type: 'email.refused' }]);
  });

  test('spaces around it are ignored', async () => {
    const form = subscription();
    await take(form, typed(`\u00a0${ADDRESS}\n`), submitted);
    expect(stateOf(form)).toBe('submitting.simulating');
  });
});

describe('simulated sending', () => {
  test('logs the address, takes 1.5 s, is busy meanwhile, and reports the success', async () => {
    const form = subscription();
    await take(form, typed(ADDRESS), submitted, 1_499);
    expect([stateOf(form), form.logged, form.emitted]).toEqual([
      'submitting.simulating',
      [{ email: ADDRESS }],
      [],
    ]);
    expect(form.actor.getSnapshot().hasTag('busy')).toBe(true);
    await take(form, 1);
    expect([stateOf(form), form.emitted, form.posts]).toEqual(['success', [{ type: 'email.sent' }], []]);
    expect(form.actor.getSnapshot().hasTag('busy')).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('logs the address unchanged', () => {
    const info = vi.spyOn(console, 'info').mockReturnValue(undefined);
    const actor = createActor(subscribeMachine, { input: { recipient: recipientAt('') } }).start();
    actor.send(typed(ADDRESS));
    actor.send(submitted);
    expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('not sent'), {
      email: ADDRESS,
    });
    info.mockRestore();
    actor.stop();
  });

  test('success empties the field and ends the validation; another address can follow', async () => {
    const form = subscription();
    await take(form, submitted, typed(ADDRESS), submitted, 1_500);
    expect(contextOf(form)).toMatchObject({ email: '', isInvalid: false, isChecking: false });
    await take(form, typed('grace'));
    expect(contextOf(form).isInvalid).toBe(false);
    await take(form, typed('grace@example.com'), submitted, 1_500);
    expect(form.logged).toEqual([{ email: ADDRESS }, { email: 'grace@example.com' }]);
  });
});

describe.each([false, true])('while an address is on its way (endpoint: %s)', (hasEndpoint) => {
  test('it is neither sent a second time nor changed', async () => {
    const form = subscription(hasEndpoint);
    await take(form, typed(ADDRESS), submitted);
    const snapshot = form.actor.getSnapshot();
    await take(form, submitted, typed('other@example.com'), 700, submitted);
    expect(form.actor.getSnapshot()).toBe(snapshot);
    expect(form.logged.length + form.posts.length).toBe(1);
  });

  test('stopping leaves no timer and no actor, and reports nothing', async () => {
    const form = subscription(hasEndpoint);
    await take(form, typed(ADDRESS), submitted);
    form.actor.stop();
    expect([form.alive(), vi.getTimerCount()]).toEqual([[], 0]);
    await take(form, endpointTakes, 60_000);
    expect([form.emitted, contextOf(form).email]).toEqual([[], ADDRESS]);
  });
});

describe('a form that has left the page', () => {
  test('completes the submission and reports the success', async () => {
    const form = subscription();
    await take(form, typed(ADDRESS), submitted, formLeft, 1_500);
    expect([stateOf(form), form.emitted]).toEqual(['left', [{ type: 'email.sent' }]]);
    expect(form.actor.getSnapshot().status).toBe('done');
    expect([form.logged.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  test('reports the failure', async () => {
    const form = subscription(true);
    await take(form, typed(ADDRESS), submitted, formLeft, endpointRefuses);
    expect([stateOf(form), form.emitted]).toEqual(['left', [{ type: 'email.lost' }]]);
  });

  test('that is shown again shows the result itself', async () => {
    const form = subscription(true);
    await take(form, typed(ADDRESS), submitted, formLeft, formShown, endpointRefuses);
    expect([stateOf(form), form.emitted]).toEqual(['failed', []]);
  });
});

describe('an owner’s endpoint', () => {
  test('gets the address; nothing is logged', async () => {
    const form = subscription(true);
    await take(form, typed(ADDRESS), submitted);
    expect([form.posts.map(({ values }) => values), form.logged]).toEqual([[{ email: ADDRESS }], []]);
    await take(form, endpointTakes);
    expect([stateOf(form), form.emitted]).toEqual(['success', [{ type: 'email.sent' }]]);
    expect([contextOf(form).email, vi.getTimerCount()]).toEqual(['', 0]);
  });

  test('that rejects it: the address stays, and can be sent again', async () => {
    const form = subscription(true);
    await take(form, typed(ADDRESS), submitted, endpointRefuses);
    expect([stateOf(form), contextOf(form).email, form.emitted]).toEqual(['failed', ADDRESS, []]);
    await take(form, submitted, endpointTakes);
    expect([stateOf(form), form.posts.length]).toEqual(['success', 2]);
  });

  test('gets the same key when the same address is sent again', async () => {
    const form = subscription(true);
    await take(form, typed(ADDRESS), submitted, endpointRefuses, submitted, endpointRefuses, submitted);
    const keys = form.posts.map(({ key }) => key);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0], keys[0]]);
  });

  test('gets another key for another address, and for the next one, also when it is the same', async () => {
    const form = subscription(true);
    await take(form, typed(ADDRESS), submitted, endpointRefuses, typed('grace@example.com'), submitted);
    await take(form, endpointTakes, typed('grace@example.com'), submitted);
    expect(form.posts).toHaveLength(3);
    expect(new Set(form.posts.map(({ key }) => key)).size).toBe(3);
  });

  test('after a success the address and its key are cleared', async () => {
    const form = subscription(true);
    await take(form, typed(ADDRESS), submitted, endpointTakes);
    expect(contextOf(form).messageKey).toBeUndefined();
  });

  test('that rejected an address: each change of it is validated at once', async () => {
    const form = subscription(true);
    await take(form, typed(ADDRESS), submitted, endpointRefuses, typed('ada@'));
    expect([stateOf(form), contextOf(form).isInvalid]).toEqual(['failed', true]);
  });
});

/** Each transition of the machine: the steps to its source, its trigger, source and target. */
const sending: readonly Step[] = [typed(ADDRESS), submitted];
const editingRows: readonly (readonly [string, readonly Step[]])[] = [
  ['idle', []],
  ['success', [...sending, endpointTakes]],
  ['failed', [...sending, endpointRefuses]],
];
const transitions = [
  ...editingRows.flatMap(([source, before]) => [
    { source, event: 'email.changed', target: source, before, step: typed('a') },
    {
      source,
      event: 'email.submitted',
      target: 'submitting',
      before: [...before, typed(ADDRESS)],
      step: submitted,
    },
    { source, event: 'email.submitted', target: source, before: [...before, typed('a')], step: submitted },
  ]),
  { source: 'submitting', event: 'submission.sent', target: 'success', before: sending, step: endpointTakes },
  {
    source: 'submitting',
    event: 'submission.failed',
    target: 'failed',
    before: sending,
    step: endpointRefuses,
  },
  {
    source: 'submitting.attended',
    event: 'form.left',
    target: 'submitting.unattended',
    before: sending,
    step: formLeft,
  },
  {
    source: 'submitting.unattended',
    event: 'form.shown',
    target: 'submitting.attended',
    before: [...sending, formLeft],
    step: formShown,
  },
  {
    source: 'submitting.unattended',
    event: 'submission.sent',
    target: 'left',
    before: [...sending, formLeft],
    step: endpointTakes,
  },
  {
    source: 'submitting.unattended',
    event: 'submission.failed',
    target: 'left',
    before: [...sending, formLeft],
    step: endpointRefuses,
  },
  {
    source: 'submitting',
    event: 'submission.failed',
    target: 'idle',
    before: sending,
    step: emailIsRefused,
  },
];

describe('each transition', () => {
  test.each(transitions)('$source -- $event --> $target', async ({ before, step, source, target }) => {
    const form = subscription(true);
    await take(form, ...before);
    expect(activePaths(form.actor.getSnapshot().value)).toContain(source);
    await take(form, step);
    expect(activePaths(form.actor.getSnapshot().value)).toContain(target);
  });

  test('is in the table above: the machine has no others', () => {
    expect(asLines(transitions)).toEqual(asLines(namedTransitionsOf(subscribeMachine)));
  });
});

type RandomStep =
  | { readonly kind: 'time'; readonly ms: number }
  | { readonly kind: 'event'; readonly event: SubscribeEvent }
  /** `of` selects a request, including old ones. */
  | { readonly kind: 'post'; readonly of: number; readonly isGood: boolean };

const randomSteps: fc.Arbitrary<RandomStep> = fc.oneof(
  fc.record({
    kind: fc.constant('time' as const),
    ms: fc.oneof(fc.nat(2_000), fc.constantFrom(1_500, 15_000), fc.nat(20_000)),
  }),
  fc.record({
    kind: fc.constant('event' as const),
    event: fc.oneof(
      fc.constantFrom(submitted, formLeft, formShown),
      fc.oneof(fc.emailAddress(), fc.constant(ADDRESS), fc.string({ maxLength: 12 })).map(typed),
    ),
  }),
  fc.record({ kind: fc.constant('post' as const), of: fc.nat(), isGood: fc.boolean() }),
);

test('whatever happens: one sending at a time, the address lost by success only, nothing left behind', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(randomSteps, { maxLength: 40 }),
      fc.boolean(),
      async (sequence, hasEndpoint) => {
        const { actor, posts, emitted, alive } = subscription(hasEndpoint);
        let email = '';
        let sent = 0;
        for (const happening of sequence) {
          const before = actor.getSnapshot();
          if (before.status === 'done') break;
          if (happening.kind === 'time') vi.advanceTimersByTime(happening.ms);
          else if (happening.kind === 'event') {
            actor.send(happening.event);
            if (happening.event.type === 'email.changed' && !before.hasTag('busy'))
              email = happening.event.value;
          } else {
            const post = posts[happening.of % posts.length];
            const wasAlive = post?.isAlive();
            if (happening.isGood) post?.resolve();
            else post?.reject();
            await heardPromises();
            if (!wasAlive) expect(actor.getSnapshot()).toBe(before);
          }
          await heardPromises();

          const after = actor.getSnapshot();
          const nowSent = emitted.filter(({ type }) => type === 'email.sent').length;
          // What was sent from another page is not shown any more.
          if (nowSent > sent && after.status === 'active') email = '';
          expect(nowSent - sent).toBeLessThanOrEqual(before.hasTag('busy') && !after.hasTag('busy') ? 1 : 0);
          sent = nowSent;
          expect(after.context.email).toBe(email);
          expect(alive()).toHaveLength(stateOfForm(after).endsWith('.posting') ? 1 : 0);
          expect(vi.getTimerCount()).toBe(after.hasTag('busy') ? 1 : 0);
        }
        actor.stop();
        expect([alive(), vi.getTimerCount()]).toEqual([[], 0]);
      },
    ),
  );
});
