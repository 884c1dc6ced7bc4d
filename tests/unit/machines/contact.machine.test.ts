import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { type ContactEvent, contactMachine } from '../../../machines/contact.machine';
import { activePaths } from '../../../machines/statechart/engine';
import { emptyMessage, type Field, fields } from '../../../src/lib/message';
import {
  type ContactWithStandIns,
  changed,
  contactWithStandIns,
  details,
  ENDPOINT,
  type HeldPost,
  recipientAt,
  validMessage,
} from '../../support/contactStandIns';
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

/** A step of a test: an event, elapsed time (ms), or a response of the provider or the endpoint. */
type Step = ContactEvent | number | ((card: ContactWithStandIns) => void);

async function take(card: ContactWithStandIns, ...steps: readonly Step[]) {
  for (const step of steps) {
    if (typeof step === 'number') await vi.advanceTimersByTimeAsync(step);
    else if (typeof step === 'function') step(card);
    else card.actor.send(step);
    await heardPromises();
  }
}

const stateOf = ({ actor }: ContactWithStandIns) => stateOfForm(actor.getSnapshot());
const contextOf = ({ actor }: ContactWithStandIns) => actor.getSnapshot().context;

const fallbackChosen: ContactEvent = { type: 'fallback.chosen' };
const embeddedChosen: ContactEvent = { type: 'embedded.chosen' };
const retried: ContactEvent = { type: 'loading.retried' };
const submitted: ContactEvent = { type: 'message.submitted', ...details };
const another: ContactEvent = { type: 'another.chosen' };
const formLeft: ContactEvent = { type: 'form.left' };
const formShown: ContactEvent = { type: 'form.shown' };

const scriptRuns: Step = ({ scripts }) => scripts.at(-1)?.resolve();
const scriptFails: Step = ({ scripts }) => scripts.at(-1)?.reject();
const formReady: Step = ({ forms }) => forms.at(-1)?.tell({ type: 'form.ready' });
const formFailed: Step = ({ forms }) => forms.at(-1)?.tell({ type: 'form.failed' });
const filledIn: Step = ({ fillIn }) => fillIn();
const endpointTakes: Step = ({ posts }) => posts.at(-1)?.resolve();
const endpointRefuses: Step = ({ posts }) => posts.at(-1)?.reject();

const emailIsRefused: Step = ({ posts }) => posts.at(-1)?.answer({ type: 'answer.emailRefused' });
const proposed = (text: string): ContactEvent => ({ type: 'message.proposed', text });

/** The steps from the start to each phase of loading. */
const phases = {
  waiting: [],
  loadingScript: [500],
  pausing: [500, scriptRuns],
  creatingForm: [500, scriptRuns, 500],
} as const satisfies Record<string, readonly Step[]>;
const phaseNames = ['waiting', 'loadingScript', 'pausing', 'creatingForm'] as const;
const toReady: readonly Step[] = [...phases.creatingForm, formReady];
const toError: readonly Step[] = [...phases.loadingScript, scriptFails];
const embeddedStates: readonly (readonly [string, readonly Step[]])[] = [
  ...Object.entries(phases),
  ['ready', toReady],
  ['error', toError],
];

describe('the form that is shown first', () => {
  test('is the embedded one, which starts to load', () => {
    expect(stateOf(contactWithStandIns())).toBe('embedded.loading.waiting');
  });

  test('is the built-in one where the page asks for it; nothing is loaded', async () => {
    const card = contactWithStandIns({ startsWith: 'fallback' });
    expect(stateOf(card)).toBe('fallback.idle');
    expect(vi.getTimerCount()).toBe(0);
    await take(card, 60_000);
    expect(card.scripts).toEqual([]);
  });

  test('is the built-in one on every page while there is a draft', async () => {
    const draft = { message: { ...emptyMessage, message: 'Our price' }, messageKey: undefined };
    const card = contactWithStandIns({ draft });
    expect([stateOf(card), contextOf(card).message]).toEqual(['fallback.idle', draft.message]);
    await take(card, embeddedChosen);
    expect(stateOf(card)).toBe('embedded.loading.waiting');
  });

  test('is the embedded one if the draft has only spaces', () => {
    const draft = { message: { ...emptyMessage, name: ' ' }, messageKey: undefined };
    expect(stateOf(contactWithStandIns({ draft }))).toBe('embedded.loading.waiting');
  });
});

describe('the draft', () => {
  test('follows every change', async () => {
    const card = contactWithStandIns({ startsWith: 'fallback' });
    await take(card, changed('name', 'Ada'), changed('company', 'Engines'));
    expect(card.drafts.map(({ message }) => message)).toEqual([
      { ...emptyMessage, name: 'Ada' },
      { ...emptyMessage, name: 'Ada', company: 'Engines' },
    ]);
  });

  test('has the key of a message that is being sent, and the next card sends it under the same key', async () => {
    const left = contactWithStandIns({ startsWith: 'fallback', endpoint: ENDPOINT });
    await take(left, filledIn, submitted);
    left.actor.stop();
    const draft = left.drafts.at(-1);
    expect(draft?.message).toEqual(validMessage);
    const next = contactWithStandIns({ endpoint: ENDPOINT, ...(draft ? { draft } : {}) });
    await take(next, submitted);
    expect(next.posts.map(({ key }) => key)).toEqual(left.posts.map(({ key }) => key));
  });

  test('is empty when the message was sent', async () => {
    const card = contactWithStandIns({ startsWith: 'fallback' });
    await take(card, filledIn, submitted, 1_500);
    expect(card.drafts.at(-1)).toEqual({ message: emptyMessage, messageKey: undefined });
  });
});

