import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { contactMachine } from '../../../../machines/contact.machine';
import { provider } from '../../../../src/config/provider';
import { answerScript, holdScripts, scriptsOf } from '../../../support/held';

const ADDRESS = 'https://js.hsforms.net/forms/embed/v2.js';
const AGAIN = `${ADDRESS}?retry=1`;
const CONTAINER = '#card';

type Card = Actor<typeof contactMachine>;

async function openCard(container = CONTAINER): Promise<Card> {
  const { createForm, discardScript, loadScript } = await import(
    '../../../../src/features/contact/hubspotForm'
  );
  const machine = contactMachine.provide({
    actors: { loadScript, createForm: createForm(() => document.querySelector<HTMLElement>(container)) },
    actions: { discardScript },
  });
  const card = createActor(machine, { input: { recipient: { kind: 'simulated' } } }).start();
  cards.push(card);
  card.send({ type: 'form.shown', startsWith: 'embedded' });
  return card;
}

let cards: Card[] = [];
const create = vi.fn<HubSpotForms['forms']['create']>();

/** Advances the clock by a delay of 0.5 s and runs the due tasks. */
const wait = (time = 500) => vi.advanceTimersByTimeAsync(time);

/** Loads and runs the script of the provider. */
async function runScript(address = ADDRESS): Promise<void> {
  window.hbspt = { forms: { create } };
  answerScript(address, 'load');
  await wait(0);
}

/** Opens a card, up to the call that creates its form. */
async function openCreating(container?: string): Promise<Card> {
  const card = await openCard(container);
  await wait();
  await runScript();
  await wait();
  return card;
}

const optionsOf = (attempt: number): HubSpotFormOptions => {
  const [options] = create.mock.calls[attempt] ?? [];
  if (!options) throw new Error(`There was no attempt ${attempt}.`);
  return options;
};
/** The element that an attempt draws into, if it still exists. */
const placeOf = (attempt: number) => document.querySelector(optionsOf(attempt).target);

const say = (data: unknown, origin = window.location.origin, source: unknown = window) =>
  window.dispatchEvent(Object.assign(new MessageEvent('message', { data, origin }), { source }));
const message = (eventName: string, id = provider.formId) => ({ type: 'hsFormCallback', eventName, id });

const isLoading = (card: Card) => card.getSnapshot().matches({ embedded: 'loading' });
const isReady = (card: Card) => card.getSnapshot().matches({ embedded: 'ready' });
const hasFailed = (card: Card) => card.getSnapshot().matches({ embedded: 'error' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  holdScripts();
  document.body.innerHTML = '<div id="card"></div><div id="other"></div>';
});

