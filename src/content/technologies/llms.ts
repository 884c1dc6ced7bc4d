import { technologySummaries } from './summaries';
import type { Technology } from './types';

export const llms = {
  heading: technologySummaries.llms.name,
  lead: 'Most of what a company knows about its customers is text that no report counts: calls, tickets, contracts. A language model can read all of it. We choose the model on a frozen set of your own work and keep the cheapest one that passes.',
  closing: {
    heading: 'Start with the answers.',
    text: 'Bring real inputs and the answers your best person would give to them. They decide which model you need, and whether you need one.',
  },
} as const satisfies Technology;
