import type { PageMeta } from '../summary';
import type { IndustriesText } from './types';

export const industries = {
  name: 'Industries',
  title: 'Go-to-Market Work in Seven Industries',
  description:
    'Go-to-market work in seven industries, from B2B SaaS to regenerative agriculture: who buys, what stalls sales and which package to start with.',
} as const satisfies PageMeta;

export const industriesText = {
  heading: 'Marketing, sales and retention in your B2B industry',
  lead: 'We help B2B companies, from software startups to fleet operators, win and keep customers. Each page names what stalls sales, what we do and the services to start with.',
  caseStudies: {
    heading: 'Client results',
    label: 'Three industries have one client study each. The other four have invented cases.',
  },
  closing: {
    heading: 'Ask about another market',
    text: 'Describe your buyer and the main objection. On the call we say whether we can help.',
  },
} as const satisfies IndustriesText;
