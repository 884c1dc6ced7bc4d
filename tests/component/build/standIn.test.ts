import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeProvider, visit } from '../../support/providerScripts';

const FORM_ID = '01234567-89ab-cdef-0123-456789abcdef';

/** Runs a stand-in like a browser that loads its script again. */
async function run(name: 'forms' | 'chat'): Promise<void> {
  vi.resetModules();
  if (name === 'forms') await import('../../../src/build/standIn/forms');
  else await import('../../../src/build/standIn/chat');
}

const onFormReady = vi.fn();
const onFormSubmitted = vi.fn();
const messages: unknown[] = [];

async function createForm(query = ''): Promise<void> {
  visit(`/contact${query}`);
  await run('forms');
  window.hbspt?.forms.create({
    ...{ portalId: '1', formId: FORM_ID, region: 'na1', target: '#place' },
    ...{ onFormReady, onFormSubmitted },
  });
}

const forms = () => document.querySelectorAll('form');
const message = (eventName: string) =>
  expect.objectContaining({ type: 'hsFormCallback', eventName, id: FORM_ID });

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="place"></div>';
  vi.spyOn(window, 'postMessage').mockImplementation((data: unknown) => {
    messages.push(data);
  });
});

afterEach(() => {
  messages.length = 0;
  onFormReady.mockReset();
  onFormSubmitted.mockReset();
  removeProvider();
});

describe('the form of the stand-in', () => {
  test('is drawn into its target after a moment, and says so by callback and message', async () => {
    await createForm();
    expect(forms()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(forms()).toHaveLength(1);
    for (const name of ['First name', 'Last name', 'Work email', 'What should change?']) {
      expect(screen.getByRole('textbox', { name })).toBeDefined();
    }
    expect(onFormReady).toHaveBeenCalledOnce();
    expect(messages.at(-1)).toEqual(message('onFormReady'));
  });

  test('names what is missing, and thanks for what is complete', async () => {
    await createForm();
    await vi.advanceTimersByTimeAsync(1_000);
    const submit = screen.getByRole('button', { name: 'Submit' });
    fireEvent.click(submit);
    const first = screen.getByRole('textbox', { name: 'First name' });
    expect(first.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(first);
    expect(onFormSubmitted).not.toHaveBeenCalled();

    for (const input of screen.getAllByRole('textbox')) {
      fireEvent.change(input, { target: { value: 'ada@example.com' } });
    }
    fireEvent.click(submit);
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByText('Thanks for submitting the form.')).toBeDefined();
    expect(onFormSubmitted).toHaveBeenCalledOnce();
    expect(messages.slice(-2)).toEqual([message('onFormSubmit'), message('onFormSubmitted')]);
  });

  test('is drawn nowhere, and says nothing, when its place is gone', async () => {
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

  test('broken: the script throws and brings nothing', async () => {
    await expect(createForm('?provider=broken')).rejects.toThrow('broken');
    expect(window.hbspt).toBeUndefined();
  });

  test('throwing: the script is there, and create throws', async () => {
    await expect(createForm('?provider=throwing')).rejects.toThrow('throws');
    expect(window.hbspt).toBeDefined();
  });

  test('missing: only the message that there is no such form comes', async () => {
    await createForm('?provider=missing');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([forms().length, onFormReady.mock.calls.length]).toEqual([0, 0]);
    expect(messages).toEqual([message('onFormDefinitionFetchError')]);
  });

  test('silent: nothing ever comes', async () => {
    await createForm('?provider=silent');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([forms().length, messages.length, onFormReady.mock.calls.length]).toEqual([0, 0, 0]);
  });

  test('double: says twice that it is ready, and is there once', async () => {
    await createForm('?provider=double');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onFormReady).toHaveBeenCalledTimes(2);
    expect(forms()).toHaveLength(1);
  });

  test('frame: a frame appears and nothing calls back', async () => {
    await createForm('?provider=frame');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(document.querySelectorAll('#place iframe')).toHaveLength(1);
    expect([messages.length, onFormReady.mock.calls.length]).toEqual([0, 0]);
  });

  test('any other word is no switch', async () => {
    await createForm('?provider=constructor');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onFormReady).toHaveBeenCalledOnce();
  });
});

describe('the chat of the stand-in', () => {
  const launcher = () => screen.queryByRole('button', { name: 'Chat' });
  const start = async (query = '') => {
    visit(`/${query}`);
    await run('chat');
    await vi.advanceTimersByTimeAsync(1_000);
  };

  test('appears by itself, opens and closes', async () => {
    window.hsConversationsSettings = { loadImmediately: true };
    await start();
    const button = launcher();
    if (!button) throw new Error('There is no launcher.');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    window.HubSpotConversations?.widget.close();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    window.HubSpotConversations?.widget.open();
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });

  test('waits for `load` if the settings say so', async () => {
    window.hsConversationsSettings = { loadImmediately: false };
    const onReady = vi.fn();
    window.hsConversationsOnReady = [onReady];
    await start();
    expect(onReady).toHaveBeenCalledOnce();
    expect(launcher()).toBeNull();
    const widget = window.HubSpotConversations?.widget;
    widget?.load();
    widget?.load();
    expect(widget?.status()).toEqual({ loaded: true });
    expect(screen.getAllByRole('button', { name: 'Chat' })).toHaveLength(1);
    widget?.remove();
    expect(widget?.status()).toEqual({ loaded: false });
    expect(launcher()).toBeNull();
  });

  test('knows the address that it was refreshed on', async () => {
    await start();
    visit('/about');
    window.HubSpotConversations?.widget.refresh();
    const { path, refreshed } = document.querySelector<HTMLElement>('section')?.dataset ?? {};
    expect([path, refreshed]).toEqual(['/about', '1']);
  });

  test('slow: comes after six seconds; broken: never', async () => {
    await start('?chat=slow');
    expect(launcher()).toBeNull();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(launcher()).not.toBeNull();
    await expect(start('?chat=broken')).rejects.toThrow('broken');
  });
});
