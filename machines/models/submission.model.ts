import type { MachineModel } from '../statechart/paths';
import type { submissionMachine } from '../submission.machine';

const values = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  message: 'Our pipeline stopped in March.',
};
const input = {
  values,
  key: '00000000000000000000000000000000',
  page: { address: 'https://example.com/contact', title: 'Contact' },
  recipient: { kind: 'hubspot', address: 'https://example.com/forms' },
  isSpam: false,
} as const;

/** Each answer of the recipient once. */
export const submissionModel: MachineModel<typeof submissionMachine> = {
  starts: [
    { name: 'to HubSpot', input },
    { name: 'without a recipient', input: { ...input, recipient: { kind: 'simulated' } } },
    { name: 'with a filled honeypot', input: { ...input, isSpam: true } },
  ],
  events: {
    'answer.accepted': { meaning: 'The recipient accepts the values.', sender: 'the recipient' },
    'answer.emailRefused': { meaning: 'The recipient refuses the email address.', sender: 'the recipient' },
    'answer.fieldsUnknown': {
      meaning: 'The form of the recipient lacks fields. Their values can be sent in the message.',
      sender: 'the recipient',
      payloads: [{ fields: ['company'] }],
    },
    'answer.cookieRefused': {
      meaning: 'The recipient refuses the cookie. The values can be sent without it.',
      sender: 'the recipient',
    },
    'answer.unavailable': {
      meaning:
        'Too many requests, a fault of the server, or a broken connection: a later attempt can succeed.',
      sender: 'the recipient',
    },
    'answer.refused': {
      meaning: 'The recipient refuses the values: no later attempt can succeed.',
      sender: 'the recipient',
    },
    'connection.lost': { meaning: 'The browser is offline.', sender: 'the browser' },
    'connection.restored': { meaning: 'The browser is online again.', sender: 'the browser' },
  },
  relevant: ({ failures, unknownFields, hasCookie }) => ({ failures, unknownFields, hasCookie }),
  // The same field can be unknown again and again.
  isFarEnough: ({ unknownFields }) => unknownFields.length > 1,
};
