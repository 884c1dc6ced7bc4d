import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyContactForm } from '../../../support/emptyContactForm';
import { button, field, send, showFilledForm, subscribe } from '../../../support/messageForms';
import { user } from '../../../support/user';

/** An owner with an account, and a form of its own for subscribers. */
vi.mock('../../../../src/config/recipients', () => ({
  recipients: {
    contact: { kind: 'hubspot', address: 'https://api.hsforms.com/contact' },
    subscribe: { kind: 'hubspot', address: 'https://api.hsforms.com/subscribe' },
  },
}));

const post = vi.fn<typeof fetch>();
let isOnline = true;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  post.mockReset();
  emptyContactForm();
  vi.stubGlobal('fetch', post);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const ok = () => new Response('{}', { status: 200 });
const failing = (status: number) => new Response('', { status });
const refusing = (errorType: string, message = '') =>
  Response.json({ status: 'error', errors: [{ errorType, message }] }, { status: 400 });

const bodyOf = (call: number) => JSON.parse(String(post.mock.calls[call]?.[1]?.body));
const valuesOf = (call: number) =>
  Object.fromEntries(
    bodyOf(call).fields.map(({ name, value }: { name: string; value: string }) => [name, value]),
  );
const isSent = () => waitFor(() => expect(button('Send another message')).toBeTruthy());

test('a message is posted under the names of contact properties, with the page and without a key', async () => {
  document.title = 'Home';
  post.mockResolvedValue(ok());
  await showFilledForm();
  await send();
  await isSent();
  expect(post.mock.calls[0]?.[0]).toBe('https://api.hsforms.com/contact');
  expect(bodyOf(0)).toEqual({
    fields: [
      { objectTypeId: '0-1', name: 'firstname', value: 'Ada' },
      { objectTypeId: '0-1', name: 'email', value: 'ada@example.com' },
      { objectTypeId: '0-1', name: 'company', value: 'Engines' },
      { objectTypeId: '0-1', name: 'message', value: 'Our pipeline stopped.' },
    ],
    context: { pageUri: window.location.href, pageName: 'Home' },
  });
  expect(post.mock.calls[0]?.[1]?.headers).toEqual({ 'Content-Type': 'application/json' });
});

test('the cookie of HubSpot is sent if there is one, and left out when HubSpot refuses it', async () => {
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('theme=dark; hubspotutk=abc123');
  post.mockResolvedValueOnce(refusing('INVALID_HUTK'));
  post.mockResolvedValueOnce(ok());
  await showFilledForm();
  await send();
  await isSent();
  expect([0, 1].map((call) => bodyOf(call).context.hutk)).toEqual(['abc123', undefined]);
  cookie.mockRestore();
});

test('a form without a property gets its value in the message, and the console names the property', async () => {
  post.mockResolvedValueOnce(
    refusing('FIELD_NOT_IN_FORM_DEFINITION', "Error in 'fields.company'. Not there."),
  );
  post.mockResolvedValueOnce(
    refusing('FIELD_NOT_IN_FORM_DEFINITION', "Error in 'fields.firstname'. Nor that."),
  );
  post.mockResolvedValueOnce(ok());
  await showFilledForm();
  await send();
  await isSent();
  expect(valuesOf(2)).toEqual({
    email: 'ada@example.com',
    message: 'Our pipeline stopped.\n\nName: Ada\nCompany: Engines',
  });
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('to the form in HubSpot: company.'));
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('to the form in HubSpot: firstname.'));
});

test.each([
  ['lacks the message', ["Error in 'fields.message'."]],
  ['lacks the email address', ["Error in 'fields.company'.", "Error in 'fields.email'."]],
  ['requires a field of its own', ["Error in 'fields.phone'."]],
])('a form that %s refuses the message, which stays in the fields', async (_name, messages) => {
  const errors = messages.map((message) => ({ errorType: 'FIELD_NOT_IN_FORM_DEFINITION', message }));
  post.mockImplementation(async () => Response.json({ errors }, { status: 400 }));
  await showFilledForm();
  await send();
  await screen.findByText(/Your message was not sent/);
  expect(post).toHaveBeenCalledTimes(1);
});

