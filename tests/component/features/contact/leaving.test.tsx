import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { proposeMessage } from '../../../../src/features/contact/contactActor';
import { recordAnnouncements } from '../../../support/announcements';
import { emptyContactForm } from '../../../support/emptyContactForm';
import { renderAt } from '../../../support/renderAt';
import { user } from '../../../support/user';

/** An owner who has endpoints. */
vi.mock('../../../../src/config/recipients', () => {
  const recipient = { kind: 'endpoint', address: 'https://forms.example/contact' };
  return { recipients: { contact: recipient, subscribe: recipient } };
});

const post = vi.fn<typeof fetch>();
/** Answers the request that is on its way. */
let answer: (status: number) => void;

beforeEach(() => {
  emptyContactForm();
  post.mockReset();
  post.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = (status) => resolve(new Response(null, { status }));
      }),
  );
  vi.stubGlobal('fetch', post);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

const main = () => within(screen.getByRole('main'));
const toasts = () => within(screen.getByRole('region', { name: /^Notifications/ }));
const field = (name: RegExp) => main().getByRole<HTMLInputElement>('textbox', { name });

/** Whether the browser would ask before it closes the tab. */
const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Sends a message from the home page. */
async function sendFromHome() {
  const site = await renderAt('/', { isStrict: true, alsoReady: ['/about', '/contact'] });
  await user.type(field(/^Name/), 'Ada');
  await user.type(field(/^Email/), 'ada@example.com');
  await user.type(field(/^Message/), 'Our pipeline stopped.');
  await user.click(main().getByRole('button', { name: 'Send Message' }));
  return site;
}

test('a message that is sent while the visitor reads another page is confirmed there, and the form is empty', async () => {
  const { goTo } = await sendFromHome();
  await goTo('/about');
  expect(toasts().queryByRole('listitem')).toBeNull();
  act(() => answer(202));
  expect(await toasts().findByText('Message sent!')).toBeTruthy();
  await goTo('/');
  expect([field(/^Name/).value, field(/^Message/).value]).toEqual(['', '']);
  expect(main().getByRole<HTMLButtonElement>('button', { name: 'Send Message' }).disabled).toBe(false);
});

test('a message that fails while the visitor reads another page is reported there, and stays on the contact page', async () => {
  const { goTo } = await sendFromHome();
  await goTo('/about');
  act(() => answer(403));
  expect(await toasts().findByText('Message not sent')).toBeTruthy();
  await goTo('/contact');
  expect(field(/^Message/).value).toBe('Our pipeline stopped.');
  await user.click(main().getByRole('button', { name: 'Send Message' }));
  const keys = post.mock.calls.map(([, options]) => new Headers(options?.headers).get('Idempotency-Key'));
  expect(keys).toEqual([keys[0], keys[0]]);
  act(() => answer(202));
  await waitFor(() => expect(main().getByRole('button', { name: 'Send another message' })).toBeTruthy());
  await user.click(main().getByRole('button', { name: 'Send another message' }));
  expect(field(/^Message/).value).toBe('');
});

test('the browser asks before closing while a message that was not sent is corrected, and on the next page', async () => {
  const { goTo } = await sendFromHome();
  act(() => answer(403));
  await main().findByText(/was not sent/);
  await user.type(field(/^Message/), ' Since March.');
  expect(asksBeforeClosing()).toBe(true);
  await goTo('/about');
  expect(asksBeforeClosing()).toBe(true);
  await goTo('/contact');
  await user.click(main().getByRole('button', { name: 'Send Message' }));
  act(() => answer(202));
  await toasts().findByText('Message sent!');
  expect(asksBeforeClosing()).toBe(false);
});

test('every contact form shows the message that is being sent; its result is shown in one toast', async () => {
  const { goTo } = await sendFromHome();
  await goTo('/about');
  await goTo('/contact');
  expect(main().getByRole<HTMLButtonElement>('button', { name: 'Sending...' }).disabled).toBe(true);
  expect([field(/^Name/).value, field(/^Message/).readOnly]).toEqual(['Ada', true]);
  act(() => answer(202));
  await waitFor(() => expect(main().getByRole('button', { name: 'Send another message' })).toBeTruthy());
  expect(toasts().getAllByText('Message sent!')).toHaveLength(1);
  expect(post).toHaveBeenCalledTimes(1);
});

test('a quote that is chosen while a message is being sent is the next message, after the confirmation', async () => {
  const { goTo } = await sendFromHome();
  await goTo('/about');
  act(() => proposeMessage('Seed, Bowtie Leadership'));
  await goTo('/contact');
  expect(field(/^Message/).value).toBe('Our pipeline stopped.');
  act(() => answer(202));
  await user.click(await main().findByRole('button', { name: 'Send another message' }));
  expect([field(/^Name/).value, field(/^Message/).value]).toEqual(['', 'Seed, Bowtie Leadership']);
});

test('a quote is the next message also if the earlier one was confirmed on another page', async () => {
  const { goTo } = await sendFromHome();
  await goTo('/about');
  act(() => proposeMessage('Seed, Bowtie Leadership'));
  act(() => answer(202));
  await toasts().findByText('Message sent!');
  await goTo('/contact');
  expect(field(/^Message/).value).toBe('Seed, Bowtie Leadership');
  act(() => proposeMessage('Seed, Operational Backbone'));
  await goTo('/about');
  await goTo('/contact');
  expect(field(/^Message/).value).toBe('Seed, Operational Backbone');
});

test.each([
  [202, 'Send another message'],
  [403, 'Try Again'],
])('the form of the next page starts without the result %i of the earlier one', async (status, control) => {
  const { goTo } = await sendFromHome();
  act(() => answer(status));
  await main().findByRole('button', { name: control });
  const announcements = recordAnnouncements();
  await goTo('/contact');
  expect(main().queryByRole('button', { name: control })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await goTo('/');
  expect(main().queryByRole('button', { name: control })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect((await announcements()).join()).not.toMatch(/not sent/);
});

test('an address that was not sent is still there when the visitor returns to the blog, and is sent then', async () => {
  const { goTo } = await renderAt('/resources/blog', { isStrict: true, alsoReady: ['/about'] });
  await user.type(field(/^Your email/), 'ada@example.com');
  await user.click(main().getByRole('button', { name: 'Subscribe' }));
  act(() => answer(403));
  await main().findByText(/It is still here/);
  await goTo('/about');
  expect(asksBeforeClosing()).toBe(true);
  await goTo('/resources/blog');
  expect(field(/^Your email/).value).toBe('ada@example.com');
  await user.click(main().getByRole('button', { name: 'Subscribe' }));
  act(() => answer(202));
  expect(await toasts().findByText('Thank you!')).toBeTruthy();
  expect(field(/^Your email/).value).toBe('');
  expect(asksBeforeClosing()).toBe(false);
});

test.each([
  [202, 'Thank you!'],
  [403, 'Not subscribed'],
])(
  'the Subscribe form that is answered %i after the visitor has left the blog: %s',
  async (status, title) => {
    const { goTo } = await renderAt('/resources/blog', { isStrict: true, alsoReady: ['/about'] });
    await user.type(field(/^Your email/), 'ada@example.com');
    await user.click(main().getByRole('button', { name: 'Subscribe' }));
    await goTo('/about');
    act(() => answer(status));
    expect(await toasts().findByText(title)).toBeTruthy();
  },
);
