/**
 * The contract between the site and HubSpot: each point that the site relies on, with its source, tested against the
 * stand-in; forms of the newer editor are in frames and so in `e2e/contact.spec.ts`. The README says how to try them in a
 * real account.
 *
 * Sources:
 * - legacy forms: https://developers.hubspot.com/docs/cms/start-building/features/forms/legacy-forms
 * - chat widget SDK: https://developers.hubspot.com/docs/api-reference/latest/conversations/chat-configuration/chat-widget-sdk
 * - use-hubspot-form: https://github.com/aaronhayes/react-use-hubspot-form, `src/index.ts`, which quotes the legacy options
 * - page-constructor: https://github.com/gravity-ui/page-constructor, `src/utils/hubspot.ts`, in production
 */
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeProvider, visit } from '../../support/providerScripts';

const FORM_ID = '01234567-89ab-cdef-0123-456789abcdef';

/** Calls and messages in their order. */
let log: string[] = [];
let messages: { readonly type: string; readonly eventName: string; readonly id: string; data: unknown }[] =
  [];

async function runForms(query = ''): Promise<HubSpotForms> {
  visit(`/contact${query}`);
  vi.resetModules();
  await import('../../../src/build/standIn/forms');
  if (!window.hbspt) throw new Error('The script has not set window.hbspt.');
  return window.hbspt;
}

async function drawForm(query = ''): Promise<void> {
  const { forms } = await runForms(query);
  const note = (name: string) => () => log.push(`callback ${name}`);
  forms.create({
    ...{ portalId: '12345678', formId: FORM_ID, region: 'na1', target: '#place' },
    onFormReady: note('onFormReady'),
    onFormSubmit: note('onFormSubmit'),
    onFormSubmitted: note('onFormSubmitted'),
  });
  await vi.advanceTimersByTimeAsync(1_000);
}

function submit(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
}

const complete = {
  ...{ 'First name': 'Ada', 'Last name': 'Lovelace', 'Work email': 'ada@example.com' },
  'What should change?': 'Our pipeline stopped.',
};
const submitted = [
  { name: 'firstname', value: 'Ada' },
  { name: 'lastname', value: 'Lovelace' },
  { name: 'email', value: 'ada@example.com' },
  { name: 'message', value: 'Our pipeline stopped.' },
];
const dataOf = (eventName: string) => messages.find((message) => message.eventName === eventName)?.data;

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  messages = [];
  document.body.innerHTML = '<div id="place"></div>';
  vi.spyOn(window, 'postMessage').mockImplementation((message) => {
    messages.push(message);
    log.push(`message ${message.eventName}`);
  });
});

afterEach(removeProvider);

describe('a form of the legacy editor', () => {
  // Legacy forms: "Form embed configuration".
  test('is created by `hbspt.forms.create`, in the element that the selector `target` finds', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div id="other"></div>');
    await drawForm();
    expect(document.querySelectorAll('#place form')).toHaveLength(1);
    expect(document.querySelectorAll('#other *')).toHaveLength(0);
  });

  // https://github.com/snelsi/next-hubspot/issues/133: two forms with one target show one form.
  test('takes the place of an earlier one in the same target', async () => {
    await drawForm();
    await drawForm();
    expect(document.querySelectorAll('#place form')).toHaveLength(1);
  });

  // Order: use-hubspot-form. Message for each callback: page-constructor.
  test('reports its steps in their order, each callback before its message', async () => {
    await drawForm();
    submit(complete);
    expect(log).toEqual([
      'message onFormDefinitionFetchSuccess',
      'message onBeforeFormInit',
      'callback onFormReady',
      'message onFormReady',
      'callback onFormSubmit',
      'message onFormSubmit',
      'callback onFormSubmitted',
      'message onFormSubmitted',
    ]);
  });

  // page-constructor: it reads `type`, `id` and `eventName` of an object, not of a text.
  test('names itself in each message: an object with the type, the id of the form and the event', async () => {
    await drawForm();
    submit(complete);
    expect(messages).not.toEqual([]);
    for (const message of messages)
      expect(message).toMatchObject({ type: 'hsFormCallback', id: FORM_ID, data: expect.anything() });
  });

  // https://gist.github.com/derekcavaliero/c27deb0748e07d244a99bd015127289d
  test('lists the entries with their names in the message onFormSubmit', async () => {
    await drawForm();
    submit(complete);
    expect(dataOf('onFormSubmit')).toEqual(submitted);
  });

  // page-constructor.
  test('gives the id of the conversion and the entries by name in the message onFormSubmitted', async () => {
    await drawForm();
    submit(complete);
    expect(dataOf('onFormSubmitted')).toEqual({
      conversionId: expect.any(String),
      formGuid: FORM_ID,
      redirectUrl: '',
      submissionValues: Object.fromEntries(submitted.map(({ name, value }) => [name, value])),
    });
  });

  // page-constructor: refused entries have a message of their own, and nothing is submitted.
  test('reports a refused entry by onFormFailedValidation only', async () => {
    await drawForm();
    log = [];
    submit({ ...complete, 'Work email': 'ada' });
    expect(log).toEqual(['message onFormFailedValidation']);
  });

  // https://github.com/pulumi/docs: its form component names the message beside a link to HubSpot's documentation.
  test('that does not exist is reported by onFormDefinitionFetchError, without a callback', async () => {
    await drawForm('?provider=missing');
    expect(log).toEqual(['message onFormDefinitionFetchError']);
    expect(document.querySelector('#place')?.childNodes).toHaveLength(0);
  });
});

