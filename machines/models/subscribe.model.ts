import * as v from 'valibot';
import { emailSchema } from '../shared/message';
import type { MachineModel } from '../statechart/paths';
import type { subscribeMachine } from '../subscribe.machine';

/** What to try the Subscribe form with: an address, and what lacks the end of one. */
export const subscribeModel: MachineModel<typeof subscribeMachine> = {
  starts: [{ name: 'on arrival', input: { endpoint: '' } }],
  events: {
    'email.changed': [
      { type: 'email.changed', value: 'ada@example.com' },
      { type: 'email.changed', value: 'ada@example' },
    ],
    'email.submitted': [{ type: 'email.submitted' }],
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
