import { bowtieRanges } from '../bowtieRanges';
import { serviceSummaries } from '../summaries';
import type { Package } from '../types';

export const revenueStrategy = {
  name: serviceSummaries['revenue-strategy'].name,
  tagline: serviceSummaries['revenue-strategy'].summary,
  pitch:
    'Founders whose product works and whose sales do not repeat. We settle who buys, at what price and through which channel, and write the plan.',
  included: [
    {
      title: 'Market and buyer research',
      description:
        'Recorded interviews with customers you won, customers you lost and customers who left. You keep the recordings.',
    },
    {
      title: 'Pricing and packaging',
      description: 'One price list, tested on live deals, with written rules for discounts.',
    },
    {
      title: 'Go-to-market plan with owners',
      description: 'Target customer, sales channel and quota on one page. Each line has an owner.',
    },
    {
      title: 'Quarterly board narrative',
      description:
        'Twelve months of targets, and a text that explains the numbers at each quarterly board meeting.',
    },
  ],
  whoItIsFor:
    'Founders and CEOs from Pre-Seed to Series B with a working product and uneven sales. It also suits companies entering a second market, and boards that no longer trust the forecast.',
  bowtieRange: bowtieRanges['revenue-strategy'],
  phases: ['strategy', 'planning'],
} as const satisfies Package;
