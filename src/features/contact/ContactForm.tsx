import { Sheet } from '../../ui/Sheet';
import { MessageForm } from './MessageForm';
import { useContactActor } from './useContactActor';

/** The contact form of the home page: the contact machine, without the provider's form. */
export function ContactForm() {
  const actor = useContactActor('fallback');
  return (
    <Sheet area="right">
      <MessageForm actor={actor} />
    </Sheet>
  );
}
