import * as v from 'valibot';
import { assign, emit, setup } from 'xstate';
import { emailSchema, newMessageKey } from './shared/message';
import { type SubmissionResult, submissionMachine } from './submission.machine';

export type SubscribeEvent =
  | { type: 'email.changed'; value: string }
  | { type: 'email.submitted' }
  | SubmissionResult;

export type SubscribeEmitted =
  /** The address was sent: a toast says so. */
  | { type: 'email.sent' }
  /** The address breaks the rule: the focus goes to the field. */
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
    tellRefusal: emit({ type: 'email.refused' }),
    tellSuccess: emit({ type: 'email.sent' }),
  },
});

const editing = {
  'email.changed': { actions: 'setEmail' },
  'email.submitted': [
    { guard: 'isValid', target: 'submitting', actions: ['markInvalid', 'keepKey'] },
    { actions: ['markInvalid', 'tellRefusal'] },
  ],
} as const;

/** The Subscribe form of the blog: the small sibling of the contact form. */
export const subscribeMachine = subscribeSetup.createMachine({
  id: 'subscribe',
  description: 'What becomes of an email address that asks for new posts.',
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
    },
    success: { entry: ['reset', 'tellSuccess'], on: editing },
    failed: { on: editing },
  },
});
