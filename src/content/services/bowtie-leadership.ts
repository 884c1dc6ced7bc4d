import { claims } from '../claims';
import { documents } from '../documents';
import type { Package } from './types';

export const bowtieLeadership: Package = {
  name: 'Bowtie Leadership',
  summary: 'Execution Leadership to Drive Scalable Growth',
  title: 'Bowtie Leadership: Fractional Revenue Lead',
  description:
    'A fractional revenue leader for marketing, sales and success: weekly review, one forecast, hiring and handover.',
  seedPrice: { usdPerMonth: 8_000, equityMilliPercent: 375, detailDecimals: 3 },
  parts: {
    strategy: 'Reviews buyer, price and focus, without interviews.',
    planning: 'One forecast, a hiring order and ramp targets, agreed with finance.',
    scaling: 'Helps to choose the tasks.',
  },
  text: () => ({
    lead: 'A part-time senior leader runs both halves of the revenue bowtie, winning and keeping customers, then hands over to your own lead.',
    pitch: 'CEOs who need one leader from marketing to renewals.',
    included: [
      {
        title: 'Fractional revenue leadership',
        description:
          'Our leader chairs the review, writes the playbook, and plans renewals, prices and a new segment.',
      },
      {
        title: 'Weekly review',
        description: 'Deals, delivery and renewals on one page, each decision with its owner.',
      },
      {
        title: 'Hiring and ramp plans',
        description: 'Whom to hire, when, and how fast new sellers should reach quota (ramp).',
      },
    ],
    whoItIsFor:
      'CEOs, usually Seed to Series\u00a0B, with buyer and price settled but no chief revenue officer.',
    needs: 'The CEO and team leads every week; finance and product.',
    alternatives: [
      {
        service: 'revenue-strategy',
        reason: 'Buyer or price still changes with each deal.',
      },
      { service: 'sales-execution', reason: 'Only open deals are stuck.' },
    ],
    combinations: [
      {
        service: 'operational-backbone',
        reason: 'Supplies the records behind the forecast.',
      },
      { service: 'customer-success', reason: 'Adds people for renewals.' },
    ],
    planHeading: 'A weekly review first, then its handover',
    plan: [
      'A strategy session settles who decides what.',
      'The first weekly review takes place.',
      'One forecast replaces those of marketing, sales and finance.',
      'Your own lead takes over the review, then renewals and pricing by month 12. Until then you pay your lead and us.',
    ],
    document: documents.review,
    caseStudies: [
      {
        claim: claims.saasArr,
        target: {
          value: '110%',
          label: 'net revenue retention (NRR)',
          qualifier: 'Our target, not this client’s result',
        },
        relation: 'In this package too: the playbook.',
      },
      {
        claim: claims.fintechCac,
        relation:
          'Operational Backbone joins costs and accounts in one table. Our leader uses it in the review.',
      },
    ],
    invitation: 'Bring one customer you lost. On the call we trace why.',
  }),
};
