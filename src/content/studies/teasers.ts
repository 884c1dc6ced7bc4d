import { claims } from '../claims';
import type { StudyTeaser } from './types';

const { saasArr, healthConversion, fintechCac } = claims;

/** The address of a study: its article on the case studies page. */
const place = <Id extends string>(id: Id) => ({ id, path: `/resources/case-studies#${id}` }) as const;

/** Teasers of the studies for other pages, in order. */
export const studyTeasers = {
  b2bSaas: {
    ...place('b2b-saas'),
    industry: saasArr.industry,
    category: 'B2B SaaS',
    title: 'A sales team that closes without the founder',
    description: 'New annual recurring revenue (ARR), after a sales playbook and a price by volume.',
    claimKeys: ['saasArr'],
    artwork: 'case-b2b-saas',
  },
  healthtech: {
    ...place('healthtech'),
    industry: healthConversion.industry,
    category: 'HealthTech',
    title: 'One set of evidence for three decision-makers',
    description:
      'AI adapted the evidence for clinician, executive and payer. A clinician corrected each draft. The rise is relative, not in points.',
    claimKeys: ['healthConversion'],
    artwork: 'case-healthtech',
  },
  fintech: {
    ...place('fintech'),
    industry: fintechCac.industry,
    category: 'Fintech',
    title: 'Spend moved to channels that bring funded accounts',
    description: `Budget moved to channels whose applicants made a first deposit. A ${claims.fintechSeriesB.value} Series\u00a0B came later.`,
    claimKeys: ['fintechCac', 'fintechSeriesB'],
    artwork: 'case-fintech',
  },
} as const satisfies Record<string, StudyTeaser>;
