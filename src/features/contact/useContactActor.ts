import { useActorRef } from '@xstate/react';
import { type ContactInput, contactMachine } from '../../../machines/contact.machine';
import { inspected } from '../../lib/inspected';
import { draft } from './draft';
import { messageEndpoint } from './endpoint';
import { createForm, loadScript } from './hubspotForm';

/** The element that the provider draws its form into. */
export const EMBEDDED_FORM_ID = 'embedded-form';

const machine = contactMachine.provide({
  actors: {
    loadScript,
    createForm: createForm(() => document.getElementById(EMBEDDED_FORM_ID)),
    ...messageEndpoint.actors,
  },
  actions: { keepDraft: ({ context }) => draft.keep(context) },
});

/** Starts the contact machine of one card with the visitor's draft. */
export function useContactActor(startsWith: ContactInput['startsWith']) {
  const { hasEndpoint } = messageEndpoint;
  return useActorRef(machine, { ...inspected, input: { startsWith, hasEndpoint, draft: draft.read() } });
}
