import { claims } from '../claims';
import { documents } from '../documents';
import type { Package } from './types';

export const productDesign: Package = {
  name: 'Product Design & Management',
  summary: 'Bringing Your Product Vision to Life',
  title: 'Product Design & Management Package',
  description:
    'Discovery with users, a roadmap, specification and interface design, with each release tied to a measured target.',
  seedPrice: { usdPerMonth: 8_000, equityMilliPercent: 375, detailDecimals: 3 },
  parts: {
    planning: 'The roadmap, with a target for each release.',
    execution: 'Specifications, tested screens, and a check of each release.',
  },
  text: () => ({
    lead: 'We research, specify and design what your engineers build next. You get a roadmap with a target for each release, and we check whether it was reached.',
    pitch: 'Founders who still act as product manager for their engineers.',
    included: [
      {
        title: 'Discovery with users',
        description: 'Sessions with users who renewed, left or never started. You keep the recordings.',
      },
      {
        title: 'Roadmap and specification',
        description: 'What your engineers ship next, each release’s target, and what we rejected and why.',
      },
      {
        title: 'Interface design',
        description: 'Screens tested with users, ready to build.',
      },
    ],
    whoItIsFor:
      'Founders from Pre-Seed to Series\u00a0B who still act as product managers. Engineers get requests instead of specifications.',
    needs:
      'The founder, the engineering lead, your support tickets, and at least five users who let us observe them.',
    alternatives: [
      { service: 'development', reason: 'You have a specification for an AI feature.' },
      { service: 'revenue-strategy', reason: 'The product works, but you do not know who should buy it.' },
    ],
    combinations: [
      { service: 'development', reason: 'Builds the AI parts of the specification.' },
      {
        service: 'operational-backbone',
        reason: 'Supplies usage data.',
      },
    ],
    planHeading: 'User sessions lead to measured releases',
    plan: [
      'The founder and engineering lead join a strategy session. We invite users.',
      'We observe the first users and connect product analytics. You get a first roadmap.',
      'You and your engineers agree to the roadmap. They get the first specification and screens.',
      'After each release, we compare the result with its target and adjust the roadmap.',
    ],
    document: documents.roadmap,
    caseStudies: [
      {
        claim: claims.healthConversion,
        relation:
          'No client result for product design is published yet. Related work: interviews with each kind of buyer.',
      },
      {
        industry: 'Cybersecurity',
        outcome: 'Invented case, no client: security analysts sort real alerts while we observe.',
        target: {
          value: '80%',
          label: 'analysts who sort their alerts unaided',
          qualifier: 'Our target for the task test',
        },
        relation: 'In this package: interface design.',
      },
    ],
    invitation: 'Bring one past release and the number it was meant to change.',
  }),
};