test('a second refusal of a field that was left out is a failure', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValueOnce('hubspotutk=abc123');
  const missing = () => refusing('FIELD_NOT_IN_FORM_DEFINITION', "Error in 'fields.company'.");
  for (const answer of [missing(), refusing('INVALID_HUTK'), missing()]) post.mockResolvedValueOnce(answer);
  await showFilledForm();
  await send();
  await screen.findByText(/Your message was not sent/);
  expect(post).toHaveBeenCalledTimes(3);
});

test('a refused email address is shown under its field, which has the focus, until it is changed', async () => {
  post.mockResolvedValueOnce(refusing('INVALID_EMAIL'));
  await showFilledForm();
  // The form remembers it, so the other tests use another one.
  await user.type(field(/^Email/), '.invalid');
  await send();
  await waitFor(() => expect(document.activeElement).toBe(field(/^Email/)));
  expect(field(/^Email/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/This address was not accepted/)).toBeTruthy();
  await send();
  expect(post).toHaveBeenCalledTimes(1);
  await user.type(field(/^Email/), 'x');
  expect(screen.queryByText(/This address was not accepted/)).toBeNull();
});

test.each([
  ['429', () => failing(429)],
  ['503', () => failing(503)],
  ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is tried again, and the button says so', async (_name, answer) => {
  post.mockImplementationOnce(async () => answer());
  post.mockResolvedValueOnce(ok());
  await showFilledForm();
  await send();
  await waitFor(() => expect(button('Trying again...').disabled).toBe(true));
  expect(screen.getByText('Not sent yet. We are trying again.')).toBeTruthy();
  await pass(3_000);
  await isSent();
  expect(bodyOf(1)).toEqual(bodyOf(0));
});

test('after three attempts the values stay, and can be sent again or by email', async () => {
  post.mockImplementation(async () => failing(500));
  await showFilledForm();
  await send();
  await waitFor(() => button('Trying again...'));
  await pass(3_000);
  await pass(9_000);
  await screen.findByText(/Your message was not sent/);
  expect(post).toHaveBeenCalledTimes(3);
  expect(field(/^Message/).value).toBe('Our pipeline stopped.');
  const mail = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'send it by email' }).href);
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', 'hello@momentum.example']);
  expect(mail.searchParams.get('subject')).toContain('Ada');
  expect(mail.searchParams.get('body')).toContain('Our pipeline stopped.\r\n');
  post.mockImplementation(async () => ok());
  await user.click(button('Try Again'));
  await isSent();
});

/** Whether the browser would ask before the tab is closed. */
const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('offline, the message waits for the connection; closing the tab asks first until it is sent', async () => {
  post.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  post.mockResolvedValueOnce(ok());
  await showFilledForm();
  expect(asksBeforeClosing()).toBe(false);
  isOnline = false;
  await send();
  await waitFor(() => expect(button('Waiting...').disabled).toBe(true));
  expect(screen.getByText(/You are offline/)).toBeTruthy();
  expect(asksBeforeClosing()).toBe(true);
  await pass(3_600_000);
  expect(post).toHaveBeenCalledTimes(1);
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await isSent();
  expect(asksBeforeClosing()).toBe(false);
});

test('closing the tab asks first after a failure too, but not for the mail link', async () => {
  post.mockImplementation(async () => failing(403));
  await showFilledForm();
  await send();
  await screen.findByText(/Your message was not sent/);
  expect(asksBeforeClosing()).toBe(true);
  screen.getByRole('link', { name: 'send it by email' }).focus();
  expect(asksBeforeClosing()).toBe(false);
});

test('a message with a filled honeypot is confirmed but not sent; people cannot reach that field', async () => {
  const container = await showFilledForm();
  const honeypot = container.querySelector<HTMLInputElement>('[name="reference"]');
  expect(honeypot?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect([honeypot?.tabIndex, honeypot?.autocomplete]).toEqual([-1, 'off']);
  if (honeypot) honeypot.value = 'https://spam.example';
  await send();
  await pass(1_500);
  await isSent();
  expect(post).not.toHaveBeenCalled();
});

test('Subscribe posts the address alone', async () => {
  post.mockResolvedValue(ok());
  await subscribe();
  await waitFor(() => expect(field(/^Your email/).value).toBe(''));
  expect([post.mock.calls[0]?.[0], valuesOf(0)]).toEqual([
    'https://api.hsforms.com/subscribe',
    { email: 'ada@example.com' },
  ]);
});
