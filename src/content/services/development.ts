import { claims } from '../claims';
import type { Package } from './types';

export const development: Package = {
  name: 'Product Development',
  summary: 'AI-First Product Development, Built Right the First Time',
  title: 'Product Development, AI-First',
  description:
    'AI-first product development: architecture and delivery, a model evaluation suite, cost and safety limits, and handover of code you own.',
  seedPrice: { usdPerMonth: 10_000, equityMilliPercent: 1_000, detailDecimals: 2 },
  parts: {
    execution: 'The first AI release, for a small group of users.',
    expansion: 'Further AI features, and the usage counts that new price tiers need.',
  },
  text: () => ({
    lead: 'For B2B companies without AI engineers: we build AI features in your repository and your cloud accounts. You get tested releases that your own team can operate.',
    pitch:
      'Product teams without AI engineers. We ship AI features with tests, cost limits and an off switch. You own the code.',
    included: [
      {
        title: 'Architecture and delivery',
        description:
          'Small releases in your own repository and accounts. You see lead time and failure rate.',
      },
      {
        title: 'Model evaluation suite',
        description:
          'Real cases, labeled by your expert. We put no new model or prompt live without a score.',
      },
      {
        title: 'Cost and safety limits',
        description:
          'A budget per task, minimal access for each tool, a log of every action, and a tested off switch.',
      },
      {
        title: 'Handover to your team',
        description: 'Runbooks, test cases and keys. Your engineers review every change.',
      },
    ],
    whoItIsFor:
      'Product teams, usually from Seed to Series B, with a paying use for AI and no engineer who has run a model. It also suits stalled prototypes and growing AI bills.',
    figureCaption:
      'Marked from the signature to the right: where the product itself has to keep the promise.',
    needs:
      'A product owner, an expert who labels cases, an engineer who reviews changes, and access to your infrastructure.',
    alternatives: [
      { service: 'product-design', reason: 'You cannot say yet which task the AI should do.' },
      {
        service: 'operational-backbone',
        reason: 'The data that the model would read is scattered.',
      },
    ],
    combinations: [
      { service: 'product-design', reason: 'Writes the specification.' },
      { service: 'operational-backbone', reason: 'Connects the records that the model reads.' },
    ],
    planHeading: 'One task, tested, then the next',
    plan: [
      'In a strategy session we agree on one task, the cost of a wrong answer, and who labels cases.',
      'Access is set up, and your expert labels the first cases.',
      'A small group of users gets the first release, behind limits and an off switch.',
      'Further releases follow once they pass. Each includes its handover to your engineers.',
    ],
    caseStudiesHeading: 'A client result, and our targets for data',
    caseStudies: [
      {
        claims: [claims.saasArr],
        target: {
          value: '99.9%',
          label: 'usage events that reach the invoice',
          qualifier: 'A target for metering, not a client result.',
        },
        relation: 'The same work in this package: a language model sorted the sales calls.',
      },
      {
        industry: 'GreenTech',
        outcome: 'A savings guarantee needs a baseline: a model of metered use, adjusted for weather.',
        target: {
          value: '95%',
          label: 'meter intervals that pass validation',
          qualifier: 'Our target for the data, not a client result.',
        },
        relation: 'In this package: the evaluation suite and its data checks.',
      },
    ],
    closing: {
      heading: 'Start with one task for AI',
      text: 'Tell us the task and what one wrong answer costs. We say which cases the test must contain.',
    },
  }),
};
