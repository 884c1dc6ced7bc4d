import * as v from 'valibot';
import { assign, emit, setup } from 'xstate';
import { emailSchema, newMessageKey } from '../src/lib/message';
import { type FormPresence, type SubmissionResult, submissionMachine } from './submission.machine';

export type SubscribeEvent =
  | { type: 'email.changed'; value: string }
  | { type: 'email.submitted' }
  | FormPresence
  | SubmissionResult;

export type SubscribeEmitted =
  /** The address was sent; a toast confirms it. */
  | { type: 'email.sent' }
  /** The address was not sent, and the visitor is on another page; a toast reports it. */
  | { type: 'email.lost' }
  /** The address is invalid; the field gets the focus. */
  | { type: 'email.refused' };

export interface SubscribeInput {
  /** Address of the owner's endpoint for email addresses; if it is empty, sending is simulated. */
  readonly endpoint: string;
}

interface SubscribeContext extends SubscribeInput {
  readonly email: string;
  readonly isInvalid: boolean;
  /** After the first attempt to send, each change is checked at once. */
  readonly isChecking: boolean;
  /** Stays the same while one address is tried again. */
  readonly messageKey: string | undefined;
}

const isAddress = (email: string): boolean => v.is(emailSchema, email);

const subscribeSetup = setup({
  types: {
    context: {} as SubscribeContext,
    events: {} as SubscribeEvent,
    emitted: {} as SubscribeEmitted,
    input: {} as SubscribeInput,
    tags: {} as 'busy',
  },
  actors: { submission: submissionMachine },
  guards: { isValid: ({ context }) => isAddress(context.email) },
  actions: {
    setEmail: assign(({ context, event }) =>
      event.type === 'email.changed'
        ? {
            email: event.value,
            isInvalid: context.isChecking && !isAddress(event.value),
            messageKey: undefined,
          }
        : {},
    ),
    markInvalid: assign(({ context }) => ({ isChecking: true, isInvalid: !isAddress(context.email) })),
    keepKey: assign({ messageKey: ({ context }) => context.messageKey ?? newMessageKey() }),
    reset: assign({ email: '', isInvalid: false, isChecking: false, messageKey: undefined }),
    emitRejected: emit({ type: 'email.refused' }),
    emitSent: emit({ type: 'email.sent' }),
    emitLost: emit({ type: 'email.lost' }),
  },
});

const editing = {
  'email.changed': { actions: 'setEmail' },
  'email.submitted': [
    { guard: 'isValid', target: 'submitting', actions: ['markInvalid', 'keepKey'] },
    { actions: ['markInvalid', 'emitRejected'] },
  ],
} as const;

/** The Subscribe form of the blog: one field, which is checked and sent like the message of the contact form. It outlives its page too. */
export const subscribeMachine = subscribeSetup.createMachine({
  id: 'subscribe',
  description: 'Checks and sends the email address of a reader who wants new posts.',
  context: ({ input }) => ({
    ...input,
    email: '',
    isInvalid: false,
    isChecking: false,
    messageKey: undefined,
  }),
  initial: 'idle',
  states: {
    idle: { on: editing },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'submission',
        input: ({ context: { endpoint, email, messageKey: key = '' } }) => ({
          endpoint,
          values: { email },
          key,
        }),
      },
      on: { 'submission.sent': { target: 'success' }, 'submission.failed': { target: 'failed' } },
      initial: 'attended',
      states: {
        attended: { on: { 'form.left': { target: 'unattended' } } },
        unattended: {
          description: 'The visitor is on another page, where a toast shows the result.',
          on: {
            'submission.sent': { target: '#subscribe.left', actions: 'emitSent' },
            'submission.failed': { target: '#subscribe.left', actions: 'emitLost' },
            'form.shown': { target: 'attended' },
          },
        },
      },
    },
    success: { entry: ['reset', 'emitSent'], on: editing },
    failed: { on: editing },
    left: { type: 'final' },
  },
});
