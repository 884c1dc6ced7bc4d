import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { subscribeModel } from '../../../machines/models/subscribe.model';
import type { FormEmitted } from '../../../machines/submission.machine';
import { type SubscribeEvent, subscribeMachine } from '../../../machines/subscribe.machine';
import { emailSchema } from '../../../src/lib/message';
import { describeModel, expectQuiet, type Facts } from '../../support/describeModel';
import { fakeTimers } from '../../support/fakeTimers';
import {
  details,
  endpoint,
  simulated,
  stateOfForm,
  submissionWithStandIns,
} from '../../support/submissionStandIns';

fakeTimers();

const ADDRESS = 'ada@example.com';
const OTHER_ADDRESS = 'grace@example.com';

/** An event, elapsed time in ms, or an answer of the endpoint. */
type Step = SubscribeEvent | number | 'accept' | 'refuse' | 'refuse the address';

const answers = {
  accept: { type: 'answer.accepted' },
  refuse: { type: 'answer.refused' },
  'refuse the address': { type: 'answer.emailRefused' },
} as const;

/** The machine, started, with an endpoint that the test controls. */
function subscription(recipient = endpoint) {
  const { submission, posts, logged } = submissionWithStandIns();
  const emitted: FormEmitted['type'][] = [];
  const actor = createActor(subscribeMachine.provide({ actors: { submission } }), { input: { recipient } });
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  const take = (...steps: readonly Step[]) => {
    for (const step of steps) {
      if (typeof step === 'number') vi.advanceTimersByTime(step);
      else if (typeof step === 'string') posts.at(-1)?.answer(answers[step]);
      else actor.send(step);
    }
  };
  return {
    actor,
    take,
    posts,
    logged,
    emitted,
    context: () => actor.getSnapshot().context,
    state: () => stateOfForm(actor.getSnapshot()),
  };
}

const typed = (value: string): SubscribeEvent => ({ type: 'email.changed', value });
const submitted: SubscribeEvent = { type: 'email.submitted', ...details };
const sending: readonly Step[] = [typed(ADDRESS), submitted];
const formLeft: SubscribeEvent = { type: 'form.left' };
const formShown: SubscribeEvent = { type: 'form.shown' };

test('starts idle and empty', () => {
  const { state, context } = subscription();
  expect(state()).toBe('idle');
  expect(context()).toMatchObject({ email: '', isInvalid: false });
});

describe('the address is checked', () => {
  test('not before the first attempt to send it', () => {
    const { take, context } = subscription();
    take(typed('ada@'));
    expect(context()).toMatchObject({ email: 'ada@', isInvalid: false });
  });

  test.each(['', '   ', 'ada', 'ada@', 'ada@example'])('on the attempt: %j is invalid and stays', (email) => {
    const { take, state, context, emitted, posts } = subscription();
    take(typed(email), submitted);
    expect([state(), emitted, posts]).toEqual(['idle', ['form.invalid'], []]);
    expect(context()).toMatchObject({ email, isInvalid: true });
  });

  test('on each change after it', () => {
    const { take, context, emitted } = subscription();
    take(submitted, typed('ada@example'));
    expect(context().isInvalid).toBe(true);
    take(typed(ADDRESS));
    expect(context().isInvalid).toBe(false);
    take(typed(`${ADDRESS},`));
    expect(context().isInvalid).toBe(true);
    expect(emitted).toEqual(['form.invalid']);
  });

  test('without the spaces around it', () => {
    const { take, state } = subscription();
    take(typed(`\u00a0${ADDRESS}\n`), submitted);
    expect(state()).toBe('submitting.posting');
  });
});

test('without a recipient the address is logged, and sent after 1.5 s', () => {
  const { take, state, emitted, logged } = subscription(simulated);
  take(...sending, 1_499);
  expect([state(), logged, emitted]).toEqual(['submitting.simulating', [{ email: ADDRESS }], []]);
  take(1);
  expect([state(), emitted]).toEqual(['success', ['form.sent']]);
});

test('an address that is being sent is neither sent again nor changed', () => {
  const { take, actor, posts } = subscription();
  take(...sending);
  const snapshot = actor.getSnapshot();
  expect(snapshot.hasTag('busy')).toBe(true);
  take(submitted, typed(OTHER_ADDRESS), 700, submitted);
  expect(actor.getSnapshot()).toBe(snapshot);
  expect(posts).toHaveLength(1);
});

test('a success empties the field and ends the check; another address can follow', () => {
  const { take, context, emitted } = subscription();
  take(submitted, ...sending, 'accept');
  expect(context()).toMatchObject({ email: '', isInvalid: false, isChecking: false, messageKey: undefined });
  take(typed('grace'));
  expect(context().isInvalid).toBe(false);
  take(submitted, typed(OTHER_ADDRESS), submitted, 'accept');
  expect(emitted).toEqual(['form.invalid', 'form.sent', 'form.invalid', 'form.sent']);
});

