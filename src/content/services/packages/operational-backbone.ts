import { bowtieRanges } from '../bowtieRanges';
import { serviceSummaries } from '../summaries';
import type { Package } from '../types';

export const operationalBackbone = {
  name: serviceSummaries['operational-backbone'].name,
  tagline: serviceSummaries['operational-backbone'].summary,
  pitch:
    'Operators and finance leads who build board numbers by hand. We join CRM, billing, support and product data in one customer record.',
  included: [
    {
      title: 'Systems audit and rebuild',
      description:
        'A list of what you pay for, who uses it and where it breaks. Then fewer tools, connected.',
    },
    {
      title: 'Revenue data model',
      description:
        'Customer, contract, invoice and usage under one key. Finance signs one definition of annual recurring revenue (ARR).',
    },
    {
      title: 'Automation of routine work',
      description:
        'Software takes over re-keying, reminders and routing. Actions are logged, and exceptions go to a person.',
    },
    {
      title: 'Monthly close support',
      description: 'Contracts, invoices and CRM records are matched before finance closes the month.',
    },
  ],
  whoItIsFor:
    'Operators and finance leads, from Pre-Seed to Series B, who build board numbers by hand and close the month from exports. With one tool and few customers, wait: a spreadsheet is enough.',
  bowtieRange: bowtieRanges['operational-backbone'],
  phases: ['planning', 'execution', 'scaling'],
} as const satisfies Package;
