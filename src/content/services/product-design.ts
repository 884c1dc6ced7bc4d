import { claims } from '../claims';
import type { Package } from './types';

export const productDesign: Package = {
  name: 'Product Design & Management',
  summary: 'Bringing Your Product Vision to Life',
  title: 'Product Design & Management Package',
  description:
    'Discovery with paying users, a roadmap that lists what was rejected, specification and interface design, tied to revenue or retention.',
  seedPrice: { usdPerMonth: 8_000, equityMilliPercent: 375, detailDecimals: 3 },
  parts: {
    planning: 'The roadmap: what ships, for which target, and what was rejected.',
    execution: 'Specifications and tested screens. After each release, its use is compared with the target.',
  },
  text: () => ({
    lead: 'Product leaders research, specify and design what your engineers build next. Founders get a roadmap in which each feature has a revenue or retention target.',
    pitch:
      'Founders who still act as product manager. One team does the research, the roadmap and the screens that your engineers build.',
    included: [
      {
        title: 'Discovery with paying users',
        description:
          'Sessions with users who renewed, users who left and users who never started. The recordings stay with you.',
      },
      {
        title: 'Roadmap and specification',
        description:
          'What ships, for which revenue or retention target, and what was rejected, with the reason.',
      },
      {
        title: 'Interface design',
        description:
          'Screens tested on the task they exist for, and drawn so that engineers can build them without guessing.',
      },
    ],
    whoItIsFor:
      'Founders who still act as product manager although the team has outgrown it, from Pre-Seed to Series B. Engineers receive requests instead of specifications, and nobody measures what a release changed.',
    figureCaption: 'Marked before the signature: where buyers decide whether the product does their job.',
    needs:
      'The founder, the engineering lead, your support tickets, and at least five users who agree to be observed.',
    alternatives: [
      { service: 'development', reason: 'The specification exists, and only the builders are missing.' },
      { service: 'revenue-strategy', reason: 'The product works, but nobody knows who should buy it.' },
    ],
    combinations: [
      { service: 'development', reason: 'Builds what this package specifies.' },
      {
        service: 'operational-backbone',
        reason: 'Supplies the usage data that shows whether a release worked.',
      },
    ],
    planHeading: 'User sessions lead to measured releases',
    plan: [
      'Founder and engineering lead join a strategy session. We read support tickets and invite users.',
      'First user sessions are held, and product analytics is connected. A list shows where users stop.',
      'The roadmap is agreed, rejected items included. The first specification and screens go to engineering.',
      'Releases follow one another. After each, we compare usage with its target and adjust the roadmap.',
    ],
    caseStudiesHeading: 'A client’s pilots, and a target for task tests',
    caseStudies: [
      {
        claims: [claims.healthConversion],
        relation: 'Related work in this package: interviews with users.',
      },
      {
        industry: 'Cybersecurity',
        outcome:
          'Security analysts sort real alerts on the console while we observe, and we count who finishes without help.',
        target: {
          value: '80%',
          label: 'analysts who sort their alerts unaided',
          qualifier: 'The target for the task test, not a client result.',
        },
        relation: 'In this package: interface design.',
      },
    ],
    closing: {
      heading: 'Show us where users stop',
      text: 'Choose one release and the number it should have moved. The call shows what the next specification needs.',
    },
  }),
};
