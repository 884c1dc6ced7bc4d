import { describe } from 'vitest';
import { machines } from '../../machines/registry';
import { describeModel } from '../support/describeModel';

describe.each(machines)('$title', async ({ machine, model }) => {
  const { states } = await import(`./states/${machine.id}.states.ts`);
  describeModel(machine, model, states);
});
