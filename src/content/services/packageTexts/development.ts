import { claims } from '../../claims';
import type { PackageText } from '../types';

export const developmentText = {
  lead: 'For B2B companies without AI engineers: we build AI features in your repository and your cloud accounts. You get tested releases that your own team can operate.',
  figureCaption: 'Marked from the signature to the right: where the product itself has to keep the promise.',
  needs: 'A product owner, an expert who labels cases, and access to your infrastructure.',
  alternatives: [
    { service: 'product-design', reason: 'You cannot say yet which task the AI should do.' },
    {
      service: 'operational-backbone',
      reason: 'The data that the model would read is scattered over several systems.',
    },
  ],
  combinations: [
    { service: 'product-design', reason: 'Writes the specification, before or during development.' },
    { service: 'operational-backbone', reason: 'Connects the customer records that the model reads.' },
  ],
  planHeading: 'One task, tested, then the next',
  plan: [
    'In a strategy session we agree on one task, the cost of a wrong answer, and who labels cases.',
    'Access is set up, and your expert labels the first cases. Weekly reviews start.',
    'A small group of users gets the first release, behind limits and an off switch.',
    'Further releases follow when their score is high enough. Your engineers take over operation step by step.',
  ],
  caseStudiesHeading: 'One client result, two data targets',
  caseStudies: [
    {
      claims: [claims.saasArr],
      target: {
        value: '99.9%',
        label: 'usage events that reach the invoice',
        qualifier: 'A target for metering, not a client result.',
      },
      relation: 'The same work in this package: the product counts the volume that the price is based on.',
    },
    {
      industry: 'GreenTech',
      outcome:
        'A savings guarantee needs a baseline: a model of metered use, adjusted for weather and output.',
      target: {
        value: '95%',
        label: 'meter intervals that pass validation',
        qualifier: 'Our target for the data, not a client result.',
      },
      relation: 'In this package: the evaluation suite and its data checks.',
    },
  ],
  closing: {
    heading: 'Start with one task for AI.',
    text: 'Tell us the task and what one wrong answer costs. We say which cases the test must contain.',
  },
} as const satisfies PackageText;
