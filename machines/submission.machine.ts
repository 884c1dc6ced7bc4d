import { assertEvent, assign, type EventObject, fromCallback, sendParent, setup } from 'xstate';
import type { Field } from '../src/lib/message';

/** Values of a form by the names of its fields, as the visitor typed them. */
export type Values = Readonly<Record<string, string>>;

/** Where the values of a form are sent: the owner's endpoint, HubSpot's Forms API, or nowhere. */
export type Recipient =
  | { readonly kind: 'endpoint' | 'hubspot'; readonly address: string }
  | { readonly kind: 'simulated' };

/** The page on which a form was submitted. */
export interface SubmittedPage {
  readonly address: string;
  readonly title: string;
}

/** What the event that submits a form says besides its values. */
export interface SubmitDetails {
  readonly page: SubmittedPage;
  /** True if the honeypot field has text: the values are not sent. */
  readonly isSpam: boolean;
}

export interface SubmissionInput extends SubmitDetails {
  readonly recipient: Recipient;
  readonly values: Values;
  /** The same for each attempt to send the same values, so that the endpoint recognizes a repetition. */
  readonly key: string;
}

/** What one attempt sends. */
export interface Attempt extends SubmissionInput {
  /** Number of attempts that have failed since the browser was online. */
  readonly failures: number;
  /** Fields that the recipient does not know. Their values are sent in the message. */
  readonly unknownFields: readonly string[];
  /** False after HubSpot has refused the visitor's HubSpot cookie. */
  readonly hasCookie: boolean;
}

/** The answer to an attempt. */
export type Answer =
  | { type: 'answer.accepted' }
  | { type: 'answer.emailRefused' }
  /** The values of these fields can be sent in the message. */
  | { type: 'answer.fieldsUnknown'; fields: readonly string[] }
  /** The values can be sent without the cookie. */
  | { type: 'answer.cookieRefused' }
  /** Too many requests, a fault of the server, or a broken connection: a later attempt can succeed. */
  | { type: 'answer.unavailable' }
  /** No later attempt can succeed. */
  | { type: 'answer.refused' }
  /** The browser is offline. */
  | { type: 'connection.lost' };

export type SubmissionEvent = Answer | { type: 'connection.restored' };

/** Result of a submission, sent to the form that invokes it. */
export type SubmissionResult =
  | { type: 'submission.sent' }
  | { type: 'submission.failed'; isEmailRefused: boolean };

/** What a form reports to its page. */
export type FormEmitted =
  /** The values were sent; a toast confirms it. */
  | { type: 'form.sent' }
  /** The values were not sent, and the visitor is on another page; a toast reports it. */
  | { type: 'form.lost' }
  /** Fields are invalid, or the recipient has refused the email address; the first of `fields` gets the focus. */
  | { type: 'form.invalid'; fields: readonly Field[] };

/** Guard of the forms: the recipient has refused the email address. */
export const isEmailRefused = ({
  event,
}: {
  readonly event: EventObject & { readonly isEmailRefused?: boolean };
}): boolean => event.isEmailRefused === true;

export const sendingDelays = {
  /** Duration of a simulated request, in ms. */
  simulatedSending: 1_500,
  /** Timeout of one attempt, in ms. */
  sendTimeout: 15_000,
  /** Between the first and the second attempt, in ms. */
  shortPause: 3_000,
  /** Between the second and the third attempt, in ms. Both pauses together outlast the 10 s of HubSpot's rate limit. */
  longPause: 9_000,
} as const;

/** The details of the event that starts a submission. */
export const submitDetails = ({ page, isSpam }: EventObject & Partial<SubmitDetails>): SubmitDetails => ({
  page: page ?? { address: '', title: '' },
  isSpam: isSpam ?? false,
});

const submissionSetup = setup({
  types: {
    context: {} as Attempt,
    input: {} as SubmissionInput,
    events: {} as SubmissionEvent,
    tags: {} as 'offline',
  },
  delays: sendingDelays,
  actors: {
    /** Posts the values once, and sends the answer; without an implementation none can succeed. Aborts the request when it is stopped. */
    post: fromCallback<SubmissionEvent, Attempt>(({ sendBack }) => sendBack({ type: 'answer.refused' })),
    /** Sends `connection.restored` when the browser is online. */
    watchConnection: fromCallback<SubmissionEvent>(() => undefined),
  },
  guards: {
    isSpam: ({ context }) => context.isSpam,
    isSimulated: ({ context }) => context.recipient.kind === 'simulated',
    isFirstAttempt: ({ context }) => context.failures === 0,
    isSecondAttempt: ({ context }) => context.failures === 1,
  },
  actions: {
    logValues: ({ context }) => console.info('Simulated: this message was not sent.', context.values),
    moveIntoMessage: assign(({ context, event }) => {
      assertEvent(event, 'answer.fieldsUnknown');
      return { unknownFields: [...context.unknownFields, ...event.fields] };
    }),
    leaveOutCookie: assign({ hasCookie: false }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    resetFailures: assign({ failures: 0 }),
    reportSuccess: sendParent({ type: 'submission.sent' }),
    reportFailure: sendParent({ type: 'submission.failed', isEmailRefused: false }),
    reportRefusedEmail: sendParent({ type: 'submission.failed', isEmailRefused: true }),
  },
});

/** After an attempt that a later one can make good. */
const laterAttempts = [
  { guard: 'isFirstAttempt', target: 'shortPause' },
  { guard: 'isSecondAttempt', target: 'longPause' },
  { target: 'failed' },
] as const;

/**
 * Delivers the values of a form: up to three attempts with growing pauses. While the browser is offline, the submission
 * waits for the connection.
 */
export const submissionMachine = submissionSetup.createMachine({
  id: 'submission',
  description:
    'Delivers the values of a form in up to three attempts, waits while there is no connection, or simulates sending.',
  context: ({ input }) => ({ ...input, failures: 0, unknownFields: [], hasCookie: true }),
  initial: 'choosing',
  states: {
    choosing: {
      always: [
        { guard: 'isSpam', target: 'dropping' },
        { guard: 'isSimulated', target: 'simulating' },
        { target: 'posting' },
      ],
    },
    dropping: {
      description: 'The sender of spam gets the same answer as everyone else.',
      after: { simulatedSending: { target: 'sent' } },
    },
    simulating: { entry: 'logValues', after: { simulatedSending: { target: 'sent' } } },
    posting: {
      invoke: { src: 'post', input: ({ context }) => context },
      on: {
        'answer.accepted': { target: 'sent' },
        'answer.emailRefused': { target: 'emailRefused' },
        'answer.refused': { target: 'failed' },
        'answer.fieldsUnknown': {
          target: 'posting',
          reenter: true,
          actions: 'moveIntoMessage',
        },
        'answer.cookieRefused': { target: 'posting', reenter: true, actions: 'leaveOutCookie' },
        'answer.unavailable': laterAttempts,
        'connection.lost': { target: 'offline' },
      },
      after: { sendTimeout: laterAttempts },
    },
    shortPause: { entry: 'countFailure', after: { shortPause: { target: 'posting' } } },
    longPause: { entry: 'countFailure', after: { longPause: { target: 'posting' } } },
    offline: {
      description: 'Waits for the connection as long as the tab is open.',
      tags: 'offline',
      entry: 'resetFailures',
      invoke: { src: 'watchConnection' },
      on: { 'connection.restored': { target: 'posting' } },
    },
    sent: { type: 'final', entry: 'reportSuccess' },
    emailRefused: { type: 'final', entry: 'reportRefusedEmail' },
    failed: { type: 'final', entry: 'reportFailure' },
  },
});
