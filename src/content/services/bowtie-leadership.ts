import { claims } from '../claims';
import { documents } from '../documents';
import type { Package } from './types';

export const bowtieLeadership: Package = {
  name: 'Bowtie Leadership',
  summary: 'Execution Leadership to Drive Scalable Growth',
  title: 'Bowtie Leadership: Fractional Revenue Lead',
  description:
    'A fractional revenue leader across marketing, sales and success: weekly operating review, one forecast, hiring and ramp, then a handover.',
  seedPrice: { usdPerMonth: 8_000, equityMilliPercent: 375, detailDecimals: 3 },
  parts: {
    strategy: 'Keeps buyer, price and focus under review. Interviews and price tests are not included.',
    planning: 'One forecast, and the hiring order and ramp targets that finance agrees to.',
    scaling: 'Helps to choose the tasks. Product Development builds.',
  },
  text: () => ({
    lead: 'A senior revenue leader runs your marketing, sales and customer success part-time. CEOs get one forecast, and later a permanent revenue lead. Bowtie means the whole customer path, from first contact to growth.',
    pitch:
      'CEOs without a chief revenue officer. A senior leader runs marketing, sales and customer success part-time.',
    included: [
      {
        title: 'Fractional revenue leadership',
        description:
          'A part-time leader is responsible for marketing, sales and success. Decision rights are in writing.',
      },
      {
        title: 'Weekly operating review',
        description: 'Deals, delivery and renewals on one page. Each decision gets an owner and is logged.',
      },
      {
        title: 'Hiring and ramp plans',
        description:
          'Whom to hire, in which order, and what each hire should reach by when. The last hire replaces us.',
      },
    ],
    whoItIsFor:
      'CEOs, usually from Seed to Series B, who have settled buyer and price but have no chief revenue officer. Marketing, sales and success each report their own numbers.',
    figureCaption:
      'Marked is the whole path: this package covers every step, and above all the handoff after the signature.',
    needs:
      'A CEO who hands over decision rights in writing, the team leads every week, and finance for the forecast.',
    alternatives: [
      {
        service: 'revenue-strategy',
        reason: 'Buyer or price is not settled: it changes with each deal.',
      },
      { service: 'sales-execution', reason: 'Open deals are the only problem, and the forecast is sound.' },
    ],
    combinations: [
      {
        service: 'operational-backbone',
        reason: 'Supplies the records behind the forecast.',
      },
      { service: 'customer-success', reason: 'Adds people who look after onboarding and renewals.' },
    ],
    planHeading: 'A weekly review first, a handover last',
    plan: [
      'CEO and team leads meet for the strategy session. Decision rights are written down.',
      'Deals, delivery and renewals come onto one page. The leader holds the first weekly review.',
      'One forecast replaces three. Hiring order and ramp targets are agreed with finance.',
      'New hires ramp up. The last task is the handover to a permanent leader.',
    ],
    document: documents.review,
    caseStudiesHeading: 'Client results, and a target for retention',
    caseStudies: [
      {
        claims: [claims.saasArr],
        target: {
          value: '110%',
          label: 'net revenue retention (NRR)',
          qualifier: 'The target for this work, not a client result.',
        },
        relation: 'Related work in this package: new sellers who close without the founder.',
      },
      {
        claims: [claims.fintechCac, claims.fintechSeriesB],
        relation: 'Related work in this package: one set of numbers that all teams review.',
      },
    ],
    closing: {
      heading: 'Put one leader in charge of revenue',
      text: 'We go through your org chart and one lost customer, and find the handoff that nobody owned.',
    },
  }),
};
