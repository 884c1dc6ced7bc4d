import type { Phase } from './types';

export const expansion: Phase = {
  name: 'Expansion & Monetization Growth',
  shortName: 'Expansion',
  summary: 'Earn more from customers, then open a segment or partner route.',
  title: 'Expansion & Monetization Growth',
  description:
    'Phase 5: packaging tiers, a renewal calendar and price rises by group, judged by NRR and GRR on one fixed cohort.',
  points: [
    'Date every renewal and name its owner',
    'Raise prices by customer group, and stop if lost revenue passes the limit',
    'Open one new segment or partner route',
  ],
  wholePackage: 'bowtie-leadership',
  exit: 'In two quarterly reviews in a row, one customer group’s gross retention (revenue kept over 12 months, upgrades excluded) was higher than at the start. One new segment or partner route has its first contract.',
  text: () => ({
    lead: 'You keep more customers, earn more from each, and open one new segment or partner route.',
    figureCaption:
      'The bowtie is a model by Winning by Design, from first contact to growth. At its end, customers who stayed may buy more and refer others.',
    workLine: 'Keep customers, raise prices, open one segment',
    work: [
      {
        title: 'Keep what was won',
        description:
          'Every contract has an end date, an owner, a renewal forecast and a usage signal that prompts a call.',
      },
      {
        title: 'Raise price and product value',
        description:
          'Price tiers follow usage. The price rises for one group at a time. Finance sets a limit for churn (revenue lost when customers leave). Above it, the rise stops.',
      },
      {
        title: 'Open segments and partners',
        description:
          'Before we open a segment or partner route, we set the date by which it must earn back its customer acquisition cost (CAC).',
      },
    ],
    people: {
      lead: 'Our revenue leader from Execution also plans renewals and pricing. Customer Success Augmentation can add people. Partnerships & Channel Sales can add partners.',
      client: 'Customer success, product for the tiers, and finance for the price change.',
      target:
        'One customer group’s gross revenue retention over 12 months, with net retention beside it. Each quarter we compare both with their values at the start.',
    },
    exhibit: {
      kind: 'formula',
      heading: 'How to measure growth without new customers',
      lead: 'Net revenue retention (NRR) compares one group’s revenue on two dates, a year apart. Gross revenue retention (GRR) leaves out expansion, so an upgrade cannot hide a loss.',
      result: 'NRR',
      value: '109%',
      terms: [
        {
          name: 'Starting revenue',
          note: 'Recurring revenue on the first date, from billing.',
          value: '$640,000',
          size: 64,
        },
        {
          operator: '+',
          name: 'Expansion',
          note: 'Upgrades, volume and price rises.',
          value: '$240,000',
          size: 24,
        },
        {
          operator: '−',
          name: 'Contraction',
          note: 'Downgrades, and discounts to keep an account.',
          value: '$80,000',
          size: 8,
        },
        {
          operator: '−',
          name: 'Churn',
          note: 'Contracts that ended.',
          value: '$100,000',
          size: 10,
        },
        {
          operator: '÷',
          name: 'Starting revenue',
          note: 'What the group paid at the start.',
          value: '$640,000',
          size: 64,
        },
      ],
      caption:
        'Add and subtract first, then divide. Without expansion, the group keeps 72% (GRR): the 109% hides a loss of 28%. The numbers are invented.',
    },
    outcomesLine: 'Revenue per customer, renewals, a new segment or route',
    outcomes: [
      'Revenue per customer of the same group is higher than a year before, with the new price in force.',
      'A larger share of the contracts due is renewed than a year before.',
      'A new segment or partner route has its first contract, and a date for earning back its cost.',
    ],
    closing: {
      heading: 'Measure how one customer group grew',
      text: 'Bring NRR and GRR for one customer group, or we show how to count them.',
    },
  }),
};
