import { claims } from '../claims';
import { studyTeasers } from './teasers';
import type { CaseStudy } from './types';

const { value, label } = claims.healthConversion;

export const healthtech = {
  teaser: studyTeasers.healthtech,
  situation:
    'Prospects praised the product and did not sign. A single demonstration addressed the clinician who would use it, the executive who would choose it and the payer who would fund it. Each sat through two parts meant for somebody else. When they met to decide, none of them had a page that the other two would accept as evidence.',
  change:
    'Interviews with each role came first; no new study was run. The existing evidence went into one file, each sentence with its study, its population and the use it covers. It was arranged three ways: patient outcome for the clinician, staff minutes and integration with the health record for the executive, the budget line for the payer. The CRM named the three people, and no proposal left before each had read theirs.',
  outcome: `The figure is ${value} ${label}. The clinical facts did not improve; the number of people who could defend them did. The CRM now showed a missing reader while there was still time to meet them. A committee keeps its own calendar, and a security review takes what it takes. This work removed one reason to wait: a colleague who had not been convinced.`,
  measures: [
    {
      value: '100%',
      label: 'proposals sent after all three readings',
      qualifier: 'the target for this rule, not a client result',
    },
  ],
} as const satisfies CaseStudy;
