import { type EventObject, fromPromise, sendParent, setup } from 'xstate';

/** Values of a form by the names of its fields, as the visitor typed them. */
export type Values = Readonly<Record<string, string>>;

export interface SubmissionInput {
  /** Address of the owner's endpoint for the values; if it is empty, sending is simulated. */
  readonly endpoint: string;
  readonly values: Values;
  /** The same for each attempt to send the same values, so that the endpoint recognizes a repetition. */
  readonly key: string;
}

/** Result of a submission, sent to the form that invokes it. */
export type SubmissionResult = { type: 'submission.sent' } | { type: 'submission.failed' };

/** Whether the form that sends is on the current page. */
export type FormPresence = { type: 'form.left' } | { type: 'form.shown' };

export const sendingDelays = {
  /** Duration of a simulated request, in ms. */
  simulatedSending: 1_500,
  /** Timeout of the owner's endpoint, in ms. */
  sendTimeout: 15_000,
} as const;

/** Logs why a service failed, for the owner; the visitor sees the error state of the form. */
export function logFailure({ event }: { readonly event: EventObject }): void {
  if ('error' in event) console.warn(event.error);
}

/** One attempt to send the valid values of a form. A form invokes it while it is busy, once for each attempt. */
export const submissionMachine = setup({
  types: { context: {} as SubmissionInput, input: {} as SubmissionInput },
  delays: sendingDelays,
  actors: {
    /** Posts the values. Rejects if the endpoint does not accept them. */
    post: fromPromise<void, SubmissionInput>(() => Promise.reject(new Error('post is not provided.'))),
  },
  guards: { hasEndpoint: ({ context }) => context.endpoint !== '' },
  actions: {
    logValues: ({ context }) => console.info('Simulated: this message was not sent.', context.values),
    logFailure,
    reportSuccess: sendParent({ type: 'submission.sent' }),
    reportFailure: sendParent({ type: 'submission.failed' }),
  },
}).createMachine({
  id: 'submission',
  description: 'Sends the values of a form once, or simulates that; a form invokes it for each attempt.',
  context: ({ input }) => input,
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'hasEndpoint', target: 'posting' }, { target: 'simulating' }] },
    simulating: { entry: 'logValues', after: { simulatedSending: { target: 'sent' } } },
    posting: {
      invoke: {
        src: 'post',
        input: ({ context }) => context,
        onDone: { target: 'sent' },
        onError: { target: 'failed', actions: 'logFailure' },
      },
      after: { sendTimeout: { target: 'failed' } },
    },
    sent: { type: 'final', entry: 'reportSuccess' },
    failed: { type: 'final', entry: 'reportFailure' },
  },
});
