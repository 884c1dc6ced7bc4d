import { studyTeasers } from './teasers';
import type { CaseStudy } from './types';

export const fintech = {
  teaser: studyTeasers.fintech,
  situation: {
    opening: 'Many applicants never funded an account.',
    text: 'Some channels attracted many of these applicants. Marketing counted applications, finance counted funded accounts, and no report joined the two.',
  },
  change: {
    opening: 'We put costs and accounts in one table.',
    text: 'It joins sales and marketing cost, CRM records and funded accounts. Software matched the records, and a person checked the doubtful ones. Budget followed each channel’s cost per funded account.',
  },
  outcome: {
    opening: 'Each funded account cost less to win.',
    text: 'The lower cost was one argument for the Series B round that came afterward.',
  },
  works: [{ work: 'One table', service: 'operational-backbone' }],
  measures: [
    {
      value: '95%',
      label: 'campaign spend traced to funded accounts',
      qualifier: 'Our target.',
    },
  ],
} as const satisfies CaseStudy;
