import { createActor, fromTransition } from 'xstate';
import type { KeptMessage } from '../../../machines/contact.machine';
import { inspected } from '../../lib/inspected';
import { emptyMessage, joinTexts } from '../../lib/message';
import type { ContactActor } from './MessageForm';
import type { Sending } from './useFormActor';

/** Unsent message of a visitor, shared by all contact forms. */
interface Draft extends KeptMessage {
  /** Last text that another part of the site proposed. */
  readonly proposal: string;
}

type DraftEvent =
  /** A contact form changed, submitted or reset its message. */
  | ({ type: 'message.kept' } & KeptMessage)
  /** Another part of the site proposes a text. */
  | { type: 'message.proposed'; text: string }
  /** A text was proposed to a form that is sending, which stores it when it has the result. */
  | { type: 'proposal.forwarded'; text: string };

export const emptyDraft: Draft = { message: emptyMessage, messageKey: undefined, proposal: '' };

/** Replaces the last proposal if it is unchanged at the end of the text; otherwise appends the new one below. */
function withProposal(text: string, last: string, next: string): string {
  const typed = text.endsWith(last) ? text.slice(0, text.length - last.length) : text;
  return joinTexts(typed, next);
}

/** Actor logic of the draft: holds one message and merges proposals into it. */
export const draftLogic = fromTransition((draft: Draft, event: DraftEvent): Draft => {
  if (event.type === 'message.kept') {
    const { type, ...kept } = event;
    return { ...draft, ...kept };
  }
  if (event.type === 'proposal.forwarded') return { ...draft, proposal: event.text };
  const message = {
    ...draft.message,
    message: withProposal(draft.message.message, draft.proposal, event.text),
  };
  return { message, messageKey: undefined, proposal: event.text };
}, emptyDraft);

const actor = createActor(draftLogic, inspected).start();

/** The contact form that is sending a message. */
export const sending: Sending<ContactActor> = {};

/**
 * The visitor's unsent message. It outlives the pages with a contact form and is lost with the document: nothing is
 * written to storage. Each contact form starts with it.
 */
export const draft = {
  read: (): KeptMessage => actor.getSnapshot().context,

  /** Stores the message of a contact form. */
  keep: ({ message, messageKey, attachment = '' }: KeptMessage): void =>
    actor.send({ type: 'message.kept', message, messageKey, attachment }),

  /**
   * Writes a text into the message field of the next contact form, where the visitor can edit it. Until the message is
   * sent, the contact page opens with the built-in form. Call it before the navigation to `/contact`.
   *
   * An unchanged earlier proposal is replaced. Text that the visitor typed is kept, and the proposal is appended below. While
   * a message is being sent, its form takes the text for the next one.
   */
  proposeMessage: (text: string): void => {
    sending.actor?.send({ type: 'message.proposed', text });
    actor.send({ type: sending.actor ? 'proposal.forwarded' : 'message.proposed', text });
  },
};
