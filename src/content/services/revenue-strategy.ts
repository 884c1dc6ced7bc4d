import { claims } from '../claims';
import { documents } from '../documents';
import { packageTerms } from '../packageTerms';
import type { Package } from './types';

export const revenueStrategy: Package = {
  name: 'Revenue Strategy & Design',
  summary: 'Strategy & Momentum to Build the Future',
  title: 'Revenue Strategy & Design Package',
  description:
    'Market and buyer research, a price tested on live deals and a 12-month revenue plan for founders and boards. Monthly fee plus equity, by stage.',
  seedPrice: { usdPerMonth: 10_000, equityMilliPercent: 1_000, detailDecimals: 2 },
  parts: {},
  text: () => ({
    lead: 'We find out who buys your product, why, and at what price. Founders and boards get a tested price and a revenue plan for 12 months.',
    pitch:
      'Founders whose product works and whose sales are uneven. We settle who buys, at what price and through which channel, and write the plan.',
    included: [
      {
        title: 'Market and buyer research',
        description:
          'Recorded interviews with buyers who signed, buyers who refused and customers who left. You keep the recordings.',
      },
      {
        title: 'Pricing and packaging',
        description: 'One price list, tested on live deals, with written rules for discounts.',
      },
      {
        title: 'Go-to-market plan with owners',
        description: 'Target customer, channel, hiring order and quota on one page. Each line has an owner.',
      },
      {
        title: 'Quarterly board narrative',
        description:
          'Twelve months of targets, and a text that explains the numbers at each quarterly board meeting.',
      },
    ],
    whoItIsFor:
      'Founders and CEOs from Pre-Seed to Series B with a working product and uneven sales. It also suits companies entering a second market, and boards that no longer trust the forecast.',
    figureCaption: 'Left side of the bowtie: buyers find you, compare you and accept a price.',
    needs:
      'The founder every week, whoever does finance, and 10 to 20 customers or prospects for interviews.',
    alternatives: [
      {
        service: 'bowtie-leadership',
        reason: 'Buyer and price are settled, and the weekly work needs a leader.',
      },
      { service: 'product-design', reason: 'The product does not yet do the job that customers pay for.' },
    ],
    combinations: [
      {
        service: 'bowtie-leadership',
        reason: 'Change to it once buyer and price are settled.',
      },
      {
        service: 'demand-generation',
        reason: 'Campaigns start from the customer and the offer that the plan names.',
      },
    ],
    planHeading: 'Interviews first, then the price, then the plan',
    plan: [
      'Strategy session with the founder. We list won, lost and canceled accounts from your CRM (customer database) and book interviews.',
      'Interviews start and your records are connected. By week 4 you read what buyers say so far, and a first draft.',
      'We test the new price on live deals and finish the go-to-market plan with your team.',
      `Each quarter we test the plan against new interviews and deals, correct price and budget, and write the board narrative. To have it run for you, change to Bowtie Leadership ${packageTerms.stop}.`,
    ],
    document: documents.plan,
    caseStudiesHeading: 'Client results, and a target for the price',
    caseStudies: [
      {
        claims: [claims.healthConversion],
        relation: 'The same work in this package: interviews with each kind of buyer.',
      },
      {
        claims: [claims.saasArr],
        target: {
          value: '90%',
          label: 'new contracts signed within the discount rules',
          qualifier: 'A target for a new price, not a client result.',
        },
        relation: 'The same work in this package: pricing and packaging.',
      },
    ],
    closing: {
      heading: 'Talk to us about price and buyers',
      text: 'Have your last ten lost deals at hand. We look for what they share, and say whether this package fits.',
    },
  }),
};
