import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { type ContactEvent, type ContactInput, contactMachine } from '../../../machines/contact.machine';
import { contactModel } from '../../../machines/models/contact.model';
import type { FormEmitted } from '../../../machines/submission.machine';
import { emptyMessage, type Field, fields, invalidFields, type Message } from '../../../src/lib/message';
import { describeModel, expectQuiet, type Facts } from '../../support/describeModel';
import { fakeTimers } from '../../support/fakeTimers';
import { fc } from '../../support/fastCheck';
import { type HeldPromise, holdPromise } from '../../support/held';
import {
  details,
  endpoint,
  simulated,
  stateOfForm,
  submissionWithStandIns,
} from '../../support/submissionStandIns';

fakeTimers();

/** A form that the provider has created. */
interface CreatedForm {
  readonly send: (event: ContactEvent) => void;
  readonly isAlive: () => boolean;
}

const validMessage: Message = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  message: 'We would like to talk.',
};

type Card = ReturnType<typeof contactCard>;

/** An event, elapsed time in ms, or an answer of the provider or of the endpoint. */
type Step = ContactEvent | number | ((card: Pick<Card, 'scripts' | 'forms' | 'posts'>) => void);

interface Options extends Partial<ContactInput> {
  readonly startsWith?: 'embedded' | 'fallback';
  /** Values that the visitor typed on an earlier page. */
  readonly typed?: Partial<Message>;
  /** Called by the provider while it creates a form. */
  readonly onCreate?: (form: CreatedForm) => void;
  /** Delays that differ from the machine's, in ms. */
  readonly delays?: { readonly initialDelay?: number };
}

/**
 * The contact card, shown, with a provider and an endpoint that the test controls. All requested scripts, created forms
 * and posted messages are kept, oldest first, so that an old one can answer late.
 */
