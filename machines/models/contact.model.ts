import { emptyMessage, invalidFields } from '../../src/lib/message';
import type { contactMachine } from '../contact.machine';
import type { MachineModel } from '../statechart/paths';

const recipient = { kind: 'hubspot', address: 'https://example.com/forms' } as const;
const page = { address: 'https://example.com/contact', title: 'Contact' };

/** Model of the contact card: each field once with a valid value, and once with an invalid one. */
export const contactModel: MachineModel<typeof contactMachine> = {
  starts: [
    { name: 'with the embedded form', input: { startsWith: 'embedded', recipient } },
    {
      name: 'with the embedded form and a draft',
      input: {
        startsWith: 'embedded',
        recipient,
        draft: { message: { ...emptyMessage, message: 'We saw your prices.' }, messageKey: undefined },
      },
    },
    { name: 'with the built-in form', input: { startsWith: 'fallback', recipient } },
  ],
  events: {
    'fallback.chosen': [{ type: 'fallback.chosen' }],
    'embedded.chosen': [{ type: 'embedded.chosen' }],
    'loading.retried': [{ type: 'loading.retried' }],
    'form.ready': [{ type: 'form.ready' }],
    'form.failed': [{ type: 'form.failed' }],
    'field.changed': [
      { type: 'field.changed', field: 'name', value: 'Ada Lovelace' },
      { type: 'field.changed', field: 'name', value: 'A' },
      { type: 'field.changed', field: 'email', value: 'ada@example.com' },
      { type: 'field.changed', field: 'email', value: 'ada@example' },
      { type: 'field.changed', field: 'company', value: 'Analytical Engines' },
      { type: 'field.changed', field: 'message', value: 'Our pipeline stopped in March.' },
      { type: 'field.changed', field: 'message', value: 'Hello' },
    ],
    'message.submitted': [{ type: 'message.submitted', page, isSpam: false }],
    'message.proposed': [{ type: 'message.proposed', text: 'We would like a second package.' }],
    'another.chosen': [{ type: 'another.chosen' }],
    'form.left': [{ type: 'form.left' }],
    'form.shown': [{ type: 'form.shown' }],
    'submission.sent': [{ type: 'submission.sent' }],
    'submission.failed': [
      { type: 'submission.failed', isEmailRefused: false },
      { type: 'submission.failed', isEmailRefused: true },
    ],
  },
  meanings: {
    'fallback.chosen': '"Click here." is pressed.',
    'embedded.chosen': '"Try the HubSpot form instead" is pressed.',
    'loading.retried': '"Try Again" is pressed.',
    'form.ready': 'The form of the provider can be used.',
    'form.failed': 'The provider reports that its form cannot be shown.',
    'field.changed': 'A field of the built-in form is edited.',
    'message.submitted': 'The built-in form is submitted.',
    'message.proposed': 'Another part of the site proposes a text for the message.',
    'another.chosen': '"Send another message" is pressed.',
    'form.left': 'The page with the form is left.',
    'form.shown': 'The page with the form is shown again.',
    'submission.sent': 'The message is delivered.',
    'submission.failed': 'The message is not delivered, or the recipient refuses the email address.',
  },
  senders: {
    'form.ready': 'the provider',
    'form.failed': 'the provider',
    'submission.sent': 'the submission',
    'submission.failed': 'the submission',
    'message.proposed': 'the diagnosis',
  },
  relevant: ({ startsWith, message, invalid, isChecking, messageKey, refusedEmail, proposal }) => ({
    startsWith,
    isEmailRefused: message.email === refusedEmail,
    hasProposal: proposal !== '',
    breaksRule: invalidFields(message),
    invalid,
    isChecking,
    hasKey: messageKey !== undefined,
  }),
};
