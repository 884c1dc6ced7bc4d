import * as v from 'valibot';
import { emailSchema } from '../../src/lib/message';
import type { MachineModel } from '../statechart/paths';
import type { subscribeMachine } from '../subscribe.machine';

/** Model of the Subscribe form: a valid address and an incomplete one. */
export const subscribeModel: MachineModel<typeof subscribeMachine> = {
  starts: [{ name: 'on arrival', input: { recipient: { kind: 'simulated' } } }],
  events: {
    'email.changed': {
      meaning: 'The email address is edited.',
      payloads: [{ value: 'ada@example.com' }, { value: 'ada@example' }],
    },
    'email.submitted': {
      meaning: 'The form is submitted.',
      payloads: [{ page: { address: 'https://example.com/resources/blog', title: 'Blog' }, isSpam: false }],
    },
    'form.left': { meaning: 'The page with the form is left.' },
    'form.shown': { meaning: 'The page with the form is shown again.' },
    'submission.sent': { meaning: 'The address is delivered.', sender: 'the submission' },
    'submission.failed': {
      meaning: 'The address is not delivered, or the recipient refuses it.',
      sender: 'the submission',
      payloads: [{ isEmailRefused: false }, { isEmailRefused: true }],
    },
  },
  relevant: ({ email, isInvalid, isChecking, messageKey, refusedEmail }) => ({
    isRefused: email === refusedEmail,
    isAddress: v.is(emailSchema, email),
    isInvalid,
    isChecking,
    hasKey: messageKey !== undefined,
  }),
};
