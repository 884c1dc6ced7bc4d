import { expect } from 'vitest';
import type { tooltipMachine } from '../../../machines/tooltip.machine';
import { expectQuiet, type StateChecks } from '../../support/describeModel';

export const states: StateChecks<typeof tooltipMachine> = {
  closed: ({ context }) => expect(context.id).toBeUndefined(),
  'closed.cold': expectQuiet,
  'closed.warm': ({ waitsMs }) => expect(waitsMs).toEqual([300]),
  waiting: ({ context, waitsMs }) => {
    expect(context.id).toBeDefined();
    expect(waitsMs).toEqual([700]);
  },
  open: ({ context, can }) => {
    expect(context.id).toBeDefined();
    expect(can({ type: 'tooltip.dismissed' })).toBe(true);
  },
  'open.byPointer': expectQuiet,
  'open.byFocus': expectQuiet,
  'open.crossing': ({ waitsMs }) => expect(waitsMs).toEqual([120]),
  'open.overTooltip': expectQuiet,
};
