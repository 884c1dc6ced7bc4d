import { claims } from '../../claims';
import { serviceSummaries } from '../summaries';
import type { Package } from '../types';

export const development = {
  tagline: serviceSummaries.development.summary,
  pitch:
    'Engineers who ship AI features with tests, cost limits and an off switch. You own the code from the first commit.',
  includedShort: [
    'Architecture and delivery',
    'Model evaluation suite',
    'Cost and safety limits',
    'Handover to your team',
  ],
  intro:
    'A demonstration shows what a model can do once. A product has to do it every day, at a known cost, in front of customers. We build the evaluation set before the feature, limit what it may spend and touch, and ship small releases that your own engineers review.',
  included: [
    {
      title: 'Architecture and delivery',
      description:
        'Small releases in your repository and your accounts, with lead time and change failure rate on view.',
    },
    {
      title: 'Model evaluation suite',
      description:
        'Real cases, labeled by your expert and frozen. No model or prompt changes without a score.',
    },
    {
      title: 'Cost and safety limits',
      description:
        'A budget per task, least privilege for every tool, a log of each action, and a switch that has been tried.',
    },
    {
      title: 'Handover to your team',
      description:
        'Runbooks, evaluation set and keys. Your engineers have read every merge, so nothing in it is news.',
    },
  ],
  whoItIsFor:
    'Companies with a paying use for AI and nobody who has run a model in production; product owners whose prototype impressed everyone and shipped to no one. It needs a domain expert to label cases, and access to your infrastructure.',
  figureCaption:
    'The marked part begins at the knot and follows the customer to the right, where the product itself has to keep the promise.',
  bowtieRange: { from: 0.46, to: 0.86 },
  caseStudiesHeading: 'Built against a number.',
  caseStudies: [
    {
      industry: claims.fintechCac.industry,
      outcome:
        'A scoring model ranked accounts by fit and gave its reasons; the spend that had chased volume followed it.',
      results: [claims.fintechCac],
    },
    {
      industry: 'GreenTech',
      outcome:
        'A savings guarantee rests on its baseline. The work is a model of metered use, adjusted for weather and output; we measure how much of the meter data it can stand on.',
      results: [
        {
          value: '95%',
          label: 'meter intervals that pass validation',
          qualifier: 'our target for the data, not a client result',
        },
      ],
    },
  ],
  closing: {
    heading: 'Write the test before the feature.',
    text: 'Bring a prototype and the cost of one wrong answer. We will tell you what the evaluation set must contain.',
  },
} as const satisfies Package;
