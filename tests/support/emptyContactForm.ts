import { contactActor } from '../../src/features/contact/contactActor';
import { fields } from '../../src/lib/message';

/** The contact form outlives the pages: this is the state of a new document. */
export function emptyContactForm(): void {
  contactActor.send({ type: 'form.left' });
  contactActor.send({ type: 'form.shown', startsWith: 'fallback' });
  for (const field of fields) contactActor.send({ type: 'field.changed', field, value: '' });
  contactActor.send({ type: 'form.left' });
}
