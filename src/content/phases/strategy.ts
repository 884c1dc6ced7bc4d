import { phaseSummaries } from './summaries';
import type { Phase } from './types';

export const strategy = {
  heading: phaseSummaries.strategy.name,
  lead: 'Before anything is built or bought, four things are settled: who buys, why, at what price, and what stops. The evidence comes from customers you won, lost and could not keep, and the price is tried on live deals before it is printed.',
  closing: {
    heading: 'Which answer is a guess?',
    text: 'Tell us which of the four you could not defend to your board: buyer, reason, price or focus. The call starts there.',
  },
} as const satisfies Phase;