function contactCard({ startsWith = 'embedded', typed, onCreate, delays = {}, ...input }: Options = {}) {
  const scripts: HeldPromise[] = [];
  const forms: CreatedForm[] = [];
  const emitted: FormEmitted[] = [];
  const { submission, posts, logged } = submissionWithStandIns();
  const machine = contactMachine.provide({
    actors: {
      loadScript: fromPromise<void>(({ signal }) => {
        const script = holdPromise(signal);
        scripts.push(script);
        return script.promise;
      }),
      createForm: fromCallback<ContactEvent>(({ sendBack }) => {
        let isAlive = true;
        const form = { send: sendBack, isAlive: () => isAlive };
        forms.push(form);
        onCreate?.(form);
        return () => {
          isAlive = false;
        };
      }),
      submission,
    },
    delays,
  });
  const actor = createActor(machine, { input: { recipient: endpoint, ...input } });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  if (typed) {
    actor.send(onHome);
    for (const field of fields) actor.send(changed(field, typed[field] ?? ''));
    actor.send(formLeft);
  }
  actor.send({ type: 'form.shown', startsWith });

  const take = async (...steps: readonly Step[]) => {
    for (const step of steps) {
      if (typeof step === 'function') step({ scripts, forms, posts });
      else if (typeof step !== 'number') actor.send(step);
      await vi.advanceTimersByTimeAsync(typeof step === 'number' ? step : 0);
    }
  };
  return {
    actor,
    take,
    scripts,
    forms,
    posts,
    logged,
    emitted,
    state: () => stateOfForm(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    /** Number of scripts, forms, posts and timers that are still pending. */
    pending: () =>
      [...scripts, ...forms, ...posts].filter(({ isAlive }) => isAlive()).length + vi.getTimerCount(),
  };
}

const changed = (field: Field, value: string): ContactEvent => ({ type: 'field.changed', field, value });
const filledIn = fields.map((field) => changed(field, validMessage[field]));
const submitted: ContactEvent = { type: 'message.submitted', ...details };
const proposed: ContactEvent = { type: 'message.proposed', text: 'Our selection' };
const fallbackChosen: ContactEvent = { type: 'fallback.chosen' };
const embeddedChosen: ContactEvent = { type: 'embedded.chosen' };
const retried: ContactEvent = { type: 'loading.retried' };
const another: ContactEvent = { type: 'another.chosen' };
const formLeft: ContactEvent = { type: 'form.left' };
const onContactPage: ContactEvent = { type: 'form.shown', startsWith: 'embedded' };
const onHome: ContactEvent = { type: 'form.shown', startsWith: 'fallback' };

const scriptRuns: Step = ({ scripts }) => scripts.at(-1)?.resolve();
const scriptFails: Step = ({ scripts }) => scripts.at(-1)?.reject();
const formReady: Step = ({ forms }) => forms.at(-1)?.send({ type: 'form.ready' });
const formFailed: Step = ({ forms }) => forms.at(-1)?.send({ type: 'form.failed' });
const accepted: Step = ({ posts }) => posts.at(-1)?.answer({ type: 'answer.accepted' });
const refused: Step = ({ posts }) => posts.at(-1)?.answer({ type: 'answer.refused' });
const emailRefused: Step = ({ posts }) => posts.at(-1)?.answer({ type: 'answer.emailRefused' });

/** The steps from the start to each phase of loading. */
const phases: Readonly<Record<string, readonly Step[]>> = {
  waiting: [],
  loadingScript: [500],
  pausing: [500, scriptRuns],
  creatingForm: [500, scriptRuns, 500],
};
const toReady: readonly Step[] = [500, scriptRuns, 500, formReady];
const toError: readonly Step[] = [500, scriptFails];
const embeddedStates = Object.entries({ ...phases, ready: toReady, error: toError });

/** Advances the time to `ms` after the start. */
const until = (ms: number, steps: readonly Step[]): number =>
  ms - steps.filter((step) => typeof step === 'number').reduce((sum, step) => sum + step, 0);

describe('the form that is shown first', () => {
  test.each<readonly [rule: string, input: Options, state: string]>([
    ['is the embedded form', {}, 'embedded.loading.waiting'],
    ['is the built-in form where the page asks for it', { startsWith: 'fallback' }, 'fallback.idle'],
    ['is the built-in form if there is a draft', { typed: { message: 'Our price' } }, 'fallback.idle'],
    ['is the embedded form if the draft is blank', { typed: { name: ' ' } }, 'embedded.loading.waiting'],
  ])('%s', (_rule, input, state) => {
    expect(contactCard(input).state()).toBe(state);
  });

  test('is built in without a request to the provider', async () => {
    const { take, scripts } = contactCard({ startsWith: 'fallback' });
    await take(60_000);
    expect(scripts).toEqual([]);
  });
});

/** Expects all phases of one more attempt to load the form. */
async function expectLoading({ take, state, scripts, forms }: Card) {
  const before = [scripts.length, forms.length] as const;
  await take(499);
  expect([state(), scripts.length]).toEqual(['embedded.loading.waiting', before[0]]);
  await take(1);
  expect([state(), scripts.length]).toEqual(['embedded.loading.loadingScript', before[0] + 1]);
  await take(3_000, scriptRuns, 499);
  expect([state(), forms.length]).toEqual(['embedded.loading.pausing', before[1]]);
  await take(1);
  expect([state(), forms.length]).toEqual(['embedded.loading.creatingForm', before[1] + 1]);
  await take(5_000);
  expect(state()).toBe('embedded.loading.creatingForm');
  await take(formReady);
  expect(state()).toBe('embedded.ready');
}

describe('the embedded form', () => {
  test('requests its script after 0.5 s, is created 0.5 s after it, and is ready when it says so', async () => {
    const card = contactCard();
    await expectLoading(card);
    expect(card.pending()).toBe(0);
  });

  test('can be ready while it is created', async () => {
    const { take, state } = contactCard({ onCreate: ({ send }) => send({ type: 'form.ready' }) });
    await take(...toReady);
    expect(state()).toBe('embedded.ready');
  });

  test('stays when it is ready, whatever the provider reports later', async () => {
    const { take, state } = contactCard();
    await take(...toReady, formReady, formFailed, { type: 'form.failed' }, retried, 60_000);
    expect(state()).toBe('embedded.ready');
  });

  test.each<readonly [phase: string, options: Options, steps: readonly Step[]]>([
    ['in the first delay', { delays: { initialDelay: 20_000 } }, []],
    ['while the script is requested', {}, [500]],
    ['in the second delay', {}, [9_600, scriptRuns]],
    ['while the form is created', {}, [500, scriptRuns, 500]],
    ['while the form is created after a late script', {}, [9_400, scriptRuns, 500]],
  ])('fails after 10 s without readiness: %s', async (_phase, options, steps) => {
    const { take, actor, state, pending } = contactCard(options);
    await take(...steps, until(9_999, steps));
    expect(actor.getSnapshot().matches({ embedded: 'loading' })).toBe(true);
    await take(1);
    expect([state(), pending()]).toEqual(['embedded.error', 0]);
  });

  test.each<readonly [ms: number, state: string]>([
    [9_999, 'embedded.ready'],
    [10_000, 'embedded.error'],
  ])('that is ready after %d ms leads to %s', async (ms, expected) => {
    const { take, state } = contactCard();
    await take(500, scriptRuns, 500, ms - 1_000, formReady, 60_000);
    expect(state()).toBe(expected);
  });

  test.each<readonly [reason: string, steps: readonly Step[], options: Options, logged: string | undefined]>([
    ['its script fails', [500, scriptFails], {}, 'The test lets this job fail.'],
    ['the provider reports a failure', [500, scriptRuns, 500, formFailed], {}, undefined],
    [
      'the provider throws',
      [500, scriptRuns, 500],
      {
        onCreate: () => {
          throw new Error('hbspt.forms is undefined');
        },
      },
      'hbspt.forms is undefined',
    ],
  ])('fails at once when %s', async (_reason, steps, options, logged) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { take, state } = contactCard(options);
    await take(...steps);
    expect([state(), vi.getTimerCount()]).toEqual(['embedded.error', 0]);
    expect(warn.mock.calls).toEqual(logged === undefined ? [] : [[new Error(logged)]]);
    warn.mockRestore();
  });
});

