import type { CaseStudy } from '../studies/types';
import type { PageMeta } from '../summary';
import type { CaseStudiesText } from './types';

export const caseStudies = {
  name: 'Case Studies',
  title: 'Case Studies: SaaS, HealthTech, Fintech',
  description:
    'Three case studies. B2B SaaS: $2.5M ARR in 9 months. HealthTech: pilot-to-contract conversion +68%. Fintech: CAC −47%, and later a $28M Series B.',
} as const satisfies PageMeta;

/** A function, because the bundle omits an unused function but not a computed constant. */
export const caseStudiesText = (studies: readonly CaseStudy[]) =>
  ({
    heading: 'Three clients, with numbers and limits',
    lead: 'Each study says what was stuck, what we changed, and what the numbers leave out.',
    filter: {
      heading: 'Industries',
      all: 'All Industries',
      items: ['B2B SaaS', 'Fintech', 'HealthTech', 'Cybersecurity', 'GreenTech', 'AI & ML'],
      note: 'All three studies are shown.',
    },
    resultsHeading: 'Key Results',
    measuresHeading: 'Targets and typical values, not client results',
    causeLabel: 'Our part:',
    partOf: (work: string, packageName: string) => `${work}: ${packageName}`,
    parts: {
      label: 'Situation, change and result',
      situation: 'Situation',
      change: 'What we changed',
      outcome: 'Result',
    },
    limits: {
      statement: 'We report these results ourselves. We are not neutral.',
      text: 'Besides our fee for a package, we usually receive shares in the client. Each result belongs to one company, where other things changed too. It does not predict your result.',
    },
    closing: {
      heading: 'Need Similar Results?',
      text: 'Bring your own numbers to a free call. We say what would have to change first.',
    },
    studies,
  }) as const satisfies CaseStudiesText;
