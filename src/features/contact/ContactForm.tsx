import { useActorRef } from '@xstate/react';
import { contactMachine } from '../../../machines/contact.machine';
import { inspected } from '../../lib/inspected';
import { Sheet } from '../../ui/Sheet';
import { messageEndpoint } from './endpoint';
import { MessageForm } from './MessageForm';

const machine = contactMachine.provide({ actors: messageEndpoint.actors });

const options = {
  ...inspected,
  input: { startsWith: 'fallback', hasEndpoint: messageEndpoint.hasEndpoint },
} as const;

/** The contact form of the home page: the contact machine, without the provider's form. */
export function ContactForm() {
  const actor = useActorRef(machine, options);
  return (
    <Sheet>
      <MessageForm actor={actor} />
    </Sheet>
  );
}
