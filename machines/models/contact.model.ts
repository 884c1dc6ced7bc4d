import { hasText, invalidFields } from '../../src/lib/message';
import type { contactMachine } from '../contact.machine';
import type { MachineModel } from '../statechart/paths';

const recipient = { kind: 'hubspot', address: 'https://example.com/forms' } as const;
const page = { address: 'https://example.com/contact', title: 'Contact' };

/** Model of the contact form: each field once with a valid value, and once with an invalid one. */
export const contactModel: MachineModel<typeof contactMachine> = {
  starts: [{ name: 'on arrival', input: { recipient } }],
  events: {
    'fallback.chosen': { meaning: '"Click here." is pressed.' },
    'embedded.chosen': { meaning: '"Try the HubSpot form instead" is pressed.' },
    'loading.retried': { meaning: '"Try Again" is pressed.' },
    'form.ready': { meaning: 'The form of the provider can be used.', sender: 'the provider' },
    'form.failed': {
      meaning: 'The provider reports that its form cannot be shown.',
      sender: 'the provider',
    },
    'field.changed': {
      meaning: 'A field of the built-in form is edited.',
      payloads: [
        { field: 'name', value: 'Ada Lovelace' },
        { field: 'name', value: 'A' },
        { field: 'email', value: 'ada@example.com' },
        { field: 'email', value: 'ada@example' },
        { field: 'company', value: 'Analytical Engines' },
        { field: 'message', value: 'Our pipeline stopped in March.' },
        { field: 'message', value: 'Hello' },
      ],
    },
    'message.submitted': {
      meaning: 'The built-in form is submitted.',
      payloads: [{ page, isSpam: false }],
    },
    'message.proposed': {
      meaning: 'Another part of the site proposes a text for the message.',
      sender: 'the diagnosis',
      payloads: [{ text: 'We would like a second package.' }],
    },
    'another.chosen': { meaning: '"Send another message" is pressed.' },
    'form.left': { meaning: 'The page with the form is left.' },
    'form.shown': {
      meaning: 'A page shows the form: the contact page the embedded one, the home page the built-in one.',
      payloads: [{ startsWith: 'embedded' }, { startsWith: 'fallback' }],
    },
    'submission.sent': { meaning: 'The message is delivered.', sender: 'the submission' },
    'submission.failed': {
      meaning: 'The message is not delivered, or the recipient refuses the email address.',
      sender: 'the submission',
      payloads: [{ isEmailRefused: false }, { isEmailRefused: true }],
    },
  },
  relevant: ({ message, invalid, isChecking, messageKey, refusedEmail, nextProposal }) => ({
    isEmailRefused: message.email === refusedEmail,
    hasText: hasText(message),
    hasProposal: nextProposal !== '',
    breaksRule: invalidFields(message),
    invalid,
    isChecking,
    hasKey: messageKey !== undefined,
  }),
};