test('an address that was not sent stays, is checked on each change, and can be sent again', () => {
  const { take, state, context, emitted, posts } = subscription();
  take(...sending, 'refuse');
  expect([state(), context().email, emitted]).toEqual(['failed', ADDRESS, []]);
  take(typed('ada@'), submitted);
  expect([state(), context().isInvalid, emitted]).toEqual(['failed', true, ['form.invalid']]);
  take(...sending, 'accept');
  expect([state(), posts.length]).toEqual(['success', 2]);
});

test('an address that the recipient refuses is invalid until it is changed', () => {
  const { take, state, context, emitted } = subscription();
  take(...sending, 'refuse the address');
  expect([state(), context().isInvalid, emitted]).toEqual(['idle', true, ['form.invalid']]);
  take(submitted);
  expect([state(), emitted]).toEqual(['idle', ['form.invalid', 'form.invalid']]);
  take(typed(OTHER_ADDRESS), submitted);
  expect(state()).toBe('submitting.posting');
});

describe('a form that has left the page', () => {
  test('is empty after the address was sent, and reports it', () => {
    const { take, state, emitted, context } = subscription();
    take(...sending, formLeft, 'accept');
    expect([state(), emitted]).toEqual(['success', ['form.sent']]);
    expect(context()).toMatchObject({ email: '', messageKey: undefined });
  });

  test.each<readonly [state: string, steps: readonly Step[]]>([
    ['typed', [typed('ada@'), submitted]],
    ['refused', [...sending, 'refuse the address']],
    ['typed after a success', [...sending, 'accept', typed('ada@')]],
  ])('loses an address that was %s', (_, steps) => {
    const { take, context } = subscription();
    take(...steps, formLeft, formShown);
    expect(context()).toMatchObject({
      email: '',
      isInvalid: false,
      isChecking: false,
      messageKey: undefined,
    });
    take(...sending);
    expect(context().isInvalid).toBe(false);
  });

  test('keeps an address that was not sent, and reports it', () => {
    const { take, state, emitted, context } = subscription();
    take(...sending, formLeft, 'refuse', formShown);
    expect([state(), emitted]).toEqual(['failed', ['form.lost']]);
    expect(context().email).toBe(ADDRESS);
  });

  test('marks an address that the recipient refuses, and reports it', () => {
    const { take, state, emitted, context } = subscription();
    take(...sending, formLeft, 'refuse the address', formShown);
    expect([state(), emitted]).toEqual(['idle', ['form.lost']]);
    expect(context()).toMatchObject({ email: ADDRESS, isInvalid: true });
  });

  test('and is shown again shows the failure itself', () => {
    const { take, state, emitted } = subscription();
    take(...sending, formLeft, formShown, 'refuse');
    expect([state(), emitted]).toEqual(['failed', []]);
  });
});

describe('the key of a submission', () => {
  test('stays the same while one address is tried again', () => {
    const { take, posts } = subscription();
    take(...sending, 'refuse', submitted, 'refuse', submitted);
    const keys = posts.map(({ key }) => key);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0], keys[0]]);
  });

  test('is new for another address, and for the same one after a success', () => {
    const { take, posts } = subscription();
    take(...sending, 'refuse', typed(OTHER_ADDRESS), submitted, 'accept', typed(OTHER_ADDRESS), submitted);
    expect(new Set(posts.map(({ key }) => key)).size).toBe(3);
  });
});

test('a form that is stopped ends its request', () => {
  const { take, actor, posts } = subscription();
  take(...sending);
  actor.stop();
  expect([posts.map(({ isAlive }) => isAlive()), vi.getTimerCount()]).toEqual([[false], 0]);
});

function expectEditable(facts: Facts<typeof subscribeMachine>): void {
  const { context, snapshot, can } = facts;
  expectQuiet(facts);
  expect(snapshot.hasTag('busy')).toBe(false);
  expect(can({ type: 'email.submitted', ...details })).toBe(true);
  const isAccepted = v.is(emailSchema, context.email) && context.email !== context.refusedEmail;
  expect(context.isInvalid).toBe(context.isChecking && !isAccepted);
}

describeModel(subscribeMachine, subscribeModel, {
  idle: expectEditable,
  submitting: ({ snapshot, context, can, runs, waitsMs }) => {
    expect([runs, waitsMs]).toEqual([['submission'], []]);
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(v.is(emailSchema, context.email)).toBe(true);
    expect(context.messageKey).toMatch(/^[0-9a-f]{32}$/);
    expect(can({ type: 'email.submitted', ...details })).toBe(false);
    expect(can({ type: 'email.changed', value: '' })).toBe(false);
  },
  'submitting.attended': ({ can }) => {
    expect([can({ type: 'form.left' }), can({ type: 'form.shown' })]).toEqual([true, false]);
  },
  'submitting.unattended': ({ can }) => {
    expect([can({ type: 'form.left' }), can({ type: 'form.shown' })]).toEqual([false, true]);
  },
  success: (facts) => {
    expectEditable(facts);
    expect(facts.emitted).toContain('form.sent');
  },
  failed: (facts) => {
    expectEditable(facts);
    expect(facts.context.email).not.toBe('');
  },
});
