import * as v from 'valibot';
import { assign, emit, fromPromise, setup } from 'xstate';
import { emailSchema, newMessageKey } from './shared/message';
import { logFailure, sendingDelays } from './shared/sending';

export type SubscribeEvent = { type: 'email.changed'; value: string } | { type: 'email.submitted' };

export type SubscribeEmitted =
  /** The address has left: told to the visitor as a toast. */
  | { type: 'email.sent' }
  /** The address breaks the rule: the focus goes to the field. */
  | { type: 'email.refused' };

export interface SubscribeInput {
  /** Whether addresses go to an endpoint of the owner's; otherwise sending is simulated. */
  readonly hasEndpoint: boolean;
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
  delays: sendingDelays,
  actors: {
    /** Posts an address under its key. Rejects when the endpoint does not take it. */
    postEmail: fromPromise<void, { email: string; key: string }>(() =>
      Promise.reject(new Error('postEmail is not provided.')),
    ),
  },
  guards: {
    isValid: ({ context }) => isAddress(context.email),
    hasEndpoint: ({ context }) => context.hasEndpoint,
  },
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
    logEmail: ({ context }) => console.info('Simulated: this address was not sent.', context.email),
    logFailure,
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
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'hasEndpoint', target: 'posting' }, { target: 'simulating' }] },
        simulating: {
          entry: 'logEmail',
          after: { simulatedSending: { target: '#subscribe.success' } },
        },
        posting: {
          invoke: {
            src: 'postEmail',
            input: ({ context }) => ({ email: context.email, key: context.messageKey ?? '' }),
            onDone: { target: '#subscribe.success' },
            onError: { target: '#subscribe.failed', actions: 'logFailure' },
          },
          after: { sendTimeout: { target: '#subscribe.failed' } },
        },
      },
    },
    success: { entry: ['reset', 'tellSuccess'], on: editing },
    failed: { on: editing },
  },
});
