import { artworkAddress } from '../artworks';
import { claims } from '../claims';
import type { StudyTeaser } from './types';

const path = '/resources/case-studies';
const { saasArr, healthConversion, fintechCac, fintechSeriesB } = claims;

/** The studies as other pages announce them, in their order. */
export const studyTeasers = {
  b2bSaas: {
    industry: saasArr.industry,
    category: 'B2B SaaS',
    title: 'Out of founder-led sales',
    description: 'From founder-led sales to a priced, staffed and instrumented revenue engine.',
    claimKeys: ['saasArr'],
    path,
    image: artworkAddress('case-b2b-saas'),
  },
  healthtech: {
    industry: healthConversion.industry,
    category: 'HealthTech',
    title: 'Three buyers, one case',
    description: 'One clinical and financial case, told three ways to three buyers.',
    claimKeys: ['healthConversion'],
    path,
    image: artworkAddress('case-healthtech'),
  },
  fintech: {
    industry: fintechCac.industry,
    category: 'Fintech',
    title: 'Spend that follows fit',
    description: `Scoring moved spend from volume to fit. A ${fintechSeriesB.value} ${fintechSeriesB.label} followed.`,
    claimKeys: ['fintechCac', 'fintechSeriesB'],
    path,
    image: artworkAddress('case-fintech'),
  },
} as const satisfies Record<string, StudyTeaser>;
