import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { STAND_IN_SUBMISSIONS } from '../../config/hubspot';
import { type Entry, inboxPage } from './inboxPage';

/** Address of the page that lists what has arrived. */
export const INBOX = '/stand-in/inbox';

/** Duration of a request, in ms: that of simulated sending, and with `?delivery=slow`. */
const DELAYS_MS = { usual: 1_500, slow: 6_000 };
/** Refusals of one message before it is accepted, with `?delivery=limited`. */
const LIMITED_REFUSALS = 2;
/** Size of the longest request, in bytes. */
const MAX_BODY = 100_000;
/** Number of the entries that are kept. */
const MAX_ENTRIES = 100;

const properties: readonly string[] = ['firstname', 'lastname', 'email', 'company', 'message'];

/** Faults that the address of the submitting page selects: `/contact?delivery=slow`. */
const faults = ['slow', 'limited', 'failing', 'invalid', 'missing-property'] as const;
type Fault = (typeof faults)[number];

const submissionSchema = v.object({
  fields: v.array(v.object({ name: v.string(), value: v.string() })),
  context: v.object({ pageUri: v.pipe(v.string(), v.url()), pageName: v.optional(v.string(), '') }),
});
type Submission = v.InferOutput<typeof submissionSchema>;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const refused = (...errors: readonly { readonly message: string; readonly errorType: string }[]): Answer => ({
  status: 400,
  body: { status: 'error', message: 'The request is not valid', errors },
});

const error = (name: string, errorType: string, text: string) => ({
  message: `Error in 'fields.${name}'. ${text}`,
  errorType,
});

function selectedFault({ context }: Submission): Fault | undefined {
  const asked = new URL(context.pageUri).searchParams.get('delivery');
  return faults.find((fault) => fault === asked);
}

/** Properties that the form lacks. */
const unknownIn = ({ fields }: Submission, fault: Fault | undefined): readonly string[] =>
  fields
    .map(({ name }) => name)
    .filter((name) => !properties.includes(name) || (fault === 'missing-property' && name === 'company'));

/** The body of a request; undefined if it is too long. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) {
    if (body.length <= MAX_BODY) body += String(part);
  }
  return body.length > MAX_BODY ? undefined : body;
}

function parse(body: string): Submission | undefined {
  try {
    const parsed = v.safeParse(submissionSchema, JSON.parse(body));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Handles a request, if it is for the stand-in. @returns whether it is. */
export type StandInHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * A stand-in for HubSpot's Forms API, in demo mode, with a page that lists what has arrived. Entries are kept in memory.
 * @param basePath path that the site is served under.
 */
export function standInSubmissions(basePath: string, delaysMs = DELAYS_MS): StandInHandler {
  const entries: Entry[] = [];
  /** Refusals by message, with `?delivery=limited`. */
  const refusals = new Map<string, number>();

  const answerTo = (submission: Submission): Answer => {
    const fault = selectedFault(submission);
    if (fault === 'failing') return { status: 500, body: { status: 'error' } };
    if (fault === 'invalid') return refused(error('email', 'INVALID_EMAIL', 'The address is not valid.'));
    const unknown = unknownIn(submission, fault);
    if (unknown.length > 0) {
      return refused(
        ...unknown.map((name) => error(name, 'FIELD_NOT_IN_FORM_DEFINITION', 'The form has no such field.')),
      );
    }
    const message = JSON.stringify(submission.fields);
    const before = refusals.get(message) ?? 0;
    if (fault === 'limited' && before < LIMITED_REFUSALS) {
      refusals.set(message, before + 1);
      return { status: 429, body: { status: 'error', errorType: 'RATE_LIMIT' } };
    }
    refusals.delete(message);
    entries.unshift({ ...submission, receivedAt: new Date() });
    entries.splice(MAX_ENTRIES);
    return { status: 200, body: { inlineMessage: 'Thanks for submitting the form.' } };
  };

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request);
    const submission = body === undefined ? undefined : parse(body);
    const answer = submission ? answerTo(submission) : refused();
    const isSlow = submission !== undefined && selectedFault(submission) === 'slow';
    setTimeout(
      () => {
        response.writeHead(answer.status, {
          'Content-Type': 'application/json',
          'Cache-Control': 'no-store',
        });
        response.end(JSON.stringify(answer.body));
      },
      isSlow ? delaysMs.slow : delaysMs.usual,
    );
  };

  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (request.method === 'POST' && path.startsWith(`${basePath}${STAND_IN_SUBMISSIONS}/`)) {
      receive(request, response).catch(() => response.destroy());
      return true;
    }
    if (request.method === 'GET' && path === basePath + INBOX) {
      const { headers, html } = inboxPage(entries);
      response.writeHead(200, headers);
      response.end(html);
      return true;
    }
    return false;
  };
}
