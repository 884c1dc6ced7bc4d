import { studyTeasers } from './teasers';
import type { CaseStudy } from './types';

export const fintech = {
  teaser: studyTeasers.fintech,
  situation:
    'Some channels brought many applicants who never opened and funded an account. Marketing counted applications, finance counted funded accounts, and no report joined the two.',
  change:
    'We joined sales and marketing cost, CRM records and funded accounts in one table. Software matched the records, and a person checked the doubtful ones. Budget followed each channel’s cost per funded account. Both teams reviewed the same table.',
  outcome:
    'Each funded account cost less to win. The lower cost was one argument for the Series B round that came afterward.',
  measures: [
    {
      value: '95%',
      label: 'campaign spend traced to funded accounts',
      qualifier: 'Our target for the shared table, not a client result.',
    },
  ],
} as const satisfies CaseStudy;
