import * as v from 'valibot';
import { emailSchema } from '../../src/lib/message';
import type { MachineModel } from '../statechart/paths';
import type { subscribeMachine } from '../subscribe.machine';

/** Model of the Subscribe form: a valid address and an incomplete one. */
export const subscribeModel: MachineModel<typeof subscribeMachine> = {
  starts: [{ name: 'on arrival', input: { endpoint: '' } }],
  events: {
    'email.changed': [
      { type: 'email.changed', value: 'ada@example.com' },
      { type: 'email.changed', value: 'ada@example' },
    ],
    'email.submitted': [{ type: 'email.submitted' }],
    'form.left': [{ type: 'form.left' }],
    'form.shown': [{ type: 'form.shown' }],
    'submission.sent': [{ type: 'submission.sent' }],
    'submission.failed': [{ type: 'submission.failed' }],
  },
  senders: { 'submission.sent': 'the submission', 'submission.failed': 'the submission' },
  relevant: ({ email, isInvalid, isChecking, messageKey }) => ({
    isAddress: v.is(emailSchema, email),
    isInvalid,
    isChecking,
    hasKey: messageKey !== undefined,
  }),
};