describe('the embedded form loads in four phases', () => {
  test('the script is requested after 0.5 s, not before', async () => {
    const card = contactWithStandIns();
    await take(card, 499);
    expect([stateOf(card), card.scripts.length]).toEqual(['embedded.loading.waiting', 0]);
    await take(card, 1);
    expect([stateOf(card), card.scripts.length]).toEqual(['embedded.loading.loadingScript', 1]);
  });

  test('the form is created 0.5 s after the script has run, not before', async () => {
    const card = contactWithStandIns();
    await take(card, 500, 3_000, scriptRuns, 499);
    expect([stateOf(card), card.forms.length]).toEqual(['embedded.loading.pausing', 0]);
    await take(card, 1);
    expect([stateOf(card), card.forms.length]).toEqual(['embedded.loading.creatingForm', 1]);
  });

  test('the form is ready when it reports it, not after a time', async () => {
    const card = contactWithStandIns();
    await take(card, ...phases.creatingForm, 5_000);
    expect(stateOf(card)).toBe('embedded.loading.creatingForm');
    await take(card, formReady);
    expect(stateOf(card)).toBe('embedded.ready');
    expect(card.alive()).toEqual([]);
  });

  test('a form that is ready at once is ready after 1 s: the two delays', async () => {
    const card = contactWithStandIns();
    await take(card, ...toReady);
    expect([stateOf(card), vi.getTimerCount()]).toEqual(['embedded.ready', 0]);
  });

  test('a provider that reports readiness while it creates the form counts, once', async () => {
    const card = contactWithStandIns({
      createForm: (tell) => {
        tell({ type: 'form.ready' });
        tell({ type: 'form.ready' });
      },
    });
    await take(card, ...phases.creatingForm);
    expect([stateOf(card), card.alive(), vi.getTimerCount()]).toEqual(['embedded.ready', [], 0]);
  });

  test('a form that is ready stays, whatever comes later', async () => {
    const card = contactWithStandIns();
    await take(card, ...toReady, formReady, formFailed, { type: 'form.failed' }, retried, 60_000);
    expect(stateOf(card)).toBe('embedded.ready');
    expect([card.scripts.length, card.forms.length]).toEqual([1, 1]);
  });
});

describe('10 s without readiness, counted from entering loading, lead to the error', () => {
  test.each([
    ['in the first delay, were it ever so long', { initialDelay: 20_000 }, []],
    ['while the script is on its way', {}, [500]],
    ['in the second delay: the script came after 9.6 s', {}, [9_600, scriptRuns]],
    ['while the form is created', {}, [500, scriptRuns, 500]],
    ['while the form is created, the script having come after 9.4 s', {}, [9_400, scriptRuns, 500]],
  ] as const)('%s', async (_phase, delays, steps) => {
    const card = contactWithStandIns({ delays });
    await take(card, ...steps);
    await take(
      card,
      9_999 - steps.filter((step) => typeof step === 'number').reduce((sum, ms) => sum + ms, 0),
    );
    expect(card.actor.getSnapshot().matches({ embedded: 'loading' })).toBe(true);
    await take(card, 1);
    expect(stateOf(card)).toBe('embedded.error');
    expect([card.alive(), vi.getTimerCount()]).toEqual([[], 0]);
  });

  test('a form that is ready in the last millisecond is ready, and stays', async () => {
    const card = contactWithStandIns();
    await take(card, ...phases.creatingForm, 8_999, formReady, 60_000);
    expect(stateOf(card)).toBe('embedded.ready');
  });

  test('a form that is ready after them is not: the error stays', async () => {
    const card = contactWithStandIns();
    await take(card, ...phases.creatingForm, 9_000, formReady);
    expect(stateOf(card)).toBe('embedded.error');
  });

  test('a script that comes after them creates no form', async () => {
    const card = contactWithStandIns();
    await take(card, 10_000, scriptRuns, 5_000);
    expect([stateOf(card), card.forms.length]).toEqual(['embedded.error', 0]);
  });
});

