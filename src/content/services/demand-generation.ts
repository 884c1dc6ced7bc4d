import type { AddOn } from './types';

export const demandGeneration: AddOn = {
  name: 'Demand Generation',
  summary: 'Campaigns tied to pipeline, not to clicks.',
  title: 'Demand Generation Add-on',
  description:
    'Demand generation measured by qualified pipeline and payback per channel against a holdout: account list, offers, channels and follow-up.',
  usdPerMonth: 7_500,
  bowtieRange: { from: 0, to: 0.24 },
  text: () => ({
    lead: 'Campaigns that bring qualified deals to your sales team. B2B companies with a proven offer see what each channel costs and brings.',
    facts: [],
    figureCaption: 'Far left of the bowtie: companies first hear of you, and some ask for more.',
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
        description:
          'Some companies on the list see no campaign. Comparing both groups shows what it produced.',
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
      'Tracking is connected and the first campaign goes out. Sales reports on each reply.',
      'Each month budget moves to channels with better deals. Payback shows later.',
    ],
    closing: {
      heading: 'Ready to Generate More Leads?',
      text: 'Bring each channel’s cost and open deals. We start with the one you understand least.',
    },
  }),
};