describe('Try Again', () => {
  test.each<readonly [failure: string, steps: readonly Step[]]>([
    ['a failed script', toError],
    ['10 s without readiness', [500, scriptRuns, 500, 9_000]],
  ])('restarts loading after %s', async (_failure, steps) => {
    const card = contactCard();
    await card.take(...steps, retried);
    await expectLoading(card);
  });

  test('has its own 10 s', async () => {
    const { take, state } = contactCard();
    await take(10_000, 4_000, retried, 9_999);
    expect(state()).toBe('embedded.loading.loadingScript');
    await take(1);
    expect(state()).toBe('embedded.error');
  });

  test('has no effect while the form loads', async () => {
    const { take, state, scripts } = contactCard();
    await take(...toError, retried, 300, retried, 200);
    expect([state(), scripts.length]).toEqual(['embedded.loading.loadingScript', 2]);
  });
});

describe('a late answer to an old attempt has no effect', () => {
  test.each<readonly [answer: string, before: readonly Step[], answer: Step]>([
    ['the script runs', [500], ({ scripts }) => scripts[0]?.resolve()],
    ['the script fails', [500], ({ scripts }) => scripts[0]?.reject()],
    ['the form is ready', [500, scriptRuns, 500], ({ forms }) => forms[0]?.send({ type: 'form.ready' })],
    ['the form fails', [500, scriptRuns, 500], ({ forms }) => forms[0]?.send({ type: 'form.failed' })],
  ])('%s', async (_answer, before, answer) => {
    const nextAttempts = embeddedStates.map(([, steps]) => [10_000, retried, ...steps]);
    for (const steps of [...nextAttempts, [10_000], [fallbackChosen]]) {
      const { take, actor } = contactCard();
      await take(...before, ...steps);
      const [snapshot, timers] = [actor.getSnapshot(), vi.getTimerCount()];
      await take(answer);
      expect([actor.getSnapshot(), vi.getTimerCount()]).toEqual([snapshot, timers]);
      actor.stop();
    }
  });
});

