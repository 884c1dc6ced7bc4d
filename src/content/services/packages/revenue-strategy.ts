import { claims } from '../../claims';
import { serviceSummaries } from '../summaries';
import type { Package } from '../types';

export const revenueStrategy = {
  tagline: serviceSummaries['revenue-strategy'].summary,
  pitch:
    'For founders whose product is ahead of its market. We settle who you sell to, at what price, through which motion, and write the plan your team runs on Monday.',
  includedShort: [
    'Market and buyer research',
    'Pricing and packaging',
    'Go-to-market plan with owners',
    'Quarterly board narrative',
  ],
  intro:
    'Most revenue problems are decided before the first sales call: the wrong buyer, a price copied from a competitor, a promise the product keeps only on good days. We rebuild that first decision with evidence, then design the motion that follows from it.',
  included: [
    {
      title: 'Buyer evidence',
      description: 'Interviews with customers won, lost and gone. Recorded, coded and yours.',
    },
    {
      title: 'Pricing and packaging',
      description: 'A price tested on live deals, with the discount rules your sellers will follow.',
    },
    {
      title: 'Go-to-market design',
      description: 'Segment, motion, channel and quota on one page, with an owner for every line.',
    },
    {
      title: 'The operating plan',
      description:
        'Twelve months of targets your board, bank and team can all read, with a narrative for each quarterly meeting.',
    },
  ],
  whoItIsFor:
    'Founders with a working product and uneven sales; chief executives entering a second market; boards that have heard three explanations for the same missed quarter. It needs the founder or CEO at the table, and finance when the price is set.',
  figureCaption:
    'Revenue Strategy & Design works at the left mouth of the bowtie: who enters, at what price, with what intent.',
  bowtieRange: { from: 0, to: 0.4 },
  caseStudiesHeading: 'Two companies that changed the first decision.',
  caseStudies: [
    {
      industry: claims.healthConversion.industry,
      outcome:
        'The demonstration had to please the clinician, the buyer and the payer at once. A single case with three readings took its place.',
      results: [claims.healthConversion],
    },
    {
      industry: claims.fintechCac.industry,
      outcome: 'One compliance story, written for risk officers first, became the opening of every sale.',
      results: [claims.fintechCac, claims.fintechSeriesB],
    },
  ],
  closing: {
    heading: 'Start with the first decision.',
    text: 'Bring your last ten lost deals. We will show you what they have in common.',
  },
} as const satisfies Package;
