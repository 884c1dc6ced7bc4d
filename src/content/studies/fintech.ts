import { studyTeasers } from './teasers';
import type { CaseStudy } from './types';

export const fintech = {
  teaser: studyTeasers.fintech,
  situation:
    'Campaigns were judged by the number of applications. Some channels brought many applicants who never opened and funded an account, but their cost was paid all the same. Marketing counted applications and finance counted funded accounts. No report joined the two.',
  change:
    'We joined ad cost, CRM records and funded accounts in one table. Software matched the records, and a person checked the doubtful ones. The table showed the cost per funded account for each channel. Channels with few funded accounts for their cost lost budget, and channels that brought them gained it. Both teams reviewed the same table.',
  outcome:
    'Each funded account cost less to win. That was one argument for the Series B round that came afterward. Investors judge a whole company, so we claim no more than that. Other companies can copy the rule: budget follows the cost per funded account.',
  measures: [
    {
      value: '95%',
      label: 'campaign spend traced to funded accounts',
      qualifier: 'our target for the shared table, not a client result',
    },
  ],
} as const satisfies CaseStudy;