describe('the two forms', () => {
  test.each(embeddedStates)('the built-in form replaces the embedded one in %s', async (_state, steps) => {
    const { take, state, pending } = contactCard();
    await take(...steps, fallbackChosen);
    expect([state(), pending()]).toEqual(['fallback.idle', 0]);
  });

  test('the embedded form loads again with its own 10 s', async () => {
    const card = contactCard();
    await card.take(500, 3_000, fallbackChosen, 9_000, embeddedChosen);
    await expectLoading(card);
    await card.take(fallbackChosen, embeddedChosen, 9_999);
    expect(card.state()).toBe('embedded.loading.loadingScript');
    await card.take(1);
    expect(card.state()).toBe('embedded.error');
  });

  test('a switch keeps the message and its errors', async () => {
    const { take, context } = contactCard();
    await take(fallbackChosen, ...filledIn, changed('name', 'A'), submitted);
    const before = context();
    expect(before).toMatchObject({ message: { ...validMessage, name: 'A' }, invalid: ['name'] });
    await take(embeddedChosen, ...toReady, fallbackChosen);
    expect(context()).toEqual(before);
  });

  test.each([
    ['loadingScript', [500]],
    ['creatingForm', [500, scriptRuns, 500]],
    ['submitting', [fallbackChosen, ...filledIn, submitted]],
  ])('a card that is stopped in %s leaves nothing pending', async (_state, steps) => {
    const { take, actor, pending } = contactCard();
    await take(...steps);
    expect(pending()).toBeGreaterThan(0);
    actor.stop();
    expect(pending()).toBe(0);
  });
});

/** A card that shows the built-in form. */
const builtIn = (options: Options = {}) => contactCard({ startsWith: 'fallback', ...options });

describe('the built-in form is checked', () => {
  test('not before the first attempt to send it', async () => {
    const { take, context } = builtIn();
    await take(changed('email', 'ada@'), changed('name', ''));
    expect(context()).toMatchObject({ invalid: [], isChecking: false });
  });

  test('on each attempt: nothing is sent, and the invalid fields are listed in their order', async () => {
    const { take, state, emitted, context, posts } = builtIn();
    await take(submitted, changed('name', 'Ada'), submitted);
    expect([state(), posts]).toEqual(['fallback.idle', []]);
    expect(context().invalid).toEqual(['email', 'message']);
    expect(emitted).toEqual([
      { type: 'form.invalid', fields: ['name', 'email', 'message'] },
      { type: 'form.invalid', fields: ['email', 'message'] },
    ]);
  });

  test('on each change after the first attempt', async () => {
    const { take, context } = builtIn();
    await take(submitted, changed('email', 'ada@example'));
    expect(context().invalid).toEqual(['name', 'email', 'message']);
    await take(changed('email', 'ada@example.com'));
    expect(context().invalid).toEqual(['name', 'message']);
    await take(changed('email', 'ada@example.com,'));
    expect(context().invalid).toEqual(['name', 'email', 'message']);
  });

  test.each(fields)('with a blank %s: only the company is optional', async (field) => {
    const { take, emitted } = builtIn();
    await take(...filledIn, changed(field, ' '), submitted);
    expect(emitted).toEqual(field === 'company' ? [] : [{ type: 'form.invalid', fields: [field] }]);
  });
});

describe('sending', () => {
  test('without a recipient logs the values and takes 1.5 s', async () => {
    const { take, state, logged, emitted } = builtIn({ recipient: simulated });
    await take(...filledIn, submitted, 1_499);
    expect([state(), logged, emitted]).toEqual(['fallback.submitting.simulating', [validMessage], []]);
    await take(1);
    expect([state(), emitted]).toEqual(['fallback.success', [{ type: 'form.sent' }]]);
  });

  test('cannot be repeated or changed meanwhile', async () => {
    const { take, actor, posts } = builtIn();
    await take(...filledIn, submitted);
    const snapshot = actor.getSnapshot();
    expect(snapshot.hasTag('busy')).toBe(true);
    await take(submitted, changed('name', 'Someone else'), embeddedChosen, fallbackChosen, retried);
    expect(actor.getSnapshot()).toBe(snapshot);
    expect(posts).toMatchObject([{ recipient: endpoint, values: validMessage }]);
  });

  test('with success empties the form and ends the check; another message can follow', async () => {
    const { take, state, context, emitted } = builtIn();
    await take(submitted, ...filledIn, submitted, accepted);
    expect(state()).toBe('fallback.success');
    expect(context()).toMatchObject({
      message: emptyMessage,
      invalid: [],
      isChecking: false,
      messageKey: undefined,
    });
    await take(another, ...filledIn, submitted, accepted);
    expect(emitted.filter(({ type }) => type === 'form.sent')).toHaveLength(2);
  });

  test('with success can be followed by the embedded form', async () => {
    const { take, state } = builtIn();
    await take(...filledIn, submitted, accepted, embeddedChosen);
    expect(state()).toBe('embedded.loading.waiting');
  });

  test('without success keeps the values, checks each change, and can be tried again', async () => {
    const { take, state, context, emitted } = builtIn();
    await take(...filledIn, submitted, refused);
    expect([state(), emitted]).toEqual(['fallback.failed', []]);
    expect(context()).toMatchObject({ message: validMessage, invalid: [] });
    await take(changed('email', 'ada@'), submitted);
    expect([state(), context().invalid]).toEqual(['fallback.failed', ['email']]);
    await take(...filledIn, submitted, accepted);
    expect(state()).toBe('fallback.success');
  });

  test('to an address that the recipient refuses marks the address until it is changed', async () => {
    const { take, state, context, emitted } = builtIn();
    await take(...filledIn, submitted, emailRefused, submitted);
    expect([state(), context().invalid]).toEqual(['fallback.idle', ['email']]);
    expect(emitted).toEqual(Array(2).fill({ type: 'form.invalid', fields: ['email'] }));
    await take(changed('email', 'grace@example.com'));
    expect(context().invalid).toEqual([]);
  });
});

