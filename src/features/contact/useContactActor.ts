import { useActorRef } from '@xstate/react';
import { type ContactInput, contactMachine } from '../../../machines/contact.machine';
import { owner } from '../../config/owner';
import { inspected } from '../../lib/inspected';
import { draft } from './draft';
import { createForm, loadScript } from './hubspotForm';
import { submission } from './submission';

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

/** Starts the contact machine of one card with the visitor's draft. */
export function useContactActor(startsWith: ContactInput['startsWith']) {
  return useActorRef(machine, { ...inspected, input: { startsWith, endpoint, draft: draft.read() } });
}
