import type { AddOn } from './types';

export const salesExecution: AddOn = {
  name: 'Sales Execution',
  summary: 'Sellers for first calls and open deals.',
  title: 'Sales Execution Add-on',
  description:
    'Sales execution by the week: prospecting, discovery, deal coaching and pipeline reviews, judged by stage conversion, cycle and win rate.',
  usdPerMonth: 5_500,
  bowtieRange: { from: 0.18, to: 0.44 },
  text: () => ({
    lead: 'Experienced sellers work beside your team on first calls and open deals. Founders and sales leads see each deal judged by written criteria.',
    facts: [],
    figureCaption: 'Marked before the signature: each step has its own win rate and its own waiting time.',
    included: [
      {
        title: 'First calls and discovery',
        description:
          'Our sellers join first calls with accounts that fit, and write the guide that yours keep.',
      },
      {
        title: 'Deal coaching',
        description:
          'A second reader for each important deal: who decides, what is missing, what happens next.',
      },
      {
        title: 'Weekly pipeline review',
        description: 'Open deals advance, wait or leave the list by criteria that everyone knows.',
      },
    ],
    whoItIsFor:
      'Founders from Pre-Seed to Series A who still sell themselves, and small teams without a sales manager. Deals are open, but they stall.',
    needs: 'The founder, the sellers, and whoever maintains your CRM (customer database).',
    alternatives: [
      { service: 'demand-generation', reason: 'Too few deals are open.' },
      { service: 'bowtie-leadership', reason: 'Marketing, sales and success each forecast for themselves.' },
    ],
    combinations: [
      { service: 'revenue-strategy', reason: 'Provides buyer, price and discount rules for each deal.' },
      { service: 'bowtie-leadership', reason: 'Sets the forecast. This add-on works on single deals.' },
    ],
    planHeading: 'Your open deals come first',
    plan: [
      'We read your open deals in a strategy session and agree on criteria for each stage.',
      'Coaching starts on the largest deals. Your sellers go through the list with us.',
      'Reviews continue every week. We track stage conversion, cycle length, win rate and forecast error.',
    ],
    closing: {
      heading: 'Ready to Boost Your Sales?',
      text: 'Export your open deals with the age of each. We spend the call on the oldest ones.',
    },
  }),
};