afterEach(() => {
  for (const card of cards) card.stop();
  cards = [];
  create.mockReset();
  delete window.hbspt;
  for (const script of document.querySelectorAll('script')) script.remove();
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('the script', () => {
  test('is requested once, at the address of the region', async () => {
    await openCreating();
    await openCard('#other');
    await wait(1_000);
    expect(scriptsOf(ADDRESS)).toHaveLength(1);
    expect(create).toHaveBeenCalledTimes(2);
  });

  test('that loads without defining `window.hbspt` has failed', async () => {
    const card = await openCard();
    await wait();
    answerScript(ADDRESS, 'load');
    await wait(0);
    expect(hasFailed(card)).toBe(true);
    expect(create).not.toHaveBeenCalled();
  });

  test.each(['error', 'load'] as const)(
    'that failed (%s) is removed, and Try Again requests it again',
    async (answer) => {
      const card = await openCard();
      await wait();
      answerScript(ADDRESS, answer);
      await wait(0);
      expect(hasFailed(card)).toBe(true);
      expect(scriptsOf(ADDRESS)).toHaveLength(0);

      card.send({ type: 'loading.retried' });
      await wait();
      expect(scriptsOf(ADDRESS)).toHaveLength(1);
      await runScript();
      await wait();
      optionsOf(0).onFormReady?.(undefined);
      expect(isReady(card)).toBe(true);
    },
  );

  test('that is pending is shared by the next card', async () => {
    const first = await openCard();
    await wait();
    first.stop();
    await openCard();
    await wait();
    expect(scriptsOf(ADDRESS)).toHaveLength(1);
    await runScript();
    await wait();
    expect(create).toHaveBeenCalledOnce();
  });

  test('that is pending is shared after a switch of the form', async () => {
    const card = await openCard();
    await wait();
    card.send({ type: 'fallback.chosen' });
    card.send({ type: 'embedded.chosen' });
    await wait();
    expect(scriptsOf(ADDRESS)).toHaveLength(1);
  });

  test('that fails while two cards wait for it fails for both, and can be requested again', async () => {
    await openCard();
    await openCard('#other');
    await wait();
    answerScript(ADDRESS, 'error');
    await wait(0);
    expect(cards.map(hasFailed)).toEqual([true, true]);
    for (const card of cards) card.send({ type: 'loading.retried' });
    await wait();
    expect(scriptsOf(ADDRESS)).toHaveLength(1);
  });

  test('without an answer is discarded and requested at another address by Try Again', async () => {
    const card = await openCard();
    await wait(10_000);
    expect(hasFailed(card)).toBe(true);
    const [hanging] = scriptsOf(ADDRESS);
    card.send({ type: 'loading.retried' });
    await wait();
    expect([scriptsOf(ADDRESS), scriptsOf(AGAIN).length]).toEqual([[], 1]);
    // A script in a document other than the one it was added to never runs.
    expect(hanging?.ownerDocument).not.toBe(document);

    hanging?.dispatchEvent(new Event('error'));
    await wait(0);
    expect([isLoading(card), scriptsOf(AGAIN).length]).toEqual([true, 1]);
    await runScript(AGAIN);
    await wait();
    expect(create).toHaveBeenCalledOnce();
  });

  test('that answers between the timeout and Try Again is used', async () => {
    const card = await openCard();
    await wait(10_000);
    await runScript();
    card.send({ type: 'loading.retried' });
    await wait(1_000);
    expect([scriptsOf(ADDRESS).length, scriptsOf(AGAIN).length]).toEqual([1, 0]);
    expect(create).toHaveBeenCalledOnce();
  });

  test('stays in the document after the contact page is left', async () => {
    const card = await openCreating();
    card.stop();
    expect(scriptsOf(ADDRESS)).toHaveLength(1);
  });
});

describe('the form', () => {
  test('is created with the ids, the region and a target that is a valid selector', async () => {
    await openCreating();
    const { portalId, formId, region, target } = optionsOf(0);
    expect({ portalId, formId, region }).toEqual({
      portalId: provider.portalId,
      formId: provider.formId,
      region: 'na1',
    });
    expect(target).toMatch(/^#[A-Za-z][A-Za-z0-9_-]*$/);
    expect(placeOf(0)?.parentElement?.id).toBe('card');
  });

  test.each<[string, () => void]>([
    ['the callback', () => optionsOf(0).onFormReady?.(undefined)],
    ['the message', () => say(message('onFormReady'))],
    [
      'the message from a frame of the provider',
      () => say(message('onFormReady'), 'https://forms-eu1.hsforms.com'),
    ],
    [
      'the event of the newer editor',
      () =>
        window.dispatchEvent(
          new CustomEvent('hs-form-event:on-ready', { detail: { formId: provider.formId } }),
        ),
    ],
    ['a form in its place', () => placeOf(0)?.append(document.createElement('form'))],
    ['a frame in its place', () => placeOf(0)?.append(document.createElement('iframe'))],
    [
      'a form deeper in its place',
      () => {
        const wrapper = document.createElement('div');
        wrapper.append(document.createElement('form'));
        placeOf(0)?.append(wrapper);
      },
    ],
  ])('is ready at %s', async (_name, sign) => {
    const card = await openCreating();
    expect(isLoading(card)).toBe(true);
    sign();
    await wait(0);
    expect(isReady(card)).toBe(true);
    expect(placeOf(0)).not.toBeNull();
  });

  test.each<[string, () => void]>([
    ['a message of another type', () => say({ ...message('onFormReady'), type: 'other' })],
    ['a message of another form', () => say(message('onFormReady', 'other'))],
    ['a message of another origin', () => say(message('onFormReady'), 'https://elsewhere.example')],
    [
      'a message from a host that only ends like the provider’s',
      () => say(message('onFormReady'), 'https://evilhsforms.com'),
    ],
    ['a message over http', () => say(message('onFormReady'), 'http://forms.hsforms.com')],
    [
      'a message of the window that opened the page',
      () => say(message('onFormReady'), 'https://app.hubspot.com', { top: {} }),
    ],
    ['a message without a source window', () => say(message('onFormReady'), undefined, null)],
    ['a message that is an array', () => say([message('onFormReady')])],
    [
      'an event name that is an object',
      () => say({ ...message('onFormReady'), eventName: { toString: () => 'onFormReady' } }),
    ],
    ['a message that is a string', () => say('onFormReady')],
    ['an empty message', () => say(null)],
    [
      'the event of another form',
      () => window.dispatchEvent(new CustomEvent('hs-form-event:on-ready', { detail: { formId: 'other' } })),
    ],
    ['an event without details', () => window.dispatchEvent(new Event('hs-form-event:on-ready'))],
    ['a style element of the provider', () => placeOf(0)?.append(document.createElement('style'))],
    ['an earlier step of the form', () => say(message('onBeforeFormInit'))],
  ])('is not ready at %s', async (_name, sign) => {
    const card = await openCreating();
    sign();
    await wait(0);
    expect(isLoading(card)).toBe(true);
  });

  test.each(['onFormDefinitionFetchError', 'onFormError'])('fails at the message %s', async (eventName) => {
    const card = await openCreating();
    say(message(eventName), 'https://elsewhere.example');
    expect(isLoading(card)).toBe(true);
    say(message(eventName));
    expect(hasFailed(card)).toBe(true);
  });

  test('does not fail when the value of a field is invalid', async () => {
    const card = await openCreating();
    say(message('onFormFailedValidation'));
    expect(isLoading(card)).toBe(true);
  });

  test('fails when the provider throws, and leaves no listener', async () => {
    const listen = vi.spyOn(window, 'addEventListener');
    create.mockImplementation(() => {
      throw new Error('The provider throws.');
    });
    const card = await openCreating();
    expect(hasFailed(card)).toBe(true);
    expect(document.querySelector(CONTAINER)?.childNodes).toHaveLength(0);
    const signals = listen.mock.calls.flatMap(([, , options]) =>
      typeof options === 'object' && options.signal ? [options.signal] : [],
    );
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  test('fails when its container does not exist', async () => {
    const card = await openCreating('#nowhere');
    expect(hasFailed(card)).toBe(true);
    expect(create).not.toHaveBeenCalled();
  });

  test('in a frame without a title gets a title; a title of the provider stays', async () => {
    await openCreating();
    const [untitled, titled] = [document.createElement('iframe'), document.createElement('iframe')];
    titled.title = 'Form 0';
    placeOf(0)?.append(untitled, titled);
    await wait(0);
    expect([untitled.title, titled.title]).toEqual(['Get in Touch', 'Form 0']);
  });
});

describe('one attempt after another', () => {
  test('two cards have two targets', async () => {
    await openCreating();
    await openCard('#other');
    await wait(1_000);
    expect(optionsOf(0).target).not.toBe(optionsOf(1).target);
    optionsOf(0).onFormReady?.(undefined);
    expect(cards.map(isReady)).toEqual([true, false]);
  });

  test('a late form of an earlier attempt is not shown, and its callbacks are ignored', async () => {
    const card = await openCreating();
    card.send({ type: 'fallback.chosen' });
    card.send({ type: 'embedded.chosen' });
    await wait(1_000);
    expect(create).toHaveBeenCalledTimes(2);
    expect(placeOf(0)).toBeNull();
    optionsOf(0).onFormReady?.(undefined);
    expect(isLoading(card)).toBe(true);
    expect(document.querySelector(CONTAINER)?.children).toHaveLength(1);
    placeOf(1)?.append(document.createElement('form'));
    await wait(0);
    expect(isReady(card)).toBe(true);
  });

  test('an attempt that starts twice, as in StrictMode, leaves one target', async () => {
    const first = await openCard();
    first.stop();
    await openCard();
    await wait();
    await runScript();
    await wait();
    expect(create).toHaveBeenCalledOnce();
    expect(document.querySelector(CONTAINER)?.children).toHaveLength(1);
  });

  test('the earlier content of the container is removed', async () => {
    document.querySelector(CONTAINER)?.append(document.createElement('form'));
    await openCreating();
    expect(document.querySelectorAll(`${CONTAINER} form`)).toHaveLength(0);
  });

  test('calls of the provider after the contact page was left cause no error', async () => {
    const card = await openCreating();
    card.stop();
    document.body.replaceChildren();
    optionsOf(0).onFormReady?.(undefined);
    say(message('onFormReady'));
    say(message('onFormError'));
    await wait(20_000);
    expect(isLoading(card)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
