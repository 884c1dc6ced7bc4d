import * as v from 'valibot';
import { emailSchema } from '../../src/lib/message';
import type { MachineModel } from '../statechart/paths';
import type { subscribeMachine } from '../subscribe.machine';

/** Model of the Subscribe form: a valid address and an incomplete one. */
export const subscribeModel: MachineModel<typeof subscribeMachine> = {
  starts: [{ name: 'on arrival', input: { recipient: { kind: 'simulated' } } }],
  events: {
    'email.changed': [
      { type: 'email.changed', value: 'ada@example.com' },
      { type: 'email.changed', value: 'ada@example' },
    ],
    'email.submitted': [
      {
        type: 'email.submitted',
        page: { address: 'https://example.com/resources/blog', title: 'Blog' },
        isSpam: false,
      },
    ],
    'form.left': [{ type: 'form.left' }],
    'form.shown': [{ type: 'form.shown' }],
    'submission.sent': [{ type: 'submission.sent' }],
    'submission.failed': [
      { type: 'submission.failed', isEmailRefused: false },
      { type: 'submission.failed', isEmailRefused: true },
    ],
  },
  meanings: {
    'email.changed': 'The email address is edited.',
    'email.submitted': 'The form is submitted.',
    'form.left': 'The page with the form is left.',
    'form.shown': 'The page with the form is shown again.',
    'submission.sent': 'The address is delivered.',
    'submission.failed': 'The address is not delivered, or the recipient refuses it.',
  },
  senders: {
    'submission.sent': 'the submission',
    'submission.failed': 'the submission',
  },
  relevant: ({ email, isInvalid, isChecking, messageKey, refusedEmail }) => ({
    isRefused: email === refusedEmail,
    isAddress: v.is(emailSchema, email),
    isInvalid,
    isChecking,
    hasKey: messageKey !== undefined,
  }),
};
