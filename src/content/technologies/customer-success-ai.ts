import { technologySummaries } from './summaries';
import type { Technology } from './types';

export const customerSuccessAi = {
  heading: technologySummaries['customer-success-ai'].name,
  lead: 'The decision not to renew is made before the date. It shows first in usage, in a sponsor who leaves, in an invoice left unpaid. We join those signals in one account record, test the model on past quarters, and give every risk reason an owner.',
  closing: {
    heading: 'Test the health score on last year.',
    text: 'Bring your renewals and your losses with their dates. The consultation starts with what the score would have caught, and when.',
  },
} as const satisfies Technology;
