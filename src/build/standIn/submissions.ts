import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { STAND_IN_SUBMISSIONS } from '../../config/hubspot';

/** Address of the list of what has arrived. */
export const INBOX = '/stand-in/inbox';

/** Duration of a request, in ms: that of simulated sending, and with `?delivery=slow`. */
const DELAYS_MS = { usual: 1_500, slow: 6_000 };

const properties: readonly string[] = ['firstname', 'lastname', 'email', 'company', 'message'];

const submissionSchema = v.object({
  fields: v.array(v.object({ name: v.string(), value: v.string() })),
  context: v.object({ pageUri: v.pipe(v.string(), v.url()), pageName: v.optional(v.string(), '') }),
});
type Submission = v.InferOutput<typeof submissionSchema>;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The answer to a submission that is not valid. @param fields whose values are refused. */
const refused = (fields: readonly string[] = [], errorType = ''): Answer => ({
  status: 400,
  body: {
    status: 'error',
    message: 'The request is not valid',
    errors: fields.map((name) => ({ message: `Error in 'fields.${name}'`, errorType })),
  },
});

function sendJson(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body, undefined, 2));
}

/**
 * A stand-in for HubSpot's Forms API, in demo mode, with an address that lists what has arrived, newest first, as JSON.
 * Entries are kept in memory. The address of the submitting page selects a fault, such as `/contact?delivery=slow`.
 * @param basePath path that the site is served under.
 * @returns a function that handles a request if it is for the stand-in, and returns whether it is.
 */
export function standInSubmissions(basePath: string, delaysMs = DELAYS_MS) {
  const entries: (Submission & { readonly receivedAt: Date })[] = [];

  const answerTo = (submission: Submission, fault: string | null): Answer => {
    if (fault === 'failing') return { status: 500, body: { status: 'error' } };
    if (fault === 'invalid') return refused(['email'], 'INVALID_EMAIL');
    const accepted = properties.filter((name) => fault !== 'missing-property' || name !== 'company');
    const unknown = submission.fields.map(({ name }) => name).filter((name) => !accepted.includes(name));
    if (unknown.length > 0) return refused(unknown, 'FIELD_NOT_IN_FORM_DEFINITION');
    entries.unshift({ ...submission, receivedAt: new Date() });
    return { status: 200, body: { inlineMessage: 'Thanks for submitting the form.' } };
  };

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const parsed = v.safeParse(submissionSchema, await json(request).catch(() => undefined));
    const fault = parsed.success ? new URL(parsed.output.context.pageUri).searchParams.get('delivery') : null;
    const answer = parsed.success ? answerTo(parsed.output, fault) : refused();
    setTimeout(() => sendJson(response, answer), fault === 'slow' ? delaysMs.slow : delaysMs.usual);
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [path = ''] = (request.url ?? '').split('?');
    if (request.method === 'POST' && path.startsWith(`${basePath}${STAND_IN_SUBMISSIONS}/`)) {
      receive(request, response).catch(() => response.destroy());
      return true;
    }
    if (request.method === 'GET' && path === basePath + INBOX) {
      sendJson(response, { status: 200, body: entries });
      return true;
    }
    return false;
  };
}
