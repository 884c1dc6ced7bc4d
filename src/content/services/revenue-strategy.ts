import { claims } from '../claims';
import { documents } from '../documents';
import { packageTerms } from '../packageTerms';
import type { Package } from './types';

export const revenueStrategy: Package = {
  name: 'Revenue Strategy & Design',
  summary: 'Strategy & Momentum to Build the Future',
  title: 'Revenue Strategy & Design Package',
  description:
    'Market and buyer research, a price tested on live deals and a 12-month revenue plan for a monthly fee plus equity.',
  seedPrice: { usdPerMonth: 10_000, equityMilliPercent: 1_000, detailDecimals: 2 },
  parts: {},
  text: () => ({
    lead: 'We find out who buys your product and why. You get a tested price and a 12-month plan.',
    pitch: 'Founders with a working product and uneven sales.',
    included: [
      {
        title: 'Market and buyer research',
        description: 'Interviews with buyers who signed, refused or left. You keep the recordings.',
      },
      {
        title: 'Pricing and packaging',
        description: 'One price list, tested on live deals, with discount rules.',
      },
      {
        title: 'Go-to-market plan with owners',
        description: 'Buyer, price, channel, budget, first hires, and each number’s owner.',
      },
      {
        title: 'Quarterly board report',
        description: 'Targets reached or missed, with the reasons.',
      },
    ],
    whoItIsFor: 'Founders and CEOs from Pre-Seed to Series B with a working product and uneven sales.',
    needs: 'The founder every week, finance, product, a date with the board, and 10 to 20 buyers.',
    alternatives: [
      {
        service: 'bowtie-leadership',
        reason: `Buyer and price are settled. You can change to it ${packageTerms.stop}.`,
      },
      { service: 'product-design', reason: 'The product does not do what customers pay for.' },
    ],
    combinations: [
      {
        service: 'operational-backbone',
        reason: 'Its records show what each customer pays today.',
      },
      {
        service: 'demand-generation',
        reason: 'Its campaigns start from the plan.',
      },
    ],
    planHeading: 'Interviews first, then the price, then the plan',
    plan: [
      'Strategy session with the founder. We book the interviews.',
      'By week 4 you have buyers’ answers and a first draft.',
      'We test the new price and finish the plan. Finance signs the budget, and the board agrees on the target.',
      'Each quarter brings a price test and a board report. If you need only the plan, stop after month 3.',
    ],
    document: documents.plan,
    caseStudies: [
      {
        claim: claims.healthConversion,
        relation: 'In this package: the interviews. AI drafts need Product Development.',
      },
      {
        claim: claims.saasArr,
        target: {
          value: '90%',
          label: 'contracts signed within the discount rules',
          qualifier: 'Our target, not this client’s result',
        },
        relation: 'In this package: the pricing.',
      },
    ],
    invitation: 'Bring your last ten lost deals, without names.',
  }),
};
