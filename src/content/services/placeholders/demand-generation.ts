import { serviceSummaries } from '../summaries';
import type { PlaceholderText } from '../types';

export const demandGeneration = {
  heading: serviceSummaries['demand-generation'].name,
  subtitle:
    'Campaigns that bring qualified deals to your sales team. B2B companies with a settled offer get a fuller pipeline (open deals) and know what each channel costs.',
  facts: [],
  figureCaption:
    'Marked at the far left: the accounts that learn you exist, and the share that asks for more.',
  included: [
    {
      title: 'Account list and offer',
      description: 'Which companies to reach, and one offer that sales agrees to follow up.',
    },
    {
      title: 'Campaigns by channel',
      description: 'Each channel has its own budget, its own target and a deadline for follow-up.',
    },
    {
      title: 'Measurement against a holdout',
      description: 'Part of the list sees no campaign. The difference shows what the campaign produced.',
    },
  ],
  whoItIsFor:
    'Seed to Series B companies with a proven offer, at least one seller, and too few qualified deals.',
  needs:
    'Sales for follow-up, finance for the budget, and access to your CRM (customer database) and ad accounts.',
  alternatives: [
    { service: 'revenue-strategy', reason: 'You do not know yet who buys, or why.' },
    { service: 'sales-execution', reason: 'Leads arrive, but few become customers.' },
  ],
  combinations: [
    { service: 'revenue-strategy', reason: 'Supplies the target customer and the offer.' },
    { service: 'bowtie-leadership', reason: 'Reviews campaigns and sales follow-up together each week.' },
  ],
  planHeading: 'How the first campaign gets started',
  plan: [
    'Sales and marketing agree with us on accounts, offer and follow-up in a strategy session.',
    'Tracking is connected and the first campaign goes out. The first weekly review follows.',
    'Budget moves each month to the channel with the best payback: the time until a customer’s margin covers its acquisition cost.',
  ],
  callToAction: {
    heading: 'Ready to Generate More Leads?',
    text: 'Have cost and pipeline for each channel at hand. We begin with the channel that is hardest to judge.',
  },
} as const satisfies PlaceholderText;
