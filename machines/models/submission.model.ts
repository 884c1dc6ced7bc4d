import type { MachineModel } from '../statechart/paths';
import type { submissionMachine } from '../submission.machine';

const attempt = { values: { email: 'ada@example.com' }, key: '00000000000000000000000000000000' };

/** One attempt with an endpoint and one without; the visitor has no event. */
export const submissionModel: MachineModel<typeof submissionMachine> = {
  starts: [
    { name: 'without an endpoint', input: { ...attempt, endpoint: '' } },
    { name: 'with an endpoint', input: { ...attempt, endpoint: 'https://example.com/messages' } },
  ],
  events: {},
};
