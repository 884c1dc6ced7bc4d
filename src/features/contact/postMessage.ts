import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { type Message, messageSchema } from '../../../machines/message';

/**
 * Posts values as JSON under a key by which the endpoint can tell a repeated attempt from a second message.
 * @throws Error when the endpoint does not answer with a success.
 */
export async function post(endpoint: string, values: object, key: string, signal: AbortSignal) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(values),
    signal,
  });
  if (!response.ok) throw new Error(`The endpoint answered ${response.status}.`);
}

/** The contact machine's `postMessage` for an owner's endpoint. */
export const postMessageTo = (endpoint: string) =>
  fromPromise<void, { message: Message; key: string }>(({ input: { message, key }, signal }) =>
    post(endpoint, v.parse(messageSchema, message), key, signal),
  );
