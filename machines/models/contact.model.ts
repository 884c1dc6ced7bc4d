import { emptyMessage, invalidFields } from '../../src/lib/message';
import type { contactMachine } from '../contact.machine';
import type { MachineModel } from '../statechart/paths';

const ENDPOINT = 'https://example.com/messages';

/** Model of the contact card: each field once with a valid value, and once with an invalid one. */
export const contactModel: MachineModel<typeof contactMachine> = {
  starts: [
    { name: 'with the embedded form', input: { startsWith: 'embedded', endpoint: '' } },
    { name: 'with the embedded form and an endpoint', input: { startsWith: 'embedded', endpoint: ENDPOINT } },
    {
      name: 'with the embedded form and a draft',
      input: {
        startsWith: 'embedded',
        endpoint: '',
        draft: { message: { ...emptyMessage, message: 'We saw your prices.' }, messageKey: undefined },
      },
    },
    { name: 'with the built-in form', input: { startsWith: 'fallback', endpoint: '' } },
    { name: 'with the built-in form and an endpoint', input: { startsWith: 'fallback', endpoint: ENDPOINT } },
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
    'message.submitted': [{ type: 'message.submitted' }],
    'another.chosen': [{ type: 'another.chosen' }],
    'form.left': [{ type: 'form.left' }],
    'form.shown': [{ type: 'form.shown' }],
    'submission.sent': [{ type: 'submission.sent' }],
    'submission.failed': [{ type: 'submission.failed' }],
  },
  senders: {
    'form.ready': 'the provider',
    'form.failed': 'the provider',
    'submission.sent': 'the submission',
    'submission.failed': 'the submission',
  },
  relevant: ({ startsWith, endpoint, message, invalid, isChecking, messageKey }) => ({
    startsWith,
    endpoint,
    breaksRule: invalidFields(message),
    invalid,
    isChecking,
    hasKey: messageKey !== undefined,
  }),
};
