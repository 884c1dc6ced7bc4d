import { claims } from '../claims';
import { studyTeasers } from './teasers';
import type { CaseStudy } from './types';

const { fintechCac: cac, fintechSeriesB: seriesB } = claims;

export const fintech = {
  teaser: studyTeasers.fintech,
  situation:
    'Campaigns were judged by how many accounts they brought. The risk team saw those accounts last and turned part of them away, but their price had been paid and stayed in CAC, customer acquisition cost: all sales and marketing spend divided by customers won. Compliance entered late too, with a questionnaire that sent the sale back to its beginning.',
  change:
    'Ad cost, CRM records and past decisions of the risk team were joined in one table, the list both teams then shared. A model trained on it scored every account for fit and listed its reasons, so that marketing could argue with it. Budget then followed the score, and a channel lost budget when its accounts would not pass. Prospects received the compliance story first, addressed to their risk officer.',
  outcome: `The figure is ${cac.value} ${cac.label}; the rule acts on both of its parts, the spend and the customers won. A ${seriesB.value} ${seriesB.label} came afterward. We report the order of the two events and claim no more, because investors judge a whole company and a round has many causes. What can be copied is the rule: money goes to accounts the company wants to keep.`,
  measures: [
    {
      value: '95%',
      label: 'campaign spend on accounts that risk has accepted in advance',
      qualifier: 'the target for the shared list, not a client result',
    },
    {
      value: '100%',
      label: 'diligence answers that cite a document and its date',
      qualifier: 'a target for the compliance pack, not a client result',
    },
  ],
} as const satisfies CaseStudy;
