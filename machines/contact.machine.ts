import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import {
  emptyMessage,
  type Field,
  fields,
  hasText,
  invalidFields,
  joinTexts,
  type Message,
  newMessageKey,
} from '../src/lib/message';
import {
  type FormPresence,
  type FormTag,
  isEmailRefused,
  logFailure,
  type Recipient,
  type SubmissionResult,
  type SubmitDetails,
  submissionMachine,
  submitDetails,
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
  | ({ type: 'message.submitted'; attachment?: string } & SubmitDetails)
  /** Another part of the site proposes a text while the message is sent. */
  | { type: 'message.proposed'; text: string }
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
  /** Text that was sent below the message, as the total of a selection; empty if there was none. */
  readonly attachment?: string;
}

export interface ContactInput {
  /** The form that is shown first. */
  readonly startsWith: 'embedded' | 'fallback';
  /** Where messages are sent. */
  readonly recipient: Recipient;
  /** The message to start with. If it has text, the built-in form is shown first. */
  readonly draft?: KeptMessage;
}

interface ContactContext extends Omit<ContactInput, 'draft'>, Required<KeptMessage> {
  /** Fields that are marked as invalid. */
  readonly invalid: readonly Field[];
  /** After the first attempt to send, each change is checked at once. */
  readonly isChecking: boolean;
  /** Address that the recipient has refused. */
  readonly refusedEmail: string | undefined;
  /** Text that was proposed while the message was sent; empty if there is none. */
  readonly proposal: string;
}

/** Invalid fields of a message, and its email address if the recipient has refused it. */
function invalidIn({ message, refusedEmail }: Pick<ContactContext, 'message' | 'refusedEmail'>) {
  const invalid = new Set(invalidFields(message));
  if (message.email === refusedEmail) invalid.add('email');
  return fields.filter((field) => invalid.has(field));
}

/** Values of a message in which only the text is filled in. */
const withText = (text: string): Message => ({ ...emptyMessage, message: text });

const contactSetup = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    emitted: {} as ContactEmitted,
    input: {} as ContactInput,
    tags: {} as FormTag,
    children: {} as { submission: 'submission' },
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
    isValid: ({ context }) => invalidIn(context).length === 0,
    isEmailRefused,
  },
  actions: {
    setField: assign(({ context, event }) => {
      if (event.type !== 'field.changed') return {};
      const message = { ...context.message, [event.field]: event.value };
      return {
        message,
        invalid: context.isChecking ? invalidIn({ ...context, message }) : context.invalid,
        messageKey: undefined,
      };
    }),
    markInvalid: assign(({ context }) => ({ isChecking: true, invalid: invalidIn(context) })),
    /** With another attachment, the message is another one. */
    keepKey: assign(({ context, event }) => {
      const attachment = (event.type === 'message.submitted' && event.attachment) || '';
      const isSame = attachment === context.attachment && context.messageKey !== undefined;
      return { attachment, messageKey: isSame ? context.messageKey : newMessageKey() };
    }),
    keepProposal: assign(({ event }) => (event.type === 'message.proposed' ? { proposal: event.text } : {})),
    /** The sent message makes room for the text that was proposed meanwhile. */
    reset: assign(({ context }) => ({
      message: withText(context.proposal),
      invalid: [],
      isChecking: false,
      messageKey: undefined,
      attachment: '',
      proposal: '',
    })),
    /** Marks an address that was refused, and adds the text that was proposed meanwhile below the message. */
    keepUnsent: assign(({ context, event }) => {
      const { proposal, message, messageKey } = context;
      const refusedEmail = isEmailRefused({ event }) ? message.email : context.refusedEmail;
      const text = proposal === '' ? message.message : joinTexts(message.message, proposal);
      return {
        message: { ...message, message: text },
        // A longer message is another one.
        messageKey: proposal === '' ? messageKey : newMessageKey(),
        proposal: '',
        refusedEmail,
        invalid: invalidIn({ message, refusedEmail }),
      };
    }),
    logFailure,
    /** Discards a request of the script that has no answer, so that it is requested again. */
    discardScript: () => undefined,
    emitRejected: emit(({ context }) => ({ type: 'message.refused' as const, fields: context.invalid })),
    emitSent: emit({ type: 'message.sent' }),
    emitLost: emit({ type: 'message.lost' }),
  },
});

/** Events of the built-in form while the visitor can edit it. */
const editing = {
  'field.changed': { actions: 'setField' },
  'message.submitted': [
    { guard: 'isValid', target: 'submitting', actions: ['markInvalid', 'keepKey'] },
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
  context: ({ input: { startsWith, recipient, draft } }) => ({
    startsWith,
    recipient,
    message: draft?.message ?? emptyMessage,
    invalid: [],
    isChecking: false,
    messageKey: draft?.messageKey,
    attachment: draft?.attachment ?? '',
    refusedEmail: undefined,
    proposal: '',
  }),
  initial: 'choosing',
  states: {
    choosing: {
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
        error: { on: { 'loading.retried': { target: 'loading', actions: 'discardScript' } } },
      },
    },
    fallback: {
      initial: 'idle',
      states: {
        idle: { on: editing },
        submitting: {
          tags: ['busy', 'unsent'],
          invoke: {
            id: 'submission',
            src: 'submission',
            input: ({ context: { recipient, message, attachment, messageKey: key = '' }, event }) => ({
              recipient,
              values: { ...message, message: joinTexts(message.message, attachment) },
              key,
              ...submitDetails(event),
            }),
          },
          on: {
            'message.proposed': { actions: 'keepProposal' },
            'submission.sent': { target: 'success' },
            'submission.failed': [
              {
                guard: 'isEmailRefused',
                target: 'idle',
                actions: ['keepUnsent', 'emitRejected'],
              },
              { target: 'failed', actions: 'keepUnsent' },
            ],
          },
          initial: 'attended',
          states: {
            attended: { on: { 'form.left': { target: 'unattended' } } },
            unattended: {
              on: {
                'submission.sent': { target: '#contact.left', actions: ['reset', 'emitSent'] },
                'submission.failed': { target: '#contact.left', actions: ['keepUnsent', 'emitLost'] },
                'form.shown': { target: 'attended' },
              },
            },
          },
        },
        success: {
          description: 'A confirmation replaces the form.',
          entry: ['reset', 'emitSent'],
          on: { 'another.chosen': { target: 'idle' }, 'embedded.chosen': { target: '#contact.embedded' } },
        },
        failed: { tags: 'unsent', on: editing },
      },
    },
    left: { description: 'The next card starts with the draft.', type: 'final' },
  },
});