describe('the error comes at once', () => {
  const throwing = () => {
    throw new Error('hbspt.forms is undefined');
  };

  test('when the script fails', async () => {
    const card = contactWithStandIns();
    await take(card, ...phases.loadingScript, scriptFails);
    expect([stateOf(card), vi.getTimerCount()]).toEqual(['embedded.error', 0]);
  });

  test('when the request for the script throws', async () => {
    const card = contactWithStandIns({
      loadScript: () => {
        throw new Error('No script, the test says.');
      },
    });
    await take(card, 500);
    expect([stateOf(card), vi.getTimerCount()]).toEqual(['embedded.error', 0]);
  });

  test('when the provider throws', async () => {
    const card = contactWithStandIns({ createForm: throwing });
    await take(card, ...phases.creatingForm);
    expect([stateOf(card), vi.getTimerCount()]).toEqual(['embedded.error', 0]);
  });

  test('when the provider says that its form cannot be shown', async () => {
    const card = contactWithStandIns();
    await take(card, ...phases.creatingForm, formFailed);
    expect([stateOf(card), vi.getTimerCount()]).toEqual(['embedded.error', 0]);
    expect(card.alive()).toEqual([]);
  });

  test('when no provider is given', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const actor = createActor(contactMachine, {
      input: { startsWith: 'embedded', recipient: recipientAt('') },
    }).start();
    await vi.advanceTimersByTimeAsync(500);
    expect(actor.getSnapshot().value).toEqual({ embedded: 'error' });
    expect(warn).toHaveBeenCalledExactlyOnceWith(new Error('loadScript is not provided.'));
    warn.mockRestore();
  });

  test.each([
    ['the script failed', {}, toError, 'The test lets this job fail.'],
    ['the provider threw', { createForm: throwing }, phases.creatingForm, 'hbspt.forms is undefined'],
  ])('and reports the reason to the owner, in the console: %s', async (_why, options, steps, reason) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    await take(contactWithStandIns(options), ...steps);
    expect(warn).toHaveBeenCalledExactlyOnceWith(new Error(reason));
    warn.mockRestore();
  });
});

describe('Try Again', () => {
  const failures = [
    ['a failed script', toError],
    ['a form that failed', [...phases.creatingForm, formFailed]],
    ['10 s without readiness', [...phases.creatingForm, 9_000]],
  ] as const satisfies readonly (readonly [string, readonly Step[]])[];

  test.each(failures)(
    'starts from the start after %s: all phases, one more script, one more form',
    async (_why, steps) => {
      const card = contactWithStandIns();
      await take(card, ...steps);
      const [scripts, forms] = [card.scripts.length, card.forms.length];
      await take(card, retried, 499);
      expect([stateOf(card), card.scripts.length]).toEqual(['embedded.loading.waiting', scripts]);
      await take(card, 1);
      expect([stateOf(card), card.scripts.length]).toEqual(['embedded.loading.loadingScript', scripts + 1]);
      await take(card, scriptRuns, 499);
      expect([stateOf(card), card.forms.length]).toEqual(['embedded.loading.pausing', forms]);
      await take(card, 1);
      expect([stateOf(card), card.forms.length]).toEqual(['embedded.loading.creatingForm', forms + 1]);
      await take(card, formReady);
      expect([stateOf(card), vi.getTimerCount()]).toEqual(['embedded.ready', 0]);
    },
  );

  test.each(failures)('has 10 s of its own after %s', async (_why, steps) => {
    const card = contactWithStandIns();
    await take(card, ...steps, 4_000, retried, 9_999);
    expect(stateOf(card)).toBe('embedded.loading.loadingScript');
    await take(card, 1);
    expect(stateOf(card)).toBe('embedded.error');
  });

  test('can be pressed after each failure', async () => {
    const card = contactWithStandIns();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await take(card, 500, scriptFails);
      expect([stateOf(card), card.scripts.length]).toEqual(['embedded.error', attempt]);
      await take(card, retried);
    }
    await take(card, ...toReady);
    expect(stateOf(card)).toBe('embedded.ready');
  });

  test('pressed twice starts one attempt', async () => {
    const card = contactWithStandIns();
    await take(card, ...toError, retried, 300, retried, 200);
    expect([stateOf(card), card.scripts.length]).toEqual(['embedded.loading.loadingScript', 2]);
  });
});

describe('what comes late from an old attempt changes nothing', () => {
  const lateAnswers = [
    ['the script runs', [500], ({ scripts }) => scripts[0]?.resolve()],
    ['the script fails', [500], ({ scripts }) => scripts[0]?.reject()],
    ['the form is ready', [500, scriptRuns, 500], ({ forms }) => forms[0]?.tell({ type: 'form.ready' })],
    ['the form fails', [500, scriptRuns, 500], ({ forms }) => forms[0]?.tell({ type: 'form.failed' })],
  ] as const satisfies readonly (readonly [string, readonly Step[], Step])[];

  describe.each(lateAnswers)('%s', (_answer, before, answer) => {
    test.each(phaseNames)('in the phase %s of the next attempt', async (phase) => {
      const card = contactWithStandIns();
      await take(card, ...before, 10_000, retried, ...phases[phase]);
      const [snapshot, timers] = [card.actor.getSnapshot(), vi.getTimerCount()];
      await take(card, answer);
      expect(stateOf(card)).toBe(`embedded.loading.${phase}`);
      expect([card.actor.getSnapshot(), vi.getTimerCount()]).toEqual([snapshot, timers]);
    });

    test.each([
      ['the error', [10_000]],
      ['the built-in form', [fallbackChosen]],
      ['a form that was ready in the next attempt', [10_000, retried, ...toReady]],
    ] as const)('with %s on the card', async (_card, after) => {
      const card = contactWithStandIns();
      await take(card, ...before, ...after);
      const snapshot = card.actor.getSnapshot();
      await take(card, answer);
      expect(card.actor.getSnapshot()).toBe(snapshot);
      await take(card, 60_000);
      expect(card.actor.getSnapshot()).toBe(snapshot);
    });
  });
});

