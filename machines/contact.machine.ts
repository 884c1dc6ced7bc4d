import { assertEvent, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
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
  type FormEmitted,
  isEmailRefused,
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
  /** Another part of the site proposes a text for the message, which the visitor can edit. */
  | { type: 'message.proposed'; text: string }
  /** "Send another message" was pressed. */
  | { type: 'another.chosen' }
  /** A card is on the page. */
  | { type: 'form.shown'; startsWith: 'embedded' | 'fallback' }
  | { type: 'form.left' }
  | SubmissionResult;

export interface ContactInput {
  /** Where messages are sent. */
  readonly recipient: Recipient;
}

interface ContactContext extends ContactInput {
  readonly message: Message;
  /** Stays the same while one message is tried again. */
  readonly messageKey: string | undefined;
  /** From the first attempt to send the message until it is sent or emptied, also while the visitor corrects it. */
  readonly isUnsent: boolean;
  /** Text that was sent below the message, as the total of a selection; empty if there was none. */
  readonly attachment: string;
  /** Fields that are marked as invalid. */
  readonly invalid: readonly Field[];
  /** After the first attempt to send, each change is checked at once. */
  readonly isChecking: boolean;
  /** Address that the recipient has refused. */
  readonly refusedEmail: string | undefined;
  /** Last text that was proposed; empty if there was none. */
  readonly proposal: string;
  /** Text that was proposed while the message was sent; empty if there is none. */
  readonly nextProposal: string;
}

/** Invalid fields of a message, and its email address if the recipient has refused it. */
function invalidIn({ message, refusedEmail }: Pick<ContactContext, 'message' | 'refusedEmail'>) {
  const invalid = new Set(invalidFields(message));
  if (message.email === refusedEmail) invalid.add('email');
  return fields.filter((field) => invalid.has(field));
}

/** A message that was changed: it is another one, and checked at once if the visitor has tried to send it. */
const changed = (context: ContactContext, message: Message) => ({
  message,
  messageKey: undefined,
  isUnsent: context.isUnsent && hasText(message),
  invalid: context.isChecking ? invalidIn({ ...context, message }) : context.invalid,
});

/** Adds a proposed text below what the visitor typed. An unchanged earlier proposal is replaced. */
function withProposal({ message, proposal }: ContactContext, text: string): Message {
  const { message: before } = message;
  const typed = before.endsWith(proposal) ? before.slice(0, before.length - proposal.length) : before;
  return { ...message, message: joinTexts(typed, text) };
}

const contactSetup = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    emitted: {} as FormEmitted,
    input: {} as ContactInput,
    tags: {} as 'busy',
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
    startsWithFallback: ({ event }) => event.type === 'form.shown' && event.startsWith === 'fallback',
    hasDraft: ({ context }) => hasText(context.message),
    isValid: ({ context }) => invalidIn(context).length === 0,
    isEmailRefused,
  },
  actions: {
    setField: assign(({ context, event }) => {
      assertEvent(event, 'field.changed');
      return changed(context, { ...context.message, [event.field]: event.value });
    }),
    markInvalid: assign(({ context }) => ({ isChecking: true, invalid: invalidIn(context) })),
    /** With another attachment, the message is another one. */
    keepKey: assign(({ context, event }) => {
      assertEvent(event, 'message.submitted');
      const { attachment = '' } = event;
      const isSame = attachment === context.attachment && context.messageKey !== undefined;
      return { attachment, messageKey: isSame ? context.messageKey : newMessageKey(), isUnsent: true };
    }),
    addProposal: assign(({ context, event }) => {
      assertEvent(event, 'message.proposed');
      return { ...changed(context, withProposal(context, event.text)), proposal: event.text };
    }),
    keepProposal: assign(({ event }) => {
      assertEvent(event, 'message.proposed');
      return { nextProposal: event.text };
    }),
    /** The next card marks no field until the visitor tries to send the message. */
    endCheck: assign({ invalid: [], isChecking: false }),
    /** Replaces the sent message with the text that was proposed meanwhile. */
    reset: assign(({ context }) => ({
      message: { ...emptyMessage, message: context.nextProposal },
      invalid: [],
      isChecking: false,
      messageKey: undefined,
      isUnsent: false,
      attachment: '',
      proposal: context.nextProposal,
      nextProposal: '',
    })),
    /** Marks an address that was refused, and adds the text that was proposed meanwhile below the message. */
    keepUnsent: assign(({ context, event }) => {
      const { nextProposal, message } = context;
      const refusedEmail = isEmailRefused({ event }) ? message.email : context.refusedEmail;
      return {
        // A longer message is another one.
        ...(nextProposal && {
          message: withProposal(context, nextProposal),
          messageKey: newMessageKey(),
          proposal: nextProposal,
          nextProposal: '',
        }),
        refusedEmail,
        invalid: invalidIn({ message, refusedEmail }),
      };
    }),
    /** Logs why the provider's form is not shown, for the owner; the visitor sees the error state. */
    logFailure: ({ event }) => {
      if ('error' in event) console.warn(event.error);
    },
    /** Discards a request of the script that has no answer, so that it is requested again. */
    discardScript: () => undefined,
    emitInvalid: emit(({ context }) => ({ type: 'form.invalid' as const, fields: context.invalid })),
    emitSent: emit({ type: 'form.sent' }),
    emitLost: emit({ type: 'form.lost' }),
  },
});

/** Events of the built-in form while the visitor can edit it. */
const editing = {
  'field.changed': { actions: 'setField' },
  'message.submitted': [
    { guard: 'isValid', target: 'submitting', actions: ['markInvalid', 'keepKey'] },
    { actions: ['markInvalid', 'emitInvalid'] },
  ],
  'embedded.chosen': { target: '#contact.embedded' },
} as const;

/**
 * The contact card: the provider's embedded form, or the built-in form if the embedded one fails to load or the visitor
 * chooses it. Each attempt to load has its own `loading` state, so that late events of an earlier attempt have no actor.
 * The message outlives the cards, so that no change of form or page and no failure loses it.
 */
export const contactMachine = contactSetup.createMachine({
  id: 'contact',
  description: 'Shows the contact form and sends the message.',
  context: ({ input }) => ({
    ...input,
    message: emptyMessage,
    invalid: [],
    isChecking: false,
    messageKey: undefined,
    isUnsent: false,
    attachment: '',
    refusedEmail: undefined,
    proposal: '',
    nextProposal: '',
  }),
  on: { 'message.proposed': { actions: 'addProposal' }, 'form.left': { target: '.away' } },
  initial: 'away',
  states: {
    away: {
      entry: 'endCheck',
      on: {
        'form.shown': [
          { guard: 'startsWithFallback', target: 'fallback' },
          { guard: 'hasDraft', target: 'fallback' },
          { target: 'embedded' },
        ],
      },
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
          tags: 'busy',
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
            'form.left': { target: '.unattended' },
            'submission.sent': { target: 'success' },
            'submission.failed': [
              {
                guard: 'isEmailRefused',
                target: 'idle',
                actions: ['keepUnsent', 'emitInvalid'],
              },
              { target: 'failed', actions: 'keepUnsent' },
            ],
          },
          initial: 'attended',
          states: {
            attended: {},
            unattended: {
              on: {
                'submission.sent': { target: '#contact.away', actions: ['reset', 'emitSent'] },
                'submission.failed': { target: '#contact.away', actions: ['keepUnsent', 'emitLost'] },
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
        failed: { on: editing },
      },
    },
  },
});
