import * as v from 'valibot';
import { emailSchema } from '../shared/message';
import type { MachineModel } from '../statechart/paths';
import type { subscribeMachine } from '../subscribe.machine';

/** Model of the Subscribe form: a valid address and an incomplete one. */
export const subscribeModel: MachineModel<typeof subscribeMachine> = {
  starts: [
    { name: 'without an endpoint', input: { hasEndpoint: false } },
    { name: 'with an endpoint', input: { hasEndpoint: true } },
  ],
  events: {
    'email.changed': [
      { type: 'email.changed', value: 'ada@example.com' },
      { type: 'email.changed', value: 'ada@example' },
    ],
    'email.submitted': [{ type: 'email.submitted' }],
  },
  relevant: ({ hasEndpoint, email, isInvalid, isChecking, messageKey }) => ({
    hasEndpoint,
    isAddress: v.is(emailSchema, email),
    isInvalid,
    isChecking,
    hasKey: messageKey !== undefined,
  }),
};
