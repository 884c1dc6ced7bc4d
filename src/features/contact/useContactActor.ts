import { createActor } from 'xstate';
import { type ContactInput, contactMachine } from '../../../machines/contact.machine';
import { owner } from '../../config/owner';
import { contactForm } from '../../content/contactForm';
import { inspected } from '../../lib/inspected';
import { useToasts } from '../toasts/useToasts';
import { draft } from './draft';
import { createForm, loadScript } from './hubspotForm';
import type { ContactActor } from './MessageForm';
import { submission } from './submission';
import { type Sending, useFormActor } from './useFormActor';

/** The element that the provider draws its form into. */
export const EMBEDDED_FORM_ID = 'embedded-form';

const { CONTACT_ENDPOINT: endpoint = '' } = owner;

const machine = contactMachine.provide({
  actors: {
    loadScript,
    createForm: createForm(() => document.getElementById(EMBEDDED_FORM_ID)),
    submission,
  },
  actions: { keepDraft: ({ context }) => draft.keep(context) },
});

const sending: Sending<ContactActor> = {};

/** Starts the contact machine of one card with the visitor's draft. Toasts show that a message was sent, or lost. */
export function useContactActor(startsWith: ContactInput['startsWith']): ContactActor {
  const toasts = useToasts();
  return useFormActor(sending, () => {
    const input = { startsWith, endpoint, draft: draft.read() };
    const actor = createActor(machine, { ...inspected, input });
    actor.on('message.sent', () => toasts.add({ kind: 'success', ...contactForm.sent }));
    actor.on('message.lost', () => toasts.add({ kind: 'error', ...contactForm.lost }));
    return actor;
  });
}