describe('switching', () => {
  test.each(embeddedStates)(
    'from %s to the built-in form leaves nothing of the attempt',
    async (_state, steps) => {
      const card = contactWithStandIns();
      await take(card, ...steps, fallbackChosen);
      expect(stateOf(card)).toBe('fallback.idle');
      expect([card.alive(), vi.getTimerCount()]).toEqual([[], 0]);
    },
  );

  test.each(embeddedStates)(
    'away from %s and back starts loading again, with 10 s of its own',
    async (_state, steps) => {
      const card = contactWithStandIns();
      await take(card, ...steps, 3_000, fallbackChosen, 9_000, embeddedChosen);
      const scripts = card.scripts.length;
      expect(stateOf(card)).toBe('embedded.loading.waiting');
      await take(card, 499);
      expect(card.scripts.length).toBe(scripts);
      await take(card, 1);
      expect(card.scripts.length).toBe(scripts + 1);
      await take(card, 9_499);
      expect(stateOf(card)).toBe('embedded.loading.loadingScript');
      await take(card, 1);
      expect(stateOf(card)).toBe('embedded.error');
    },
  );

  test('ten times in a second leaves one attempt', async () => {
    const card = contactWithStandIns();
    for (let turn = 0; turn < 10; turn += 1) await take(card, 50, fallbackChosen, 50, embeddedChosen);
    await take(card, 500);
    expect([card.scripts.length, card.alive().length, vi.getTimerCount()]).toEqual([1, 1, 1]);
  });

  test('keeps the message, its errors and its key', async () => {
    const card = contactWithStandIns();
    await take(card, fallbackChosen, filledIn, changed('name', 'A'), submitted);
    const before = contextOf(card);
    expect(before).toMatchObject({ message: { ...validMessage, name: 'A' }, invalid: ['name'] });
    await take(card, embeddedChosen, ...toReady, fallbackChosen);
    expect(contextOf(card)).toEqual(before);
    expect(stateOf(card)).toBe('fallback.idle');
  });

  test.each(['field.changed', 'message.submitted'] as const)(
    '%s says nothing to the embedded form',
    async (type) => {
      const card = contactWithStandIns();
      await take(card, type === 'field.changed' ? changed('name', 'Ada') : submitted);
      expect(stateOf(card)).toBe('embedded.loading.waiting');
      expect([contextOf(card).message, card.emitted]).toEqual([emptyMessage, []]);
    },
  );
});

describe('stopping', () => {
  const states: typeof embeddedStates = [
    ...embeddedStates,
    ['simulating', [fallbackChosen, filledIn, submitted, 700]],
  ];

  test.each(states)(
    'in %s leaves no timer and nothing alive, and late answers are not heard',
    async (_state, steps) => {
      const card = contactWithStandIns();
      await take(card, ...steps);
      card.actor.stop();
      expect([card.alive(), vi.getTimerCount()]).toEqual([[], 0]);
      const { value, context } = card.actor.getSnapshot();
      await take(card, scriptRuns, formReady, formFailed, 60_000);
      expect(card.actor.getSnapshot()).toMatchObject({ value, context });
      expect([card.emitted, vi.getTimerCount()]).toEqual([[], 0]);
    },
  );

  test('while a message is posted aborts the request, and its answer has no effect', async () => {
    const card = contactWithStandIns({ startsWith: 'fallback', endpoint: ENDPOINT });
    await take(card, filledIn, submitted);
    card.actor.stop();
    expect([card.alive(), vi.getTimerCount()]).toEqual([[], 0]);
    await take(card, endpointTakes, 60_000);
    expect([card.emitted, contextOf(card).message]).toEqual([[], validMessage]);
  });
});

describe('the built-in form is checked', () => {
  test('not before the first attempt to send it', async () => {
    const card = contactWithStandIns({ startsWith: 'fallback' });
    await take(card, changed('email', 'ada@'), changed('name', ''));
    expect(contextOf(card)).toMatchObject({ invalid: [], isChecking: false });
  });

  test('on the attempt: nothing is sent or logged, and the invalid fields are listed in their order', async () => {
    const card = contactWithStandIns({ startsWith: 'fallback' });
    await take(card, submitted);
    expect(stateOf(card)).toBe('fallback.idle');
    expect(card.emitted).toEqual([{ type: 'message.refused', fields: ['name', 'email', 'message'] }]);
    expect(contextOf(card).invalid).toEqual(['name', 'email', 'message']);
    expect(card.logged).toEqual([]);
  });

  test('each attempt lists the fields that are invalid then', async () => {
    const card = contactWithStandIns({ startsWith: 'fallback' });
    await take(card, submitted, changed('name', 'Ada'), submitted, submitted);
    expect(card.emitted).toEqual([
      { type: 'message.refused', fields: ['name', 'email', 'message'] },
      { type: 'message.refused', fields: ['email', 'message'] },
      { type: 'message.refused', fields: ['email', 'message'] },
    ]);
  });

  test('on each change after it: error messages change while the visitor types', async () => {
    const card = contactWithStandIns({ startsWith: 'fallback' });
    await take(card, submitted, changed('email', 'ada@example'));
    expect(contextOf(card).invalid).toEqual(['name', 'email', 'message']);
    await take(card, changed('email', 'ada@example.com'));
    expect(contextOf(card).invalid).toEqual(['name', 'message']);
    await take(card, changed('email', 'ada@example.com,'));
    expect(contextOf(card).invalid).toEqual(['name', 'email', 'message']);
    expect(card.emitted).toHaveLength(1);
  });

  test.each(fields.filter((field) => field !== 'company'))(
    'a missing %s alone refuses the message',
    async (field) => {
      const card = contactWithStandIns({ startsWith: 'fallback' });
      await take(card, filledIn, changed(field, ' '), submitted);
      expect(card.emitted).toEqual([{ type: 'message.refused', fields: [field] }]);
    },
  );

  test('the company is optional', async () => {
    const card = contactWithStandIns({ startsWith: 'fallback' });
    await take(card, filledIn, changed('company', ''), submitted);
    expect(stateOf(card)).toBe('fallback.submitting.simulating');
  });
});

