import { createActor } from 'xstate';
import { type Draft, draftLogic } from '../../../machines/shared/draft';
import { inspected } from '../../lib/inspected';

const actor = createActor(draftLogic, inspected).start();

/**
 * The visitor's unsent message. It outlives the pages with a contact form and is lost with the document: nothing is
 * written to storage. Each contact form starts with it.
 */
export const draft = {
  read: (): Draft => actor.getSnapshot().context,

  /** Stores the message of a contact form. */
  keep: ({ message, messageKey }: Pick<Draft, 'message' | 'messageKey'>): void =>
    actor.send({ type: 'message.kept', message, messageKey }),

  /**
   * Writes a text into the message field of the next contact form, where the visitor can edit it. Until the message is
   * sent, the contact page opens with the built-in form. Call it before the navigation to `/contact`.
   *
   * An unchanged earlier proposal is replaced. Text that the visitor typed is kept, and the proposal is appended below.
   */
  proposeMessage: (text: string): void => actor.send({ type: 'message.proposed', text }),
};
