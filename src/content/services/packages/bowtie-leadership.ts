import { bowtieRanges } from '../bowtieRanges';
import { serviceSummaries } from '../summaries';
import type { Package } from '../types';

export const bowtieLeadership = {
  name: serviceSummaries['bowtie-leadership'].name,
  tagline: serviceSummaries['bowtie-leadership'].summary,
  pitch:
    'One senior revenue leader for marketing, sales and customer success. That person is responsible for revenue from first call to renewal.',
  included: [
    {
      title: 'Fractional revenue leadership',
      description:
        'A part-time leader owns marketing, sales and success as one number, with decision rights in writing.',
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
    'CEOs from Seed to Series B whose sales no longer depend on the founder, but who have no chief revenue officer. Marketing, sales and success each report their own numbers.',
  bowtieRange: bowtieRanges['bowtie-leadership'],
  phases: ['strategy', 'planning', 'execution', 'scaling', 'expansion'],
} as const satisfies Package;
