/**
 * The stand-in for HubSpot implements what the site relies on. Sources:
 * - legacy forms: https://developers.hubspot.com/docs/cms/start-building/features/forms/legacy-forms
 * - messages of forms: https://github.com/gravity-ui/page-constructor, `src/utils/hubspot.ts`, in production
 * - `onFormDefinitionFetchError`: https://github.com/pulumi/docs, beside a link to HubSpot's documentation
 * - chat widget SDK: https://developers.hubspot.com/docs/api-reference/latest/conversations/chat-configuration/chat-widget-sdk
 *
 * Forms of the newer editor are in frames, and so tested in `e2e/contact.spec.ts`. The README says how to try a real account.
 */
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** Changes the address of the page without loading it. */
const visit = (address: string): void => window.history.replaceState(null, '', address);

/** Removes what the scripts of the provider have added to the page, and returns to the home page and to real time. */
function removeProvider(): void {
  document.body.replaceChildren();
  delete window.hbspt;
  delete window.HubSpotConversations;
  delete window.hsConversationsOnReady;
  delete window.hsConversationsSettings;
  visit('/');
  vi.useRealTimers();
}

const FORM_ID = '01234567-89ab-cdef-0123-456789abcdef';

/** Runs a stand-in like a browser that loads its script again. */
async function run(name: 'forms' | 'chat'): Promise<void> {
  vi.resetModules();
  if (name === 'forms') await import('../../../src/build/standIn/forms');
  else await import('../../../src/build/standIn/chat');
}

const onFormReady = vi.fn();
const messages: unknown[] = [];

async function createForm(query = ''): Promise<void> {
  visit(`/contact${query}`);
  await run('forms');
  window.hbspt?.forms.create({
    portalId: '1',
    formId: FORM_ID,
    region: 'na1',
    target: '#place',
    onFormReady,
  });
}

const forms = () => document.querySelectorAll('form');

/** A message has the type, the id of the form and the event, and is an object, not a text. */
const message = (eventName: string) => ({ type: 'hsFormCallback', eventName, id: FORM_ID, data: {} });

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="place"></div><div id="other"></div>';
  vi.spyOn(window, 'postMessage').mockImplementation((data: unknown) => {
    messages.push(data);
  });
});

afterEach(() => {
  messages.length = 0;
  onFormReady.mockReset();
  removeProvider();
});

describe('the form of the stand-in', () => {
  test('is drawn after a moment into the element that the selector finds, and reports it twice', async () => {
    await createForm();
    expect(forms()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(document.querySelectorAll('#place form')).toHaveLength(1);
    expect(document.querySelectorAll('#other *')).toHaveLength(0);
    for (const name of ['First name', 'Last name', 'Work email', 'What should change?']) {
      expect(screen.getByRole('textbox', { name })).toBeDefined();
    }
    expect(onFormReady).toHaveBeenCalledOnce();
    expect(messages).toEqual([message('onFormReady')]);
  });

  // https://github.com/snelsi/next-hubspot/issues/133: two forms with one target show one form.
  test('replaces an earlier one in the same target', async () => {
    await createForm();
    await createForm();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(forms()).toHaveLength(1);
  });

  test('waits for what is missing, and thanks for what is complete', async () => {
    await createForm();
    await vi.advanceTimersByTimeAsync(1_000);
    const submit = screen.getByRole('button', { name: 'Submit' });
    fireEvent.click(submit);
    expect(screen.queryByText('Thanks for submitting the form.')).toBeNull();

    for (const input of screen.getAllByRole('textbox')) {
      fireEvent.change(input, { target: { value: 'ada@example.com' } });
    }
    fireEvent.click(submit);
    expect(screen.getByText('Thanks for submitting the form.')).toBeDefined();
  });

  test('is not drawn when its target is gone', async () => {
    await createForm();
    document.body.replaceChildren();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([forms().length, messages.length, onFormReady.mock.calls.length]).toEqual([0, 0, 0]);
  });

  test('slow: is ready after six seconds', async () => {
    await createForm('?provider=slow');
    await vi.advanceTimersByTimeAsync(5_999);
    expect(onFormReady).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onFormReady).toHaveBeenCalledOnce();
  });

  test('broken: the script throws and sets nothing', async () => {
    await expect(createForm('?provider=broken')).rejects.toThrow('broken');
    expect(window.hbspt).toBeUndefined();
  });

  test('throwing: the script sets `hbspt`, and `create` throws', async () => {
    await expect(createForm('?provider=throwing')).rejects.toThrow('throws');
    expect(window.hbspt).toBeDefined();
  });

  test('missing: only the message that there is no such form', async () => {
    await createForm('?provider=missing');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([forms().length, onFormReady.mock.calls.length]).toEqual([0, 0]);
    expect(messages).toEqual([message('onFormDefinitionFetchError')]);
  });

  test('silent: no form and no report', async () => {
    await createForm('?provider=silent');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([forms().length, messages.length, onFormReady.mock.calls.length]).toEqual([0, 0, 0]);
  });

  test('double: one form, reported twice', async () => {
    await createForm('?provider=double');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onFormReady).toHaveBeenCalledTimes(2);
    expect(forms()).toHaveLength(1);
  });

  test('frame: a frame without a report', async () => {
    await createForm('?provider=frame');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(document.querySelectorAll('#place iframe')).toHaveLength(1);
    expect([messages.length, onFormReady.mock.calls.length]).toEqual([0, 0]);
  });
});

describe('the chat of the stand-in', () => {
  const launcher = () => screen.queryByRole('button', { name: 'Chat' });
  const start = async () => {
    visit('/');
    await run('chat');
    await vi.advanceTimersByTimeAsync(1_000);
  };

  test('appears by itself in the container that HubSpot gives this id, opens and closes', async () => {
    await start();
    const button = launcher();
    if (!button) throw new Error('There is no launcher.');
    // The site makes room for it.
    expect(button.closest('#hubspot-messages-iframe-container')).not.toBeNull();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  // Chat widget SDK, "Initializing": an array of functions, for code that runs before the object exists.
  test('calls the functions of `hsConversationsOnReady` when the object exists', async () => {
    const onReady = vi.fn(() => expect(window.HubSpotConversations).toBeDefined());
    window.hsConversationsOnReady = [onReady];
    await start();
    expect(onReady).toHaveBeenCalledOnce();
  });

  // Chat widget SDK, widget.refresh. That a page without reloads needs it: https://github.com/ParabolInc/parabol/issues/6718.
  test('reads the address again with `refresh`', async () => {
    await start();
    visit('/about');
    window.HubSpotConversations?.widget.refresh();
    const { path, refreshed } = document.querySelector<HTMLElement>('section')?.dataset ?? {};
    expect([path, refreshed]).toEqual(['/about', '1']);
  });
});
