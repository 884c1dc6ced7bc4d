import { fromCallback } from 'xstate';
import {
  type Answer,
  type Attempt,
  type SubmissionEvent,
  submissionMachine,
} from '../../../machines/submission.machine';
import { hubspotBody, refusal } from './hubspotSubmission';

/** Maximum size of all requests of a page with `keepalive`, with a margin (Fetch standard: 64 KiB). */
const MAX_KEPT_ALIVE = 60_000;

const TOO_MANY_REQUESTS = 429;

const trimmed = (values: Attempt['values']) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));

/**
 * Posts values as JSON. An endpoint gets a key by which it recognizes a repeated attempt; HubSpot allows no such header, and
 * merges contacts with the same email address. The request continues when the visitor leaves the page.
 * @throws TypeError when the connection breaks, DOMException when the signal aborts.
 */
function request(attempt: Attempt, address: string, signal: AbortSignal): Promise<Response> {
  const { recipient, values, key } = attempt;
  const isHubSpot = recipient.kind === 'hubspot';
  const body = JSON.stringify(isHubSpot ? hubspotBody(attempt) : trimmed(values));
  return fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(isHubSpot ? {} : { 'Idempotency-Key': key }) },
    body,
    keepalive: new Blob([body]).size < MAX_KEPT_ALIVE,
    signal,
  });
}

/** Sends one attempt and reads the answer. Logs why it was not accepted, for the owner. */
async function answerTo(attempt: Attempt, signal: AbortSignal): Promise<Answer> {
  const { recipient } = attempt;
  if (recipient.kind === 'simulated') return { type: 'answer.refused' };
  try {
    const response = await request(attempt, recipient.address, signal);
    const { ok, status } = response;
    if (ok) return { type: 'answer.accepted' };
    if (status === TOO_MANY_REQUESTS || status >= 500) {
      console.warn(`The form was answered with status ${status}.`);
      return { type: 'answer.unavailable' };
    }
    const { answer, reason } = refusal(attempt, status, await response.json().catch(() => undefined));
    console.warn(reason);
    return answer;
  } catch (error) {
    if (!signal.aborted) console.warn(error);
    return { type: navigator.onLine ? 'answer.unavailable' : 'connection.lost' };
  }
}

const post = fromCallback<SubmissionEvent, Attempt>(({ input, sendBack }) => {
  const stopped = new AbortController();
  void answerTo(input, stopped.signal).then((answer) => {
    if (!stopped.signal.aborted) sendBack(answer);
  });
  return () => stopped.abort();
});

const watchConnection = fromCallback<SubmissionEvent>(({ sendBack }) => {
  const restore = () => sendBack({ type: 'connection.restored' });
  if (navigator.onLine) {
    restore();
    return undefined;
  }
  window.addEventListener('online', restore);
  return () => window.removeEventListener('online', restore);
});

export const submission = submissionMachine.provide({ actors: { post, watchConnection } });