describe('a text that is proposed while a message is sent', () => {
  test('is the next message after a success', async () => {
    const { take, context } = builtIn();
    await take(...filledIn, submitted, proposed, accepted);
    expect(context().message).toEqual({ ...emptyMessage, message: 'Our selection' });
  });

  test('is added below the message after a failure, with a new key', async () => {
    const { take, context, posts } = builtIn();
    await take(...filledIn, submitted, proposed, refused, submitted);
    expect(context().message.message).toBe('We would like to talk.\n\nOur selection');
    expect(new Set(posts.map(({ key }) => key)).size).toBe(2);
  });
});

describe('a proposed text', () => {
  const propose = (text: string): ContactEvent => ({ type: 'message.proposed', text });
  const type = (text: string) => changed('message', text);
  const textAfter = async (...steps: readonly Step[]) => {
    const { take, context } = builtIn();
    await take(...steps);
    return context().message.message;
  };

  test('without a form is in the next one, which is the built-in form', async () => {
    const { take, state, context } = contactCard();
    await take(formLeft, propose('Seed, two packages'), onContactPage);
    expect([state(), context().message.message]).toEqual(['fallback.idle', 'Seed, two packages']);
  });

  test.each<readonly [rule: string, steps: readonly Step[], text: string]>([
    ['fills an empty message', [propose('Seed')], 'Seed'],
    ['replaces an earlier one that nobody changed', [propose('Seed'), propose('Series A')], 'Series A'],
    ['is appended below what the visitor typed', [type('Hello.'), propose('Seed')], 'Hello.\n\nSeed'],
    [
      'replaces an earlier one below what the visitor typed',
      [type('Hello.'), propose('Seed'), propose('Series A')],
      'Hello.\n\nSeries A',
    ],
    [
      'is appended below an earlier one that the visitor changed',
      [propose('Seed'), type('Seed, please.'), propose('Series A')],
      'Seed, please.\n\nSeries A',
    ],
    [
      'fills a message again that the visitor has emptied',
      [propose('Seed'), type(''), propose('Series A')],
      'Series A',
    ],
    [
      'replaces one that was made while an earlier message was sent',
      [...filledIn, submitted, propose('Seed'), accepted, propose('Series A')],
      'Series A',
    ],
  ])('%s', async (_rule, steps, text) => {
    expect(await textAfter(...steps)).toBe(text);
    expect(await textAfter(formLeft, onHome, ...steps, formLeft, onHome)).toBe(text);
  });

  test('keeps the other fields, is checked, and makes the message another one', async () => {
    const { take, context } = builtIn();
    await take(...filledIn, submitted, refused, formLeft, propose('Seed'));
    const message = { ...validMessage, message: `${validMessage.message}\n\nSeed` };
    expect(context()).toMatchObject({ message, messageKey: undefined });
    await take(onHome, changed('message', 'Seed'), submitted, propose('Series A, from May'));
    expect(context()).toMatchObject({ isChecking: true, invalid: [] });
  });

  test('never removes a line that the visitor typed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 1 }),
        fc.array(fc.string({ minLength: 1 })),
        async (typed, texts) => {
          const text = await textAfter(propose('An earlier one.'), type(`${typed}.`), ...texts.map(propose));
          expect(text.startsWith(`${typed}.`)).toBe(true);
        },
      ),
    );
  });
});

