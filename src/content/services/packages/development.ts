import { bowtieRanges } from '../bowtieRanges';
import { serviceSummaries } from '../summaries';
import type { Package } from '../types';

export const development = {
  name: serviceSummaries.development.name,
  tagline: serviceSummaries.development.summary,
  pitch:
    'Product teams without AI engineers. We ship AI features with tests, cost limits and an off switch. You own the code.',
  included: [
    {
      title: 'Architecture and delivery',
      description: 'Small releases in your own repository and accounts. You see lead time and failure rate.',
    },
    {
      title: 'Model evaluation suite',
      description:
        'Real cases, labeled by your expert. No model or prompt changes before its score is checked.',
    },
    {
      title: 'Cost and safety limits',
      description:
        'A budget per task, minimal access for each tool, a log of every action, and a tested off switch.',
    },
    {
      title: 'Handover to your team',
      description: 'Runbooks, evaluation cases and keys. Your engineers review every change from the start.',
    },
  ],
  whoItIsFor:
    'Product teams, usually from Seed to Series B, with a paying use for AI and no engineer who has run a model in production. It also suits teams whose prototype worked in a demonstration and never shipped.',
  bowtieRange: bowtieRanges.development,
  phases: ['execution', 'scaling', 'expansion'],
} as const satisfies Package;
