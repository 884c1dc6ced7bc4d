import { createActor } from 'xstate';
import { type ContactEvent, contactMachine } from '../../../machines/contact.machine';
import { recipients } from '../../config/recipients';
import { contactForm } from '../../content/contactForm';
import { inspected } from '../../lib/inspected';
import { sendToQuote } from '../pricing/pricingActors';
import { useTotalInMessage } from '../pricing/TotalInMessage';
import { createForm, discardScript, loadScript } from './hubspotForm';
import { submission } from './submission';
import { useForm } from './useForm';
import { watchForm } from './watchForm';

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

/**
 * The contact form of all pages, with the visitor's unsent message. It is lost with the document: nothing is written to
 * storage.
 */
export const contactActor = createActor(machine, {
  ...inspected,
  input: { recipient: recipients.contact },
}).start();

watchForm(contactActor, contactForm.sent, contactForm.lost);
// The next message is about something else; the form offers to add the total again.
contactActor.on('form.sent', () => sendToQuote({ type: 'selection.detached' }));

/** Writes a text into the message of the next contact form. Call it before the navigation to `/contact`. */
export const proposeMessage = (text: string): void => contactActor.send({ type: 'message.proposed', text });

/** Shows the contact form on a page. */
export function useContactForm(first: Extract<ContactEvent, { type: 'form.shown' }>['startsWith']) {
  // The provider's form has no place for a total.
  const startsWith = useTotalInMessage() === '' ? first : 'fallback';
  return useForm(contactActor, { type: 'form.shown', startsWith }, { type: 'form.left' });
}