describe('a form that leaves the page', () => {
  test.each(embeddedStates)(
    'in %s leaves nothing pending, and loads again when it is shown',
    async (_, steps) => {
      const card = contactCard();
      await card.take(...steps, formLeft);
      expect([card.state(), card.pending()]).toEqual(['away', 0]);
      await card.take(onContactPage);
      await expectLoading(card);
    },
  );

  test.each<readonly [state: string, steps: readonly Step[]]>([
    ['idle', [submitted]],
    ['failed', [...filledIn, submitted, refused, changed('email', 'ada@')]],
  ])('in %s keeps the message and ends its check', async (_, steps) => {
    const { take, state, context } = builtIn();
    await take(...steps);
    const { message } = context();
    await take(formLeft, onHome);
    expect(state()).toBe('fallback.idle');
    expect(context()).toMatchObject({ message, invalid: [], isChecking: false });
  });

  test('knows the address that the recipient has refused, and does not send it again', async () => {
    const { take, state, context, emitted } = builtIn();
    await take(...filledIn, submitted, formLeft, emailRefused, onHome);
    expect([state(), context().invalid, emitted]).toEqual(['fallback.idle', [], [{ type: 'form.lost' }]]);
    await take(submitted);
    expect([state(), context().invalid]).toEqual(['fallback.idle', ['email']]);
  });

  test('after a success is empty when it is shown again', async () => {
    const { take, state, context } = builtIn();
    await take(...filledIn, submitted, accepted, formLeft, onHome);
    expect([state(), context().message]).toEqual(['fallback.idle', emptyMessage]);
  });
});

describe('a form that has left the page', () => {
  test.each<readonly [result: string, answer: Step, emitted: FormEmitted['type'], message: Message]>([
    ['success', accepted, 'form.sent', emptyMessage],
    ['failure', refused, 'form.lost', validMessage],
  ])('reports its %s, and has the message for the next card', async (_result, answer, type, message) => {
    const { take, state, context, emitted, posts } = builtIn();
    await take(...filledIn, submitted, formLeft);
    expect(state()).toBe('fallback.submitting.unattended.posting');
    await take(answer);
    expect([state(), emitted]).toEqual(['away', [{ type }]]);
    const messageKey = type === 'form.lost' ? posts[0]?.key : undefined;
    expect(context()).toMatchObject({ message, messageKey });
  });

  test('and is shown again shows the failure itself', async () => {
    const { take, state, emitted } = builtIn();
    await take(...filledIn, submitted, formLeft, onContactPage, refused);
    expect([state(), emitted]).toEqual(['fallback.failed', []]);
  });
});

describe('the key of a message', () => {
  const keysAfter = async (...steps: readonly Step[]) => {
    const { take, posts } = builtIn();
    await take(...filledIn, submitted, ...steps, submitted);
    return posts.map(({ key }) => key);
  };

  test('stays the same while the message is tried again, also after a switch of the form', async () => {
    const keys = await keysAfter(refused, submitted, refused, embeddedChosen, 2_000, fallbackChosen);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0], keys[0]]);
  });

  test('stays the same in the next card', async () => {
    const keys = await keysAfter(refused, formLeft, onContactPage);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test.each(fields)('is new when the %s was changed', async (field) => {
    const keys = await keysAfter(refused, changed(field, `b${validMessage[field]}`));
    expect(new Set(keys).size).toBe(2);
  });

  test('is new with another attachment, which is sent below the message', async () => {
    const { take, posts } = builtIn();
    const withTotal: Step = { type: 'message.submitted', attachment: 'Our total.', ...details };
    await take(...filledIn, withTotal, refused, withTotal, refused, submitted);
    const [first, again, without] = posts;
    expect(again?.key).toBe(first?.key);
    expect(without?.key).not.toBe(first?.key);
    expect(posts.map(({ values }) => values.message)).toEqual([
      `${validMessage.message}\n\nOur total.`,
      `${validMessage.message}\n\nOur total.`,
      validMessage.message,
    ]);
  });

  test('is new for the next message, also with the same text', async () => {
    expect(new Set(await keysAfter(accepted, another, ...filledIn)).size).toBe(2);
  });
});

