import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyContactForm } from '../../../support/emptyContactForm';
import { field, send, showFilledForm, subscribe } from '../../../support/messageForms';
import { user } from '../../../support/user';

/** An owner who has endpoints. */
vi.mock('../../../../src/config/recipients', () => ({
  recipients: {
    contact: { kind: 'endpoint', address: 'https://forms.example/contact' },
    subscribe: { kind: 'endpoint', address: 'https://forms.example/subscribe' },
  },
}));

const post = vi.fn<typeof fetch>();

beforeEach(() => {
  post.mockReset();
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  emptyContactForm();
  vi.stubGlobal('fetch', post);
});

/** Body and key of one request. */
function posted(call: number) {
  const [address, options] = post.mock.calls[call] ?? [];
  const headers = new Headers(options?.headers);
  return {
    address,
    method: options?.method,
    type: headers.get('Content-Type'),
    key: headers.get('Idempotency-Key'),
    values: JSON.parse(String(options?.body)),
  };
}

test('a message is posted as JSON, without the spaces around its values, and the form is empty again', async () => {
  post.mockResolvedValue(new Response(null, { status: 202 }));
  await showFilledForm();
  await user.clear(field(/^Company/));
  await send();
  await waitFor(() => expect(field(/^Name/).value).toBe(''));
  expect(posted(0)).toEqual({
    address: 'https://forms.example/contact',
    method: 'POST',
    type: 'application/json',
    key: expect.stringMatching(/^[0-9a-f]{32}$/),
    values: { name: 'Ada', email: 'ada@example.com', company: '', message: 'Our pipeline stopped.' },
  });
});

test('a message that the endpoint refuses stays in the form, and Try Again sends it under the same key', async () => {
  post.mockResolvedValueOnce(new Response(null, { status: 403 }));
  post.mockResolvedValueOnce(new Response(null, { status: 202 }));
  await showFilledForm();
  await send();
  await screen.findByText(/Your message was not sent/);
  expect(field(/^Message/).value).toBe('Our pipeline stopped.');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(field(/^Message/).value).toBe(''));
  expect(posted(1)).toEqual(posted(0));
});

test('an endpoint may refuse the email address in the format of HubSpot', async () => {
  const errors = [{ errorType: 'INVALID_EMAIL' }];
  post.mockResolvedValue(Response.json({ errors }, { status: 422 }));
  await showFilledForm();
  await send();
  await screen.findByText(/This address was not accepted/);
});

test('Subscribe posts the address to its own endpoint, and a refused address stays in the field', async () => {
  post.mockResolvedValueOnce(new Response(null, { status: 403 }));
  await subscribe();
  await screen.findByText(/Your address was not sent/);
  expect(posted(0)).toMatchObject({
    address: 'https://forms.example/subscribe',
    values: { email: 'ada@example.com' },
  });
  expect(field(/^Your email/).value).toBe('ada@example.com');
});
