import { studyTeasers } from './teasers';
import type { CaseStudy } from './types';

export const healthtech = {
  teaser: studyTeasers.healthtech,
  situation: {
    opening: 'Too many pilots ended without a contract.',
    text: 'Prospects praised the demonstration. It was the same for the clinician who would use the product, the executive who would choose it and the payer who would fund it. None of the three got evidence for their own question.',
  },
  change: {
    opening: 'We interviewed each role and ran no new study.',
    text: 'The evidence went into one file, with a source for each sentence. From it, a language model drafted three versions: patient outcome for the clinician, staff time and integration for the executive, budget for the payer. A clinician corrected all three. The rule: no proposal goes out until all three have read theirs.',
  },
  outcome: {
    opening: 'A larger share of pilots became contracts.',
    text: 'We did not work on the hospitals’ committee dates or security reviews.',
  },
  works: [
    { work: 'Interviews', service: 'revenue-strategy' },
    { work: 'AI drafts', service: 'development' },
  ],
  measures: [
    {
      value: '100%',
      label: 'proposals sent after all three read their version',
      qualifier: 'Our target.',
    },
  ],
} as const satisfies CaseStudy;
