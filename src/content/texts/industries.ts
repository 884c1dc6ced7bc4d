import type { IndustriesText } from '../pages/types';

export const industriesText = {
  tag: 'Industries',
  heading: 'Marketing, sales and retention for seven B2B industries.',
  lead: 'We plan and run how startups and growth companies win and keep customers. Each page shows who can stop the deal, how we answer, and the two services to start with, with prices.',
  caseStudies: {
    heading: 'Client results from B2B SaaS, Fintech and HealthTech',
    label: 'Read the case studies',
  },
  closing: {
    heading: 'Ask about another market.',
    text: 'Describe your buyer and the main objection. On the first call we say whether we know enough to help.',
  },
} as const satisfies IndustriesText;
