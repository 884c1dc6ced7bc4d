import { createActor } from 'xstate';
import { type ContactInput, contactMachine, type KeptMessage } from '../../../machines/contact.machine';
import { recipients } from '../../config/recipients';
import { contactForm } from '../../content/contactForm';
import { inspected } from '../../lib/inspected';
import { sendToQuote } from '../pricing/pricingActors';
import { useTotalInMessage } from '../pricing/TotalInMessage';
import { toastsActor } from '../toasts/toastsActor';
import { draft, sending } from './draft';
import { createForm, discardScript, loadScript } from './hubspotForm';
import type { ContactActor } from './MessageForm';
import { submission } from './submission';
import { useFormActor } from './useFormActor';

/** The element that the provider draws its form into. */
export const EMBEDDED_FORM_ID = 'embedded-form';

const machine = contactMachine.provide({
  actors: {
    loadScript,
    createForm: createForm(() => document.getElementById(EMBEDDED_FORM_ID)),
    submission,
  },
  actions: { discardScript },
});

/** Starts the contact machine of one card with the visitor's draft. Toasts show that a message was sent, or lost. */
export function useContactActor(first: ContactInput['startsWith']): ContactActor {
  // The provider's form has no place for a total.
  const startsWith = useTotalInMessage() === '' ? first : 'fallback';
  return useFormActor(sending, () => {
    const input = { startsWith, recipient: recipients.contact, draft: draft.read() };
    const actor = createActor(machine, { ...inspected, input });
    let kept: KeptMessage = actor.getSnapshot().context;
    actor.subscribe(({ context }) => {
      // A proposal may have changed the draft since the last change of this message.
      if (context.message !== kept.message || context.messageKey !== kept.messageKey) draft.keep(context);
      kept = context;
    });
    actor.on('message.sent', () => {
      toastsActor.send({ type: 'toast.added', toast: { kind: 'success', ...contactForm.sent } });
      // The next message is about something else; the form offers to add the total again.
      sendToQuote({ type: 'selection.detached' });
    });
    actor.on('message.lost', () =>
      toastsActor.send({ type: 'toast.added', toast: { kind: 'error', ...contactForm.lost } }),
    );
    return actor;
  });
}