/** The message can be changed, sent, and left for the other form. */
function expectEditable(facts: Facts<typeof contactMachine>): void {
  const { can, snapshot } = facts;
  expectQuiet(facts);
  expect(snapshot.hasTag('busy')).toBe(false);
  expect(can({ type: 'message.submitted', ...details })).toBe(true);
  expect(can({ type: 'embedded.chosen' })).toBe(true);
}

describeModel(contactMachine, contactModel, {
  away: (facts) => {
    expectQuiet(facts);
    expect(facts.context).toMatchObject({ invalid: [], isChecking: false });
    expect(facts.can({ type: 'message.submitted', ...details })).toBe(false);
    expect(facts.can({ type: 'form.shown', startsWith: 'embedded' })).toBe(true);
  },
  embedded: ({ can, snapshot }) => {
    expect(snapshot.hasTag('busy')).toBe(false);
    expect(can({ type: 'fallback.chosen' })).toBe(true);
    expect(can({ type: 'message.submitted', ...details })).toBe(false);
  },
  'embedded.loading': ({ waitsMs }) => {
    expect(waitsMs.at(-1)).toBeGreaterThan(0);
    expect(waitsMs.at(-1)).toBeLessThanOrEqual(10_000);
  },
  'embedded.loading.waiting': ({ runs, waitsMs }) => expect([runs, waitsMs]).toEqual([[], [500, 10_000]]),
  'embedded.loading.loadingScript': ({ runs, waitsMs }) =>
    expect([runs, waitsMs]).toEqual([['loadScript'], [9_500]]),
  'embedded.loading.pausing': ({ runs, waitsMs }) => expect([runs, waitsMs]).toEqual([[], [500, 9_500]]),
  'embedded.loading.creatingForm': ({ runs, waitsMs }) =>
    expect([runs, waitsMs]).toEqual([['createForm'], [9_000]]),
  'embedded.ready': expectQuiet,
  'embedded.error': (facts) => {
    expectQuiet(facts);
    expect(facts.can({ type: 'loading.retried' })).toBe(true);
  },
  fallback: ({ context, can }) => {
    expect(can({ type: 'fallback.chosen' })).toBe(false);
    // After the first check, the invalid fields are those of the current message.
    const isEmailRefused = context.message.email === context.refusedEmail;
    if (context.isChecking && !isEmailRefused)
      expect(context.invalid).toEqual(invalidFields(context.message));
    else if (context.isChecking) expect(context.invalid).toContain('email');
    else expect(context.invalid).toEqual([]);
  },
  'fallback.idle': (facts) => {
    expectEditable(facts);
    // A failed message keeps its key until it is changed, also while the other form is shown, and in the next card.
    if (facts.context.messageKey !== undefined) expect(invalidFields(facts.context.message)).toEqual([]);
  },
  'fallback.submitting': ({ snapshot, context, can, runs, waitsMs }) => {
    expect([runs, waitsMs]).toEqual([['submission'], []]);
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(context.isUnsent).toBe(true);
    expect(invalidFields(context.message)).toEqual([]);
    expect(context.messageKey).toMatch(/^[0-9a-f]{32}$/);
    expect(can({ type: 'message.submitted', ...details })).toBe(false);
    expect(can({ type: 'embedded.chosen' })).toBe(false);
  },
  'fallback.submitting.attended': ({ can }) => {
    expect([can(formLeft), can(onHome)]).toEqual([true, false]);
  },
  'fallback.submitting.unattended': ({ can, emitted }) => {
    expect(can(onHome)).toBe(true);
    expect(emitted).not.toContain('form.lost');
  },
  'fallback.success': (facts) => {
    expectQuiet(facts);
    expect(facts.emitted).toContain('form.sent');
    // The next message has the text that was proposed meanwhile, and nothing of the sent one.
    const { name, email, company } = facts.context.message;
    expect([name, email, company]).toEqual(['', '', '']);
    expect(facts.can({ type: 'another.chosen' })).toBe(true);
    expect(facts.can({ type: 'embedded.chosen' })).toBe(true);
    expect(facts.can({ type: 'message.submitted', ...details })).toBe(false);
  },
  'fallback.failed': (facts) => {
    expectEditable(facts);
    expect(facts.context.message).not.toEqual({ name: '', email: '', company: '', message: '' });
  },
});
