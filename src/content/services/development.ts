import { claims } from '../claims';
import { documents } from '../documents';
import type { Package } from './types';

export const development: Package = {
  name: 'Product Development',
  summary: 'AI-First Product Development, Built Right the First Time',
  title: 'Product Development, AI-First',
  description:
    'AI-first product development: small releases, a model evaluation suite, cost and safety limits, and code that you own.',
  seedPrice: { usdPerMonth: 10_000, equityMilliPercent: 1_000, detailDecimals: 2 },
  parts: {
    execution: 'The first AI release, for a small group of users.',
    expansion: 'More AI features, and usage tracking if you have none.',
  },
  text: () => ({
    lead: 'For teams without AI engineers, we build AI in your accounts or on your hardware. After the handover, your engineers run it without us.',
    pitch: 'Teams without AI engineers. We ship tested features, and you own the code.',
    included: [
      {
        title: 'Architecture and delivery',
        description: 'Small releases in your accounts, where you pay cloud and model bills.',
      },
      {
        title: 'Model evaluation suite',
        description:
          'Your expert labels real cases. We run them before each release, and after a provider’s change.',
      },
      {
        title: 'Cost and safety limits',
        description: 'A budget per task, minimal access, a log of every action, and a tested off switch.',
      },
      {
        title: 'Handover to your team',
        description: 'You keep runbooks, test cases and access keys. Your engineers review each change.',
      },
    ],
    whoItIsFor:
      'Teams, usually Seed to Series\u00a0B, that need AI in the product or in daily work but have no engineer who has run it.',
    needs:
      'A product owner, the person who runs the task, an expert for cases, an engineer, finance and cloud access.',
    alternatives: [
      { service: 'product-design', reason: 'You cannot say yet what the product should do.' },
      {
        service: 'operational-backbone',
        reason: 'The data for the model is scattered.',
      },
    ],
    combinations: [
      { service: 'product-design', reason: 'Writes the specification.' },
      { service: 'operational-backbone', reason: 'Connects the records for the model.' },
    ],
    planHeading: 'One task, tested, then the next',
    plan: [
      'In a strategy session we agree on a task and the cost of a wrong answer.',
      'Access is set up, and your expert labels the first cases.',
      'A small group of users gets the first release.',
      'Further releases follow as they pass, each with its handover.',
    ],
    document: documents.releases,
    caseStudies: [
      {
        claim: claims.healthConversion,
        relation:
          'No result for AI inside a product is published yet. Here a clinician corrected what AI had drafted.',
      },
      {
        industry: 'GreenTech',
        outcome: 'Invented case, no client: a savings guarantee needs a model of energy use and weather.',
        target: {
          value: '95%',
          label: 'energy-meter readings that pass validation',
          qualifier: 'Our target for the data',
        },
        relation: 'In this package: the evaluation suite.',
      },
    ],
    invitation: 'Tell us the task and what one wrong answer costs. We say what the test must contain.',
  }),
};
