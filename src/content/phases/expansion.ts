import { phaseSummaries } from './summaries';
import type { Phase } from './types';

export const expansion = {
  heading: phaseSummaries.expansion.name,
  lead: 'The right side of the bowtie, everything after the signature, is where recurring revenue is kept, or lost quietly. We set expansion triggers from usage, put every renewal in a calendar, rebuild the packaging, and handle a price rise like a release, with exceptions and a rollback.',
  figureCaption:
    'Marked is the far right, where the bars are tallest: customers who stayed and may buy more. References from this edge lead back to the other.',
  workLine: 'Keep first, raise second, open third.',
  work: [
    {
      title: 'Keep what was won',
      description:
        'Week 1 lists every contract by end date, from billing. Each gets an owner, a renewal forecast and a usage signal that tells the owner when to call.',
    },
    {
      title: 'Raise price and product value',
      description:
        'Tiers follow what accounts use. The price letter goes out by cohort, with the exceptions a manager may grant and the churn at which finance withdraws it.',
    },
    {
      title: 'Open segments and partners',
      description:
        'An adjacent segment and a partner route are tested apart from the core. Each has to earn back its own CAC, the cost of winning a customer, out of its own margin.',
    },
  ],
  exhibit: {
    kind: 'formula',
    heading: 'Growth without new customers',
    lead: 'Net revenue retention (NRR) fixes a cohort, the customers under contract on one date, and reads it again later. Gross revenue retention (GRR) leaves out expansion, so it cannot pass 100% or hide a loss behind a large upgrade.',
    result: 'NRR',
    terms: [
      { name: 'Starting revenue', note: 'The cohort’s recurring revenue on that date, from billing.' },
      {
        operator: '+',
        name: 'Expansion',
        note: 'Upgrades, volume and price rises. A new customer here spoils the reading.',
      },
      {
        operator: '−',
        name: 'Contraction',
        note: 'Downgrades, and discounts granted to keep the account. Easily filed as plain renewals.',
      },
      {
        operator: '−',
        name: 'Churn',
        note: 'Contracts that ended, booked at the end date even while a save is being tried.',
      },
      {
        operator: '÷',
        name: 'Starting revenue',
        note: 'The first term again. If it has changed, the cohort was not fixed.',
      },
    ],
    caption: 'Read from left to right, sum before division. NRR printed without GRR is half a reading.',
  },
  outcomesLine: 'Growth you can trace to named accounts.',
  outcomes: [
    'Revenue per customer in the cohort is higher, with the new price in force.',
    'A larger share of the cohort is under contract than of the previous one at the same age.',
    'A second source of growth earns back its cost on its own line.',
  ],
  exit: 'Finance confirms NRR and GRR above the baseline it signed, on like cohorts over equal spans.',
  closing: {
    heading: 'What would your best customer buy next?',
    text: 'Bring NRR and GRR for one cohort. If you have only one of them, we will start by finding the other.',
  },
} as const satisfies Phase;
