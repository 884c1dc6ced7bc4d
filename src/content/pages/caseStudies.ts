import type { PageName } from './types';

/** Its text is in `texts/caseStudies.ts`. */
export const caseStudies = {
  name: 'Case Studies',
  title: 'Case Studies: SaaS, HealthTech, Fintech',
  description:
    'Three case studies. B2B SaaS: $2.5M ARR in 9 months. HealthTech: pilot-to-contract conversion +68%. Fintech: CAC −47% and a $28M Series B.',
} as const satisfies PageName;
