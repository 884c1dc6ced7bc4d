import { fromPromise } from 'xstate';
import { type SubmissionInput, submissionMachine } from '../../../machines/submission.machine';

/** Maximum size of all requests of a page with `keepalive`, with a margin (Fetch standard: 64 KiB). */
const MAX_KEPT_ALIVE = 60_000;

/**
 * Posts values as JSON, without the spaces around them, under a key by which the endpoint recognizes a repeated attempt.
 * The request continues when the visitor leaves the page.
 * @throws Error when the endpoint does not answer with a success.
 */
async function post({ endpoint, values, key }: SubmissionInput): Promise<void> {
  const trimmed = Object.entries(values).map(([name, value]) => [name, value.trim()]);
  const body = JSON.stringify(Object.fromEntries(trimmed));
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body,
    keepalive: new Blob([body]).size < MAX_KEPT_ALIVE,
  });
  if (!response.ok) throw new Error(`The endpoint answered ${response.status}.`);
}

/** The submission of every form on the site. */
export const submission = submissionMachine.provide({
  actors: { post: fromPromise<void, SubmissionInput>(({ input }) => post(input)) },
});
