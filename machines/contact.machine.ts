import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import {
  emptyMessage,
  type Field,
  hasText,
  invalidFields,
  type Message,
  newMessageKey,
} from '../src/lib/message';
import {
  type FormPresence,
  logFailure,
  type SubmissionResult,
  submissionMachine,
} from './submission.machine';

export type ContactEvent =
  /** "Click here." was pressed. */
  | { type: 'fallback.chosen' }
  /** "Try the HubSpot form instead" was pressed. */
  | { type: 'embedded.chosen' }
  /** Try Again was pressed. */
  | { type: 'loading.retried' }
  /** The provider's form can be used. */
  | { type: 'form.ready' }
  /** The provider reports that its form cannot be shown. */
  | { type: 'form.failed' }
  | { type: 'field.changed'; field: Field; value: string }
  | { type: 'message.submitted' }
  /** "Send another message" was pressed. */
  | { type: 'another.chosen' }
  | FormPresence
  | SubmissionResult;

export type ContactEmitted =
  /** The message was sent; a toast confirms it. */
  | { type: 'message.sent' }
  /** The message was not sent, and the visitor is on another page; a toast reports it. */
  | { type: 'message.lost' }
  /** The message is invalid; the first of these fields gets the focus. */
  | { type: 'message.refused'; fields: readonly Field[] };

/** A message with the key of its submission. */
export interface KeptMessage {
  readonly message: Message;
  /** Stays the same while one message is tried again. */
  readonly messageKey: string | undefined;
}

export interface ContactInput {
  /** The form that is shown first. */
  readonly startsWith: 'embedded' | 'fallback';
  /** Address of the owner's endpoint for messages; if it is empty, sending is simulated. */
  readonly endpoint: string;
  /** The message to start with. If it has text, the built-in form is shown first. */
  readonly draft?: KeptMessage;
}

interface ContactContext extends Omit<ContactInput, 'draft'>, KeptMessage {
  /** Fields that are marked as invalid. */
  readonly invalid: readonly Field[];
  /** After the first attempt to send, each change is checked at once. */
  readonly isChecking: boolean;
}

const contactSetup = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    emitted: {} as ContactEmitted,
    input: {} as ContactInput,
    tags: {} as 'busy',
  },
  delays: {
    /** Wait before the provider's script is requested, in ms. */
    initialDelay: 500,
    /** Between the script and the creation of the form, in ms. */
    creationDelay: 500,
    /** From the start of loading, both delays included, in ms. */
    loadTimeout: 10_000,
  },
  actors: {
    /** Resolves when the provider's script has run. */
    loadScript: fromPromise<void>(() => Promise.reject(new Error('loadScript is not provided.'))),
    /** Creates the provider's form; sends `form.ready` or `form.failed`. Throws the provider's error. */
    createForm: fromCallback<ContactEvent>(() => undefined),
    submission: submissionMachine,
  },
  guards: {
    startsWithFallback: ({ context }) => context.startsWith === 'fallback',
    hasDraft: ({ context }) => hasText(context.message),
    isValid: ({ context }) => invalidFields(context.message).length === 0,
  },
  actions: {
    setField: assign(({ context, event }) => {
      if (event.type !== 'field.changed') return {};
      const message = { ...context.message, [event.field]: event.value };
      return {
        message,
        invalid: context.isChecking ? invalidFields(message) : context.invalid,
        messageKey: undefined,
      };
    }),
    markInvalid: assign(({ context }) => ({ isChecking: true, invalid: invalidFields(context.message) })),
    keepKey: assign({ messageKey: ({ context }) => context.messageKey ?? newMessageKey() }),
    reset: assign({ message: emptyMessage, invalid: [], isChecking: false, messageKey: undefined }),
    /** Stores the message outside the card, for the next one. Without a store the message ends with the card. */
    keepDraft: (_: { readonly context: ContactContext }) => undefined,
    logFailure,
    emitRejected: emit(({ context }) => ({ type: 'message.refused' as const, fields: context.invalid })),
    emitSent: emit({ type: 'message.sent' }),
    emitLost: emit({ type: 'message.lost' }),
  },
});

/** Events of the built-in form while the visitor can edit it. */
const editing = {
  'field.changed': { actions: ['setField', 'keepDraft'] },
  'message.submitted': [
    { guard: 'isValid', target: 'submitting', actions: ['markInvalid', 'keepKey', 'keepDraft'] },
    { actions: ['markInvalid', 'emitRejected'] },
  ],
  'embedded.chosen': { target: '#contact.embedded' },
} as const;

/**
 * The contact card: the provider's embedded form, or the built-in form if the embedded one fails to load or the visitor
 * chooses it. Each attempt to load has its own `loading` state, so that late events of an earlier attempt have no actor.
 * The message belongs to the card, so that no change of form and no failure loses it. While it is sent, the card outlives
 * its page.
 */
export const contactMachine = contactSetup.createMachine({
  id: 'contact',
  description:
    "Loads the provider's contact form or falls back to the built-in one, and sends the visitor's message.",
  context: ({ input: { startsWith, endpoint, draft } }) => ({
    startsWith,
    endpoint,
    message: draft?.message ?? emptyMessage,
    invalid: [],
    isChecking: false,
    messageKey: draft?.messageKey,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description:
        'Home starts with the built-in form, the contact page with the embedded one unless there is a draft.',
      always: [
        { guard: 'startsWithFallback', target: 'fallback' },
        { guard: 'hasDraft', target: 'fallback' },
        { target: 'embedded' },
      ],
    },
    embedded: {
      initial: 'loading',
      on: { 'fallback.chosen': { target: 'fallback' } },
      states: {
        loading: {
          initial: 'waiting',
          after: { loadTimeout: { target: 'error' } },
          states: {
            waiting: { after: { initialDelay: { target: 'loadingScript' } } },
            loadingScript: {
              invoke: {
                src: 'loadScript',
                onDone: { target: 'pausing' },
                onError: { target: '#contact.embedded.error', actions: 'logFailure' },
              },
            },
            pausing: { after: { creationDelay: { target: 'creatingForm' } } },
            creatingForm: {
              invoke: {
                src: 'createForm',
                onError: { target: '#contact.embedded.error', actions: 'logFailure' },
              },
              on: {
                'form.ready': { target: '#contact.embedded.ready' },
                'form.failed': { target: '#contact.embedded.error' },
              },
            },
          },
        },
        ready: {},
        error: { on: { 'loading.retried': { target: 'loading' } } },
      },
    },
    fallback: {
      initial: 'idle',
      states: {
        idle: { on: editing },
        submitting: {
          tags: 'busy',
          invoke: {
            src: 'submission',
            input: ({ context: { endpoint, message: values, messageKey: key = '' } }) => ({
              endpoint,
              values,
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
                'submission.sent': {
                  target: '#contact.left',
                  actions: ['reset', 'keepDraft', 'emitSent'],
                },
                'submission.failed': { target: '#contact.left', actions: 'emitLost' },
                'form.shown': { target: 'attended' },
              },
            },
          },
        },
        success: {
          description: 'A confirmation replaces the form.',
          entry: ['reset', 'keepDraft', 'emitSent'],
          on: { 'another.chosen': { target: 'idle' }, 'embedded.chosen': { target: '#contact.embedded' } },
        },
        failed: { on: editing },
      },
    },
    left: {
      description: 'The next card starts with the draft.',
      type: 'final',
    },
  },
});