describe('simulated sending', () => {
  test('logs the values, takes 1.5 s, and is busy meanwhile', async () => {
    const card = contactWithStandIns({ startsWith: 'fallback' });
    await take(card, filledIn, submitted);
    expect(card.logged).toEqual([validMessage]);
    expect(card.actor.getSnapshot().hasTag('busy')).toBe(true);
    await take(card, 1_499);
    expect([stateOf(card), card.emitted]).toEqual(['fallback.submitting.simulating', []]);
    await take(card, 1);
    expect([stateOf(card), card.emitted]).toEqual(['fallback.success', [{ type: 'message.sent' }]]);
    expect(card.actor.getSnapshot().hasTag('busy')).toBe(false);
    expect([card.posts, vi.getTimerCount()]).toEqual([[], 0]);
  });

  test('logs the values unchanged', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue(undefined);
    const actor = createActor(contactMachine, {
      input: { startsWith: 'fallback', recipient: recipientAt('') },
    }).start();
    for (const field of fields) actor.send(changed(field, validMessage[field]));
    actor.send(submitted);
    expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('not sent'), validMessage);
    info.mockRestore();
    actor.stop();
  });

  test('success empties the form and ends the validation', async () => {
    const card = contactWithStandIns({ startsWith: 'fallback' });
    await take(card, submitted, filledIn, submitted, 1_500);
    expect(contextOf(card)).toMatchObject({
      message: emptyMessage,
      invalid: [],
      isChecking: false,
      messageKey: undefined,
    });
    await take(card, changed('email', 'b'));
    expect(contextOf(card).invalid).toEqual([]);
  });

  test('a second message can follow', async () => {
    const card = contactWithStandIns({ startsWith: 'fallback' });
    await take(
      card,
      filledIn,
      submitted,
      1_500,
      another,
      filledIn,
      changed('name', 'Grace Hopper'),
      submitted,
      1_500,
    );
    expect(card.emitted).toEqual([{ type: 'message.sent' }, { type: 'message.sent' }]);
    expect(card.logged.map(({ name }) => name)).toEqual(['Ada Lovelace', 'Grace Hopper']);
  });
});

describe('while a message is being sent', () => {
  test.each([false, true])('it is not sent a second time (endpoint: %s)', async (hasEndpoint) => {
    const card = contactWithStandIns({ startsWith: 'fallback', endpoint: hasEndpoint ? ENDPOINT : '' });
    await take(card, filledIn, submitted, submitted, 700, submitted, submitted);
    expect(card.logged.length + card.posts.length).toBe(1);
    await take(card, endpointTakes, 800);
    expect(card.emitted).toEqual([{ type: 'message.sent' }]);
  });

  test.each([false, true])(
    'neither the values nor the form can be changed (endpoint: %s)',
    async (hasEndpoint) => {
      const card = contactWithStandIns({ startsWith: 'fallback', endpoint: hasEndpoint ? ENDPOINT : '' });
      await take(card, filledIn, submitted);
      const snapshot = card.actor.getSnapshot();
      await take(card, changed('name', 'Someone else'), embeddedChosen, fallbackChosen, retried);
      expect(card.actor.getSnapshot()).toBe(snapshot);
    },
  );
});

