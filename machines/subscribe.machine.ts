import * as v from 'valibot';
import { assertEvent, assign, emit, setup } from 'xstate';
import { emailSchema, newMessageKey } from '../src/lib/message';
import {
  type FormEmitted,
  isEmailRefused,
  type Recipient,
  type SubmissionResult,
  type SubmitDetails,
  submissionMachine,
  submitDetails,
} from './submission.machine';

export type SubscribeEvent =
  | { type: 'email.changed'; value: string }
  | ({ type: 'email.submitted' } & SubmitDetails)
  | { type: 'form.shown' }
  | { type: 'form.left' }
  | SubmissionResult;

export interface SubscribeInput {
  /** Where email addresses are sent. */
  readonly recipient: Recipient;
}

interface SubscribeContext extends SubscribeInput {
  readonly email: string;
  readonly isInvalid: boolean;
  /** After the first attempt to send, each change is checked at once. */
  readonly isChecking: boolean;
  /** Stays the same while one address is tried again. */
  readonly messageKey: string | undefined;
  /** From the first attempt to send the address until it is sent or emptied, also while the visitor corrects it. */
  readonly isUnsent: boolean;
  /** Address that the recipient has refused. */
  readonly refusedEmail: string | undefined;
}

const isAccepted = ({ email, refusedEmail }: Pick<SubscribeContext, 'email' | 'refusedEmail'>): boolean =>
  v.is(emailSchema, email) && email !== refusedEmail;

const subscribeSetup = setup({
  types: {
    context: {} as SubscribeContext,
    events: {} as SubscribeEvent,
    emitted: {} as FormEmitted,
    input: {} as SubscribeInput,
    tags: {} as 'busy',
    children: {} as { submission: 'submission' },
  },
  actors: { submission: submissionMachine },
  guards: {
    isValid: ({ context }) => isAccepted(context),
    isEmailRefused,
  },
  actions: {
    setEmail: assign(({ context, event }) => {
      assertEvent(event, 'email.changed');
      const email = event.value;
      return {
        email,
        isInvalid: context.isChecking && !isAccepted({ ...context, email }),
        messageKey: undefined,
        isUnsent: context.isUnsent && email !== '',
      };
    }),
    markInvalid: assign(({ context }) => ({ isChecking: true, isInvalid: !isAccepted(context) })),
    markRefusedEmail: assign(({ context: { email } }) => ({
      refusedEmail: email,
      isInvalid: true,
    })),
    keepKey: assign(({ context }) => ({
      messageKey: context.messageKey ?? newMessageKey(),
      isUnsent: true,
    })),
    reset: assign({
      email: '',
      isInvalid: false,
      isChecking: false,
      messageKey: undefined,
      isUnsent: false,
      refusedEmail: undefined,
    }),
    emitInvalid: emit({ type: 'form.invalid', fields: ['email'] }),
    emitSent: emit({ type: 'form.sent' }),
    emitLost: emit({ type: 'form.lost' }),
  },
});

const editing = {
  'email.changed': { actions: 'setEmail' },
  'email.submitted': [
    { guard: 'isValid', target: 'submitting', actions: ['markInvalid', 'keepKey'] },
    { actions: ['markInvalid', 'emitInvalid'] },
  ],
} as const;

/** The next page with the form starts empty. */
const leaving = { 'form.left': { actions: 'reset' } } as const;

/** The Subscribe form of the blog: one field, which is checked and sent like the message of the contact form. */
export const subscribeMachine = subscribeSetup.createMachine({
  id: 'subscribe',
  description: 'Checks and sends the email address of a reader who wants new posts.',
  context: ({ input }) => ({
    ...input,
    email: '',
    isInvalid: false,
    isChecking: false,
    messageKey: undefined,
    isUnsent: false,
    refusedEmail: undefined,
  }),
  initial: 'idle',
  states: {
    idle: { on: { ...editing, ...leaving } },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context: { recipient, email, messageKey: key = '' }, event }) => ({
          recipient,
          values: { email },
          key,
          ...submitDetails(event),
        }),
      },
      on: {
        'submission.sent': { target: 'success' },
        'submission.failed': [
          { guard: 'isEmailRefused', target: 'idle', actions: ['markRefusedEmail', 'emitInvalid'] },
          { target: 'failed' },
        ],
      },
      initial: 'attended',
      states: {
        attended: { on: { 'form.left': { target: 'unattended' } } },
        unattended: {
          description: 'The visitor is on another page, where a toast shows the result.',
          on: {
            'submission.failed': [
              {
                guard: 'isEmailRefused',
                target: '#subscribe.idle',
                actions: ['markRefusedEmail', 'emitLost'],
              },
              { target: '#subscribe.failed', actions: 'emitLost' },
            ],
            'form.shown': { target: 'attended' },
          },
        },
      },
    },
    success: { entry: ['reset', 'emitSent'], on: { ...editing, ...leaving } },
    failed: {
      description: 'The address outlives its page, so that a visitor who returns can send it.',
      on: editing,
    },
  },
});
