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
    'answer.accepted': [{ type: 'answer.accepted' }],
    'answer.emailRefused': [{ type: 'answer.emailRefused' }],
    'answer.fieldsUnknown': [{ type: 'answer.fieldsUnknown', fields: ['company'] }],
    'answer.cookieRefused': [{ type: 'answer.cookieRefused' }],
    'answer.unavailable': [{ type: 'answer.unavailable' }],
    'answer.refused': [{ type: 'answer.refused' }],
    'connection.lost': [{ type: 'connection.lost' }],
    'connection.restored': [{ type: 'connection.restored' }],
  },
  meanings: {
    'answer.accepted': 'The recipient accepts the values.',
    'answer.emailRefused': 'The recipient refuses the email address.',
    'answer.fieldsUnknown':
      'The form of the recipient lacks fields. Their values can be sent in the message.',
    'answer.cookieRefused': 'The recipient refuses the cookie. The values can be sent without it.',
    'answer.unavailable':
      'Too many requests, a fault of the server, or a broken connection: a later attempt can succeed.',
    'answer.refused': 'The recipient refuses the values: no later attempt can succeed.',
    'connection.lost': 'The browser is offline.',
    'connection.restored': 'The browser is online again.',
  },
  senders: {
    'answer.accepted': 'the recipient',
    'answer.emailRefused': 'the recipient',
    'answer.fieldsUnknown': 'the recipient',
    'answer.cookieRefused': 'the recipient',
    'answer.unavailable': 'the recipient',
    'answer.refused': 'the recipient',
    'connection.lost': 'the browser',
    'connection.restored': 'the browser',
  },
  relevant: ({ failures, unknownFields, hasCookie }) => ({ failures, unknownFields, hasCookie }),
  // The same field can be unknown again and again.
  isFarEnough: ({ unknownFields }) => unknownFields.length > 1,
};
