import { expect } from 'vitest';
import type { toastMachine } from '../../../machines/toast.machine';
import type { StateChecks } from '../../support/describeModel';

export const states: StateChecks<typeof toastMachine> = {
  shown: ({ can, context }) => {
    expect(can({ type: 'toast.dismissed' })).toBe(true);
    expect(context.remaining).toBeGreaterThan(0);
    expect(context.remaining).toBeLessThanOrEqual(6_000);
  },
  'shown.arriving': undefined,
  'shown.running': ({ context, waitsMs }) => expect(waitsMs).toEqual([context.remaining]),
  'shown.paused': ({ waitsMs }) => expect(waitsMs).toEqual([]),
  leaving: ({ can, waitsMs }) => {
    expect(waitsMs).toEqual([200]);
    expect(can({ type: 'time.paused' })).toBe(false);
  },
  gone: ({ snapshot, waitsMs }) => expect([snapshot.status, waitsMs]).toEqual(['done', []]),
};
