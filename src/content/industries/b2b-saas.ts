import { claims } from '../claims';
import type { Industry } from './types';

export const b2bSaas = {
  heading: 'Grow B2B SaaS revenue after the first sale.',
  lead: 'We set the price, run the pilots and plan the renewals of B2B software companies. The result shows in net revenue retention (NRR): revenue kept and expanded from existing customers.',
  painPoints: [
    {
      title: 'Each new customer costs more',
      description: 'Spend follows the number of leads, not the channels whose customers stay.',
    },
    {
      title: 'Pilots end without a decision',
      description: 'Usage rises during the pilot, but no budget owner takes part.',
    },
    {
      title: 'Churn appears at renewal',
      description: 'The warning was in support tickets that the account manager never opened.',
    },
    {
      title: 'The price is as old as the product',
      description: 'Value grows with volume, but the invoice counts seats.',
    },
  ],
  solutions: [
    {
      title: 'Cost by channel, fit by renewal',
      description:
        'In week 1 we split customer acquisition cost (CAC) by channel, and the worst two stop. A model ranks prospects by likeness to accounts that renewed.',
    },
    {
      title: 'Pilots with a decision date',
      description:
        'Sponsor, price, criteria and decision date are agreed before the first login. AI flags a missing budget owner.',
    },
    {
      title: 'Renewals ranked by risk',
      description: 'We tag a year of lost customers by first warning. A model ranks renewals by risk.',
    },
    {
      title: 'A new price tested on old invoices',
      description:
        'Software recalculates past invoices to show who would pay more or less. New contracts get the price first.',
    },
  ],
  exhibit: {
    kind: 'table',
    heading: 'Four departments that review the purchase.',
    lead: 'The department head owns the budget but has one vote in a group of 5 to 16 (Gartner survey, 2024).',
    columns: ['Who reviews', 'What they ask', 'What answers it'],
    rows: [
      ['Security', 'Who else touches our data?', 'SOC 2 Type II report, subprocessor list'],
      ['IT', 'How is a leaver removed?', 'Single sign-on, automatic account removal, audit log'],
      ['Legal', 'Do you train on our data?', 'Data agreement with AI terms: training, retention, region'],
      ['Finance', 'What will year two cost?', 'The price calculated for their volume'],
    ],
    caption: 'Prepare each answer early: the questions usually follow the verbal yes.',
  },
  story: {
    statement:
      'Only the founder could close a deal, and the price counted seats although value came from volume.',
    text: 'Every deal stage got exit criteria in the CRM. Finance recalculated past invoices before any contract used the new price.',
    basis: 'The first number is one client’s result. The other two are our targets.',
    metrics: [
      claims.saasArr,
      { value: '110%', label: 'net revenue retention', qualifier: 'the target' },
      { value: '< 18', label: 'months to earn back CAC', qualifier: 'the target' },
    ],
  },
  servicesHeading: 'Settle the price, then connect billing and CRM.',
  services: [
    {
      service: 'revenue-strategy',
      reason: 'We test the new price on live deals before sales quotas depend on it.',
    },
    {
      service: 'operational-backbone',
      reason: 'Usage pricing works only if product, billing and CRM count the same event.',
    },
  ],
  closing: {
    heading: 'See which customers stopped growing.',
    text: 'Bring twelve months of revenue by customer. On the first call we look at who renewed, who grew and who left.',
  },
} as const satisfies Industry;