describe('a form that has left the page', () => {
  const leaving = (endpoint: string) => contactWithStandIns({ startsWith: 'fallback', endpoint });

  test('completes the submission, reports the success, and leaves an empty draft', async () => {
    const card = leaving('');
    await take(card, filledIn, submitted, 700, formLeft, 799);
    expect([stateOf(card), card.emitted]).toEqual(['fallback.submitting.unattended.simulating', []]);
    await take(card, 1);
    expect([stateOf(card), card.emitted]).toEqual(['left', [{ type: 'message.sent' }]]);
    expect(card.actor.getSnapshot().status).toBe('done');
    expect([card.logged.length, vi.getTimerCount()]).toEqual([1, 0]);
    expect(card.drafts.at(-1)).toEqual({ message: emptyMessage, messageKey: undefined });
  });

  test('reports the failure, and leaves the message with its key for the next one', async () => {
    const card = leaving(ENDPOINT);
    await take(card, filledIn, submitted, formLeft, endpointRefuses);
    expect([stateOf(card), card.emitted]).toEqual(['left', [{ type: 'message.lost' }]]);
    expect(card.drafts.at(-1)).toEqual({ message: validMessage, messageKey: card.posts[0]?.key });
    expect([card.alive(), vi.getTimerCount()]).toEqual([[], 0]);
  });

  test('that is shown again shows the result itself', async () => {
    const card = leaving(ENDPOINT);
    await take(card, filledIn, submitted, formLeft, formShown);
    expect([stateOf(card), card.posts.length]).toEqual(['fallback.submitting.posting', 1]);
    await take(card, endpointRefuses);
    expect([stateOf(card), card.emitted]).toEqual(['fallback.failed', []]);
  });

  test('has no effect unless a message is being sent', async () => {
    const card = leaving('');
    const before = card.actor.getSnapshot();
    await take(card, formLeft, formShown);
    expect(card.actor.getSnapshot()).toBe(before);
  });
});

