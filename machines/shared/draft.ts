import { fromTransition } from 'xstate';
import { emptyMessage, fields, type Message } from './message';

/** Unsent message of a visitor, shared by all contact forms. */
export interface Draft {
  readonly message: Message;
  /** Key of the message, so that a server recognizes a second attempt to send it. */
  readonly messageKey: string | undefined;
  /** Last text that another part of the site proposed. */
  readonly proposal: string;
}

export type DraftEvent =
  /** A contact form changed, submitted or reset its message. */
  | ({ type: 'message.kept' } & Pick<Draft, 'message' | 'messageKey'>)
  /** Another part of the site proposes a text. */
  | { type: 'message.proposed'; text: string };

export const emptyDraft: Draft = { message: emptyMessage, messageKey: undefined, proposal: '' };

/** True if the visitor, or a proposal, has filled in at least one field. */
export const hasText = (message: Message): boolean => fields.some((field) => message[field].trim() !== '');

/** Replaces the last proposal if it is unchanged at the end of the text; otherwise appends the new one below. */
function withProposal(text: string, last: string, next: string): string {
  const typed = text.endsWith(last) ? text.slice(0, text.length - last.length) : text;
  return [typed.trimEnd(), next].filter(Boolean).join('\n\n');
}

/** Actor logic of the draft: holds one message and merges proposals into it. */
export const draftLogic = fromTransition((draft: Draft, event: DraftEvent): Draft => {
  if (event.type === 'message.kept') {
    return { ...draft, message: event.message, messageKey: event.messageKey };
  }
  const message = {
    ...draft.message,
    message: withProposal(draft.message.message, draft.proposal, event.text),
  };
  return { message, messageKey: undefined, proposal: event.text };
}, emptyDraft);
