import { bowtieRanges } from '../bowtieRanges';
import { serviceSummaries } from '../summaries';
import type { Package } from '../types';

export const productDesign = {
  name: serviceSummaries['product-design'].name,
  tagline: serviceSummaries['product-design'].summary,
  pitch:
    'Founders who still act as product manager. One team does the research, the roadmap and the screens that your engineers build.',
  included: [
    {
      title: 'Discovery with paying users',
      description:
        'Sessions with users who renewed, users who left and users who never started. The recordings stay with you.',
    },
    {
      title: 'Roadmap and specification',
      description:
        'What ships, for which revenue or retention target, and what was rejected, with the reason.',
    },
    {
      title: 'Interface design',
      description:
        'Screens tested on the task they exist for, and drawn so that engineers can build them without guessing.',
    },
  ],
  whoItIsFor:
    'Founders who still act as product manager although the team has outgrown it, from Pre-Seed to Series B. Engineers receive requests instead of specifications, and nobody measures what a release changed.',
  bowtieRange: bowtieRanges['product-design'],
  phases: ['planning', 'execution'],
} as const satisfies Package;
