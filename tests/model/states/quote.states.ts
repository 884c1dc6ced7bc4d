import { expect } from 'vitest';
import type { quoteMachine } from '../../../machines/quote.machine';
import { expectQuiet, type StateChecks } from '../../support/describeModel';

export const states: StateChecks<typeof quoteMachine> = {
  empty: (facts) => {
    expectQuiet(facts);
    expect([facts.context.selected, facts.context.total]).toEqual([[], { usdPerMonth: 0, equityPercent: 0 }]);
    expect(facts.can({ type: 'discussion.requested' })).toBe(false);
  },
  selected: (facts) => {
    expectQuiet(facts);
    expect(facts.context.selected.length).toBeGreaterThan(0);
    expect(facts.context.total.usdPerMonth).toBeGreaterThan(0);
    expect(facts.can({ type: 'discussion.requested' })).toBe(true);
  },
};
