import type { KeptMessage } from '../../../machines/contact.machine';
import { emptyMessage, joinTexts } from '../../lib/message';
import type { ContactActor } from './MessageForm';
import type { Sending } from './useFormActor';

export const emptyDraft: KeptMessage = { message: emptyMessage, messageKey: undefined };

let kept = emptyDraft;
/** Last text that another part of the site proposed. */
let proposal = '';

/** The contact form that is sending a message. */
export const sending: Sending<ContactActor> = {};

/**
 * The visitor's unsent message. It outlives the pages with a contact form and is lost with the document: nothing is
 * written to storage. Each contact form starts with it.
 */
export const draft = {
  read: (): KeptMessage => kept,

  keep: ({ message, messageKey, attachment = '' }: KeptMessage): void => {
    kept = { message, messageKey, attachment };
  },

  /**
   * Writes a text into the message field of the next contact form, where the visitor can edit it. Until the message is
   * sent, the contact page opens with the built-in form. Call it before the navigation to `/contact`.
   *
   * An unchanged earlier proposal is replaced. Text that the visitor typed is kept, and the proposal is appended below. While
   * a message is being sent, its form takes the text for the next one.
   */
  proposeMessage: (text: string): void => {
    if (sending.actor) sending.actor.send({ type: 'message.proposed', text });
    else {
      const { message } = kept.message;
      const typed = message.endsWith(proposal) ? message.slice(0, message.length - proposal.length) : message;
      kept = { message: { ...kept.message, message: joinTexts(typed, text) }, messageKey: undefined };
    }
    proposal = text;
  },
};
