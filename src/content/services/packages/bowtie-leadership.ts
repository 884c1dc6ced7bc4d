import { bowtieRanges } from '../bowtieRanges';
import { serviceSummaries } from '../summaries';
import type { Package } from '../types';

export const bowtieLeadership = {
  name: serviceSummaries['bowtie-leadership'].name,
  tagline: serviceSummaries['bowtie-leadership'].summary,
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
      description:
        'Deals, delivery and renewals on one page. Each gap gets an owner, and each decision is logged.',
    },
    {
      title: 'Hiring and ramp plans',
      description:
        'Whom to hire, in which order, and what each hire should reach by when. Our successor is the last hire.',
    },
  ],
  whoItIsFor:
    'CEOs, usually from Seed to Series B, whose sales no longer depend on the founder, but who have no chief revenue officer. Marketing, sales and success each report their own numbers.',
  bowtieRange: bowtieRanges['bowtie-leadership'],
  phases: ['strategy', 'planning', 'execution', 'scaling', 'expansion'],
} as const satisfies Package;
