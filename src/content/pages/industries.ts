import type { PageName } from './types';

/** Its text is in `texts/industries.ts`. */
export const industries = {
  name: 'Industries',
  title: 'Go-to-Market Work in Seven Industries',
  description:
    'Go-to-market work in seven industries, from B2B SaaS and Fintech to regenerative agriculture: who buys, who can stop it, and what our services cost.',
} as const satisfies PageName;
