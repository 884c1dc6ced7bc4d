import { expect } from 'vitest';
import type { submissionMachine } from '../../../machines/submission.machine';
import { expectQuiet, type Facts, type StateChecks } from '../../support/describeModel';

type Submission = Facts<typeof submissionMachine>;

const expectPause =
  (ms: number, failures: number) =>
  ({ runs, waitsMs, context }: Submission): void => {
    expect([runs, waitsMs, context.failures]).toEqual([[], [ms], failures]);
  };

function expectEnd(facts: Submission): void {
  expectQuiet(facts);
  expect(facts.snapshot.status).toBe('done');
}

export const states: StateChecks<typeof submissionMachine> = {
  choosing: undefined,
  dropping: ({ context, runs, waitsMs }) =>
    expect([context.isSpam, runs, waitsMs]).toEqual([true, [], [1_500]]),
  simulating: ({ context, runs, waitsMs }) =>
    expect([context.recipient.kind, runs, waitsMs]).toEqual(['simulated', [], [1_500]]),
  posting: ({ context, runs, waitsMs }) => {
    expect([runs, waitsMs]).toEqual([['post'], [15_000]]);
    expect([context.recipient.kind, context.isSpam]).toEqual(['hubspot', false]);
    expect(context.failures).toBeLessThan(3);
  },
  shortPause: expectPause(3_000, 1),
  longPause: expectPause(9_000, 2),
  offline: ({ runs, waitsMs, snapshot }) => {
    expect([runs, waitsMs, snapshot.hasTag('offline')]).toEqual([['watchConnection'], [], true]);
  },
  sent: expectEnd,
  emailRefused: expectEnd,
  failed: expectEnd,
};