describe('the chat', () => {
  const runChat = async () => {
    vi.resetModules();
    await import('../../../src/build/standIn/chat');
    await vi.advanceTimersByTimeAsync(1_000);
    if (!window.HubSpotConversations) throw new Error('The script has not set window.HubSpotConversations.');
    return window.HubSpotConversations.widget;
  };
  const launcher = () => screen.queryByRole('button', { name: 'Chat' });

  // Chat widget SDK, hsConversationsSettings: `loadImmediately` is true by default.
  test('loads by itself without settings', async () => {
    expect((await runChat()).status()).toEqual({ loaded: true });
    expect(launcher()).not.toBeNull();
  });

  // Chat widget SDK, hsConversationsSettings and widget.load.
  test('waits for `load` if `loadImmediately` is false; a second `load` has no effect', async () => {
    window.hsConversationsSettings = { loadImmediately: false };
    const widget = await runChat();
    expect(widget.status()).toEqual({ loaded: false });
    widget.load();
    widget.load();
    expect(widget.status()).toEqual({ loaded: true });
    expect(screen.getAllByRole('button', { name: 'Chat' })).toHaveLength(1);
  });

  // Chat widget SDK, widget.load: `widgetOpen`.
  test('opens with `load({ widgetOpen: true })`, and by `open` and `close`', async () => {
    window.hsConversationsSettings = { loadImmediately: false };
    const widget = await runChat();
    widget.load({ widgetOpen: true });
    expect(launcher()?.getAttribute('aria-expanded')).toBe('true');
    widget.close();
    expect(launcher()?.getAttribute('aria-expanded')).toBe('false');
    widget.open();
    expect(launcher()?.getAttribute('aria-expanded')).toBe('true');
  });

  // Chat widget SDK, "Initializing": an array of functions, for code that runs before the object exists.
  test('calls the functions of `hsConversationsOnReady` in their order, with the object in place', async () => {
    window.hsConversationsOnReady = [1, 2].map((position) => () => {
      log.push(`${position} ${typeof window.HubSpotConversations}`);
    });
    await runChat();
    expect(log).toEqual(['1 object', '2 object']);
  });

  // Chat widget SDK, widget.refresh: a page without reloads calls it, so that the flow of the new address is shown. That it is
  // needed: https://github.com/ParabolInc/parabol/issues/6718.
  test('looks at the address again with `refresh`', async () => {
    const widget = await runChat();
    visit('/about');
    widget.refresh();
    expect(document.querySelector<HTMLElement>('section')?.dataset.path).toBe('/about');
  });

  // Chat widget SDK, widget.remove.
  test('is gone after `remove`', async () => {
    const widget = await runChat();
    widget.remove();
    expect(widget.status()).toEqual({ loaded: false });
    expect(launcher()).toBeNull();
  });

  // Seen on pages with the chat: the container of the launcher, which the site makes room for.
  test('is in the container that HubSpot gives this id', async () => {
    await runChat();
    expect(launcher()?.closest('#hubspot-messages-iframe-container')).not.toBeNull();
  });
});