describe('an owner’s endpoint', () => {
  const withEndpoint = { startsWith: 'fallback', endpoint: ENDPOINT } as const;

  test('gets the values under a key; nothing is logged', async () => {
    const card = contactWithStandIns(withEndpoint);
    await take(card, filledIn, submitted);
    expect(card.posts).toMatchObject([
      {
        recipient: recipientAt(ENDPOINT),
        values: validMessage,
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(card.logged).toEqual([]);
  });

  test('that accepts the message: the form is emptied and the visitor is notified', async () => {
    const card = contactWithStandIns(withEndpoint);
    await take(card, filledIn, submitted, 14_999, endpointTakes);
    expect([stateOf(card), card.emitted]).toEqual(['fallback.success', [{ type: 'message.sent' }]]);
    expect([contextOf(card).message, vi.getTimerCount()]).toEqual([emptyMessage, 0]);
  });

  test('that rejects it: the values stay, and no success is reported', async () => {
    const card = contactWithStandIns(withEndpoint);
    await take(card, filledIn, submitted, endpointRefuses);
    expect([stateOf(card), card.emitted]).toEqual(['fallback.failed', []]);
    expect(contextOf(card)).toMatchObject({ message: validMessage, invalid: [] });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('gets the same key when the same message is sent again', async () => {
    const card = contactWithStandIns(withEndpoint);
    await take(card, filledIn, submitted, endpointRefuses, submitted, endpointRefuses, submitted);
    await take(card, endpointRefuses, embeddedChosen, 2_000, fallbackChosen, submitted, endpointTakes);
    expect(card.posts).toHaveLength(4);
    expect(new Set(card.posts.map(({ key }) => key)).size).toBe(1);
    expect(card.emitted).toEqual([{ type: 'message.sent' }]);
  });

  test.each(fields)('gets another key when the %s was changed', async (field) => {
    const card = contactWithStandIns(withEndpoint);
    await take(
      card,
      filledIn,
      submitted,
      endpointRefuses,
      changed(field, `b${validMessage[field]}`),
      submitted,
    );
    expect(card.posts).toHaveLength(2);
    expect(new Set(card.posts.map(({ key }) => key)).size).toBe(2);
  });

  test('gets another key for the next message, even with the same text', async () => {
    const card = contactWithStandIns(withEndpoint);
    await take(card, filledIn, submitted, endpointTakes, another, filledIn, submitted, endpointTakes);
    expect(new Set(card.posts.map(({ key }) => key)).size).toBe(2);
  });

  test('that rejected a message: each change of it is validated at once', async () => {
    const card = contactWithStandIns(withEndpoint);
    await take(card, filledIn, submitted, endpointRefuses, changed('email', 'ada@'));
    expect([stateOf(card), contextOf(card).invalid]).toEqual(['fallback.failed', ['email']]);
  });

  test('a failed message that has become invalid is not sent, and the failure stays on the card', async () => {
    const card = contactWithStandIns(withEndpoint);
    await take(card, filledIn, submitted, endpointRefuses, changed('email', ''), submitted);
    expect([stateOf(card), card.emitted]).toEqual([
      'fallback.failed',
      [{ type: 'message.refused', fields: ['email'] }],
    ]);
  });
});

/** Each transition of the machine: the steps to its source, its trigger, source and target. */
const fallbackAtOnce: readonly Step[] = [fallbackChosen];
const toSuccess: readonly Step[] = [fallbackChosen, filledIn, submitted, endpointTakes];
const toFailed: readonly Step[] = [fallbackChosen, filledIn, submitted, endpointRefuses];
const typed = changed('name', 'Ada');
const editingRows = [
  ['fallback.idle', fallbackAtOnce],
  ['fallback.failed', toFailed],
] as const;

const transitions: readonly {
  readonly source: string;
  readonly event: string;
  readonly target: string;
  readonly before: readonly Step[];
  readonly step: Step;
}[] = [
  { source: 'embedded', event: 'fallback.chosen', target: 'fallback', before: [], step: fallbackChosen },
  {
    source: 'embedded.loading',
    event: 'after loadTimeout',
    target: 'embedded.error',
    before: [],
    step: 10_000,
  },
  {
    source: 'embedded.loading.waiting',
    event: 'after initialDelay',
    target: 'embedded.loading.loadingScript',
    before: [],
    step: 500,
  },
  {
    source: 'embedded.loading.loadingScript',
    event: 'done',
    target: 'embedded.loading.pausing',
    before: phases.loadingScript,
    step: scriptRuns,
  },
  {
    source: 'embedded.loading.loadingScript',
    event: 'error',
    target: 'embedded.error',
    before: phases.loadingScript,
    step: scriptFails,
  },
  {
    source: 'embedded.loading.pausing',
    event: 'after creationDelay',
    target: 'embedded.loading.creatingForm',
    before: phases.pausing,
    step: 500,
  },
  {
    source: 'embedded.loading.creatingForm',
    event: 'form.ready',
    target: 'embedded.ready',
    before: phases.creatingForm,
    step: formReady,
  },
  {
    source: 'embedded.loading.creatingForm',
    event: 'form.failed',
    target: 'embedded.error',
    before: phases.creatingForm,
    step: formFailed,
  },
  {
    source: 'embedded.error',
    event: 'loading.retried',
    target: 'embedded.loading',
    before: toError,
    step: retried,
  },
  ...editingRows.flatMap(([source, before]) => [
    { source, event: 'field.changed', target: source, before, step: typed },
    {
      source,
      event: 'message.submitted',
      target: 'fallback.submitting',
      before: [...before, filledIn],
      step: submitted,
    },
    {
      source,
      event: 'message.submitted',
      target: source,
      before: [...before, changed('name', '')],
      step: submitted,
    },
    { source, event: 'embedded.chosen', target: 'embedded', before, step: embeddedChosen },
  ]),
  {
    source: 'fallback.success',
    event: 'another.chosen',
    target: 'fallback.idle',
    before: toSuccess,
    step: another,
  },
  {
    source: 'fallback.success',
    event: 'embedded.chosen',
    target: 'embedded',
    before: toSuccess,
    step: embeddedChosen,
  },
  {
    source: 'fallback.submitting',
    event: 'submission.sent',
    target: 'fallback.success',
    before: [fallbackChosen, filledIn, submitted],
    step: endpointTakes,
  },
  {
    source: 'fallback.submitting',
    event: 'submission.failed',
    target: 'fallback.failed',
    before: [fallbackChosen, filledIn, submitted],
    step: endpointRefuses,
  },
  {
    source: 'fallback.submitting.attended',
    event: 'form.left',
    target: 'fallback.submitting.unattended',
    before: [fallbackChosen, filledIn, submitted],
    step: formLeft,
  },
  {
    source: 'fallback.submitting.unattended',
    event: 'form.shown',
    target: 'fallback.submitting.attended',
    before: [fallbackChosen, filledIn, submitted, formLeft],
    step: formShown,
  },
  {
    source: 'fallback.submitting.unattended',
    event: 'submission.sent',
    target: 'left',
    before: [fallbackChosen, filledIn, submitted, formLeft],
    step: endpointTakes,
  },
  {
    source: 'fallback.submitting.unattended',
    event: 'submission.failed',
    target: 'left',
    before: [fallbackChosen, filledIn, submitted, formLeft],
    step: endpointRefuses,
  },
  {
    source: 'fallback.submitting',
    event: 'submission.failed',
    target: 'fallback.idle',
    before: [fallbackChosen, filledIn, submitted],
    step: emailIsRefused,
  },
  {
    source: 'fallback.submitting',
    event: 'message.proposed',
    target: 'fallback.submitting',
    before: [fallbackChosen, filledIn, submitted],
    step: proposed('Our second package'),
  },
];

describe('each transition', () => {
  test.each(transitions)('$source -- $event --> $target', async ({ before, step, source, target }) => {
    const card = contactWithStandIns({ endpoint: ENDPOINT });
    await take(card, ...before);
    expect(activePaths(card.actor.getSnapshot().value)).toContain(source);
    await take(card, step);
    expect(activePaths(card.actor.getSnapshot().value)).toContain(target);
  });

  test('is in the table above: the machine has no others', () => {
    /** A provider that throws; tested above, since it needs its own provider. */
    const throwing = { source: 'embedded.loading.creatingForm', event: 'error', target: 'embedded.error' };
    expect(asLines([...transitions, throwing])).toEqual(asLines(namedTransitionsOf(contactMachine)));
  });
});

/** What loads or posts until the test answers. */
type Answering = Pick<HeldPost, 'resolve' | 'reject' | 'isAlive'>;

/** Anything that can happen to the card at any time. `of` selects an attempt, including old ones. */
type RandomStep =
  | { readonly kind: 'time'; readonly ms: number }
  | { readonly kind: 'event'; readonly event: ContactEvent }
  | { readonly kind: 'filledIn' }
  | { readonly kind: 'script' | 'form' | 'post'; readonly of: number; readonly isGood: boolean };

const answers = (kind: 'script' | 'form' | 'post') =>
  fc.record({ kind: fc.constant(kind), of: fc.nat(), isGood: fc.boolean() });

const randomSteps: fc.Arbitrary<RandomStep> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('time' as const),
      ms: fc.oneof(fc.nat(600), fc.constantFrom(500, 1_500, 10_000, 15_000), fc.nat(20_000)),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('event' as const),
      event: fc.oneof(
        fc.constantFrom(fallbackChosen, embeddedChosen, retried, submitted, submitted, another),
        fc.constantFrom(formLeft, formShown),
        fc.record({
          type: fc.constant('field.changed' as const),
          field: fc.constantFrom<Field>(...fields),
          value: fc.string({ unit: 'grapheme', maxLength: 12 }),
        }),
      ),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'filledIn' as const }) },
  { weight: 2, arbitrary: answers('script') },
  { weight: 2, arbitrary: answers('form') },
  { weight: 2, arbitrary: answers('post') },
);

test('whatever happens: one attempt at a time, at most 10 s of loading, no value lost, no key for two messages, nothing left behind', async () => {
  const picked = <Item>(items: readonly Item[], of: number): Item | undefined => items[of % items.length];

  await fc.assert(
    fc.asyncProperty(
      fc.array(randomSteps, { maxLength: 40 }),
      fc.boolean(),
      async (sequence, hasEndpoint) => {
        const card = contactWithStandIns({ endpoint: hasEndpoint ? ENDPOINT : '' });
        const { actor, scripts, forms, posts, emitted } = card;
        let typed = { ...emptyMessage };
        let loadingSince = Date.now();
        /** The text of each key, and the number of messages that were sent before it. */
        const keys = new Map<string, string>();
        let posted = 0;
        let sent = 0;

        for (const happening of sequence) {
          const before = actor.getSnapshot();
          if (before.status === 'done') break;
          const isEditable =
            before.matches('fallback') && !before.hasTag('busy') && !before.matches({ fallback: 'success' });

          if (happening.kind === 'time') vi.advanceTimersByTime(happening.ms);
          else if (happening.kind === 'filledIn') {
            card.fillIn();
            if (isEditable) typed = { ...validMessage };
          } else if (happening.kind === 'event') {
            const { event } = happening;
            actor.send(event);
            if (event.type === 'field.changed' && isEditable)
              typed = { ...typed, [event.field]: event.value };
          } else if (happening.kind === 'form') {
            const form = picked(forms, happening.of);
            const wasAlive = form?.isAlive();
            form?.tell({ type: happening.isGood ? 'form.ready' : 'form.failed' });
            if (form && !wasAlive) expect(actor.getSnapshot()).toBe(before);
          } else {
            const jobs: readonly Answering[] = happening.kind === 'script' ? scripts : posts;
            const job = picked(jobs, happening.of);
            const wasAlive = job?.isAlive();
            if (happening.isGood) job?.resolve();
            else job?.reject();
            await heardPromises();
            if (job && !wasAlive) expect(actor.getSnapshot()).toBe(before);
          }
          await heardPromises();

          const after = actor.getSnapshot();
          if (emitted.filter(({ type }) => type === 'message.sent').length > sent) {
            sent += 1;
            typed = { ...emptyMessage };
            expect(emitted.filter(({ type }) => type === 'message.sent')).toHaveLength(sent);
          }
          expect(after.context.message).toEqual(typed);

          expect(scripts.filter(({ isAlive }) => isAlive())).toHaveLength(
            after.matches({ embedded: { loading: 'loadingScript' } }) ? 1 : 0,
          );
          expect(forms.filter(({ isAlive }) => isAlive())).toHaveLength(
            after.matches({ embedded: { loading: 'creatingForm' } }) ? 1 : 0,
          );
          expect(posts.filter(({ isAlive }) => isAlive())).toHaveLength(
            stateOf(card)?.endsWith('.posting') ? 1 : 0,
          );

          if (!after.matches({ embedded: 'loading' })) loadingSince = Number.POSITIVE_INFINITY;
          else if (!before.matches({ embedded: 'loading' })) loadingSince = Date.now();
          if (after.matches({ embedded: 'loading' })) expect(Date.now() - loadingSince).toBeLessThan(10_000);

          for (const { key, values } of posts.slice(posted)) {
            const meaning = JSON.stringify([values, sent]);
            expect(keys.get(key) ?? meaning).toBe(meaning);
            keys.set(key, meaning);
          }
          posted = posts.length;

          const isAtRest = [
            'embedded.ready',
            'embedded.error',
            'fallback.idle',
            'fallback.success',
            'fallback.failed',
            'left',
          ];
          if (isAtRest.includes(stateOf(card) ?? '')) expect(vi.getTimerCount()).toBe(0);
        }

        actor.stop();
        expect([card.alive(), vi.getTimerCount()]).toEqual([[], 0]);
        const { value, context } = actor.getSnapshot();
        for (const { resolve } of [...scripts, ...posts]) resolve();
        for (const form of forms) form.tell({ type: 'form.ready' });
        await heardPromises();
        vi.advanceTimersByTime(60_000);
        expect(actor.getSnapshot()).toMatchObject({ value, context });
      },
    ),
  );
});
