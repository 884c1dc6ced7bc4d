import { studyTeasers } from './teasers';
import type { CaseStudy } from './types';

export const b2bSaas = {
  teaser: studyTeasers.b2bSaas,
  situation: {
    opening: 'Only the founder could close a deal.',
    text: 'Objections, discounts and reasons for losing were not in the CRM (customer database), so new sellers had nothing to learn from. The price counted seats, so a customer paid the same for more volume.',
  },
  change: {
    opening: 'We recorded the founder’s calls.',
    text: 'A language model sorted them by objection, and the founder’s answers became a playbook. In the CRM, every deal stage got a rule for moving on. Finance recalculated past invoices by volume before any new contract used that price.',
  },
  outcome: {
    opening: 'Sellers signed contracts without the founder.',
    text: 'We do not publish starting revenue, the number of contracts, or how much revenue stayed and grew (net revenue retention, NRR).',
  },
  works: [
    { work: 'Pricing', service: 'revenue-strategy' },
    { work: 'Playbook', service: 'bowtie-leadership' },
  ],
  measures: [
    {
      value: '90%',
      label: 'deals that meet the criteria of their stage',
      qualifier: 'Our target.',
    },
    {
      value: '101%',
      label: 'net revenue retention of private SaaS companies',
      qualifier: 'Typical: median of 2024 data (Benchmarkit 2025).',
    },
  ],
} as const satisfies CaseStudy;
