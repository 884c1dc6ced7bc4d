import { serviceSummaries } from '../summaries';
import type { PlaceholderService } from '../types';

export const partnerships = {
  heading: serviceSummaries.partnerships.name,
  subtitle:
    'We choose partners for the accounts they already hold, set the economics and the contract, and co-sell the first deals. Sourced revenue is counted apart from influenced revenue, because only one of them is new.',
  figureCaption:
    'The marked part is where a partner brings an account in, and where the deal is still yours to win.',
  bowtieRange: { from: 0.08, to: 0.5 },
  callToAction: {
    heading: 'Ready to Expand Your Reach?',
    text: 'List the firms your customers already pay. What the commission is taken on, and for how long, is agreed with you and written into the contract.',
  },
} as const satisfies PlaceholderService;
