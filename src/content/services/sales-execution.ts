import { documents } from '../documents';
import type { AddOn } from './types';

export const salesExecution: AddOn = {
  name: 'Sales Execution',
  summary: 'Sellers for first calls and open deals.',
  title: 'Sales Execution Add-on',
  description:
    'Sales execution by the week: first calls, deal coaching and pipeline reviews, judged by conversion, cycle and win rate.',
  usdPerMonth: 5_500,
  text: () => ({
    lead: 'Experienced sellers join your first calls and work on open deals; you close. Each deal is judged by criteria agreed in writing.',
    facts: [],
    included: [
      {
        title: 'First calls and discovery',
        description: 'Our sellers join your calls. You close the deals, and our call guide stays with you.',
      },
      {
        title: 'Deal coaching',
        description:
          'For each important deal we find out who decides, agree when the trial of the product ends, and set the next step.',
      },
      {
        title: 'Weekly pipeline review',
        description: 'Deals advance, wait or leave the list by written criteria.',
      },
    ],
    whoItIsFor:
      'Founders from Pre-Seed to Series A who still sell themselves, and small sales teams whose open deals stall.',
    needs: 'The founder, any sellers, and the person who maintains your CRM (customer database).',
    alternatives: [
      { service: 'demand-generation', reason: 'Too few deals are open.' },
      { service: 'bowtie-leadership', reason: 'Marketing, sales and finance each forecast for themselves.' },
    ],
    combinations: [
      { service: 'revenue-strategy', reason: 'Sets buyer, price and discount rules.' },
      { service: 'bowtie-leadership', reason: 'Sets the forecast.' },
    ],
    document: documents.deals,
    planHeading: 'Criteria first, then calls and a weekly list',
    plan: [
      'In a strategy session we agree on criteria for each deal stage.',
      'First calls and deal coaching begin.',
      'Each week we track the first calls that lead to a quote, the days to signature and the share of deals won.',
    ],
    closing: {
      heading: 'Ready to Boost Your Sales?',
      text: 'Show us your open deals without names. We start with the oldest.',
    },
  }),
};
