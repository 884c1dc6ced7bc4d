import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { type Message, messageSchema } from '../../../machines/shared/message';

/** Browsers refuse to keep more alive (Fetch standard: 64 KiB for all requests of a page). */
const MAX_KEPT_ALIVE = 60_000;

/**
 * Posts values as JSON under a key by which the endpoint can tell a repeated attempt from a second message. It goes on
 * when the visitor leaves the page: what was sent is not taken back.
 * @throws Error when the endpoint does not answer with a success.
 */
export async function post(endpoint: string, values: object, key: string): Promise<void> {
  const body = JSON.stringify(values);
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body,
    keepalive: new Blob([body]).size < MAX_KEPT_ALIVE,
  });
  if (!response.ok) throw new Error(`The endpoint answered ${response.status}.`);
}

/** The contact machine's `postMessage` for an owner's endpoint. */
export const postMessageTo = (endpoint: string) =>
  fromPromise<void, { message: Message; key: string }>(({ input: { message, key } }) =>
    post(endpoint, v.parse(messageSchema, message), key),
  );
