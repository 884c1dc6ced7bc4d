import { expect } from 'vitest';
import type { stageMachine } from '../../../machines/stage.machine';
import { expectQuiet, type Facts, type StateChecks } from '../../support/describeModel';

/** Whether one step younger and one step older are possible. */
const steps = ({ can }: Facts<typeof stageMachine>) => [
  can({ type: 'stage.lowered' }),
  can({ type: 'stage.raised' }),
];

export const states: StateChecks<typeof stageMachine> = {
  preSeed: (facts) => expect(steps(facts)).toEqual([false, true]),
  seed: (facts) => expect(steps(facts)).toEqual([true, true]),
  seriesA: (facts) => {
    expectQuiet(facts);
    expect(steps(facts)).toEqual([true, true]);
  },
  seriesB: (facts) => expect(steps(facts)).toEqual([true, false]),
};
