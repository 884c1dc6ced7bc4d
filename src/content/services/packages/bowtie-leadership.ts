import { claims } from '../../claims';
import { serviceSummaries } from '../summaries';
import type { Package } from '../types';

export const bowtieLeadership = {
  tagline: serviceSummaries['bowtie-leadership'].summary,
  pitch:
    'A senior revenue leader across marketing, sales and success, so no customer falls in the gap between two teams. One person answers for the number from first call to renewal.',
  includedShort: ['Fractional revenue leadership', 'Weekly operating review', 'Hiring and ramp plans'],
  intro:
    'Marketing reports leads, sales reports bookings, success reports churn, and nobody reports the handoffs. A bowtie leader runs the three teams as one system, with one forecast and one weekly review. The aim is better conversion at every stage, and a permanent hire who can take the chair.',
  included: [
    {
      title: 'Fractional revenue leadership',
      description:
        'One senior leader owns marketing, sales and success as a single number, with decision rights in writing.',
    },
    {
      title: 'Weekly operating review',
      description:
        'Pipeline, delivery and renewals on one page. Each gap has a name beside it; each decision goes in the log.',
    },
    {
      title: 'Hiring and ramp plans',
      description:
        'Whom to hire, in which order, and how each hire is measured while they ramp. The last seat on the list is our successor’s.',
    },
  ],
  whoItIsFor:
    'Companies past founder-led sales that cannot yet justify a chief revenue officer, or have not found one. It suits a CEO who will hand over decision rights, and team leads who would rather share one forecast than defend three.',
  figureCaption:
    'The whole width is marked, because this package answers for every stage and most of all for the knot, where sales hands over to success.',
  bowtieRange: { from: 0, to: 1 },
  caseStudiesHeading: 'Two companies that stopped counting by department.',
  caseStudies: [
    {
      industry: claims.saasArr.industry,
      outcome:
        'Selling moved from the founder to a staffed team with exit criteria for each stage. New, expansion and lost revenue were reviewed together.',
      results: [
        claims.saasArr,
        { value: '110%', label: 'net revenue retention', qualifier: 'the target, not a client result' },
      ],
    },
    {
      industry: claims.fintechCac.industry,
      outcome:
        'Marketing and risk worked from one list: spend went to accounts that fit, and volume lost its vote.',
      results: [claims.fintechCac, claims.fintechSeriesB],
    },
  ],
  closing: {
    heading: 'Put one name on the whole number.',
    text: 'Bring an org chart and one lost customer. We will mark the handoff nobody was responsible for.',
  },
} as const satisfies Package;
