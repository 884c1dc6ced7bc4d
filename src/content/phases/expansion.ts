import type { Phase } from './types';

export const expansion: Phase = {
  name: 'Expansion & Monetization Growth',
  shortName: 'Expansion',
  summary: 'Earn more from the customers you have already won.',
  title: 'Expansion & Monetization Growth',
  description:
    'Phase 5: expansion triggers, packaging tiers, a renewal calendar and a price-rise process, judged by NRR and GRR on one fixed cohort.',
  points: [
    'Date every renewal and name its owner',
    'Raise prices by customer group, and stop if customers leave',
    'Open one new segment or partner route',
  ],
  wholePackage: 'bowtie-leadership',
  exit: 'Net and gross revenue retention of one customer group have beaten their baseline twice in a row.',
  text: () => ({
    lead: 'You keep more customers and earn more from each. Prices rise in steps, within a limit on churn (what is lost when customers leave).',
    figureCaption:
      'Marked is the right end of the bowtie, Winning by Design’s model of revenue, where the bars are tallest. Customers who stayed may buy more, and their references bring new ones to the left end.',
    workLine: 'Keep customers, raise prices, add a source',
    work: [
      {
        title: 'Keep what was won',
        description:
          'A list from billing shows every contract by end date. Each has an owner, a renewal forecast and a usage signal that prompts a call.',
      },
      {
        title: 'Raise price and product value',
        description:
          'Tiers follow what accounts use. The price letter goes to one group of customers at a time, and finance withdraws it above the agreed churn.',
      },
      {
        title: 'Open segments and partners',
        description:
          'A new segment or a partner route is tested apart from the core business. It has to earn back its customer acquisition cost (CAC).',
      },
    ],
    people: {
      lead: 'A revenue leader of ours plans renewals and pricing. Customer Success Augmentation can add people for the accounts.',
      client: 'Customer success, product for the tiers, and finance to sign the price change.',
      target:
        'Net revenue retention of one group of customers, as defined below, reviewed each quarter against its baseline.',
    },
    exhibit: {
      kind: 'formula',
      heading: 'How to measure growth without new customers',
      lead: 'Net revenue retention (NRR) compares one group’s revenue on two dates. Gross revenue retention (GRR) leaves out expansion, so one large upgrade cannot hide a loss.',
      result: 'NRR',
      terms: [
        { name: 'Starting revenue', note: 'The group’s recurring revenue on the first date, from billing.' },
        {
          operator: '+',
          name: 'Expansion',
          note: 'Upgrades, volume and price rises. New customers are not counted.',
        },
        {
          operator: '−',
          name: 'Contraction',
          note: 'Downgrades, and discounts granted to keep the account.',
        },
        {
          operator: '−',
          name: 'Churn',
          note: 'Contracts that ended, booked at their end date.',
        },
        {
          operator: '÷',
          name: 'Starting revenue',
          note: 'The first term again. A different figure means that the group has changed.',
        },
      ],
      caption: 'Read from left to right, sum before division. Report GRR beside every NRR.',
    },
    outcomesLine: 'Growth you can trace to named accounts',
    outcomes: [
      'Revenue per customer in the group is higher, with the new price in force.',
      'More of this group has stayed than of the previous one at the same age.',
      'A second source of growth earns back its own cost.',
    ],
    closing: {
      heading: 'See what your customers would buy next',
      text: 'Bring NRR and GRR for one group of customers. If you have only one, we show how to count the other.',
    },
  }),
};
