import { expect } from 'vitest';
import type { submissionMachine } from '../../../machines/submission.machine';
import { expectQuiet, type Facts, type StateChecks } from './facts';

function expectEnd(facts: Facts<typeof submissionMachine>): void {
  expectQuiet(facts);
  expect(facts.snapshot.status).toBe('done');
}

export const states: StateChecks<typeof submissionMachine> = {
  simulating: ({ context, runs, waitsMs }) =>
    expect([context.endpoint, runs, waitsMs]).toEqual(['', [], [1_500]]),
  posting: ({ context, runs, waitsMs }) => {
    expect([runs, waitsMs]).toEqual([['post'], [15_000]]);
    expect(context.endpoint).not.toBe('');
  },
  sent: expectEnd,
  failed: (facts) => {
    expectEnd(facts);
    expect(facts.context.endpoint).not.toBe('');
  },
};
