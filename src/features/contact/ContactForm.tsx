import { useActorRef } from '@xstate/react';
import { contactMachine } from '../../../machines/contact.machine';
import { owner } from '../../content/owner';
import { Sheet } from '../../ui/Sheet';
import { MessageForm } from './MessageForm';
import { postMessageTo } from './postMessage';

const machine = contactMachine.provide({
  actors: owner.CONTACT_ENDPOINT ? { postMessage: postMessageTo(owner.CONTACT_ENDPOINT) } : {},
});

const input = { startsWith: 'fallback', hasEndpoint: owner.CONTACT_ENDPOINT !== undefined } as const;

/** The contact form of the home page: the contact machine, without the provider's form. */
export function ContactForm() {
  const actor = useActorRef(machine, { input });
  return (
    <Sheet>
      <MessageForm actor={actor} />
    </Sheet>
  );
}
