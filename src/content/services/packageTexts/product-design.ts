import { claims } from '../../claims';
import type { PackageText } from '../types';

export const productDesignText = {
  lead: 'Product leaders research, specify and design what your engineers build next. Founders get a roadmap in which each feature has a revenue or retention target.',
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
    'First user sessions are held, and product analytics is connected. The weekly review lists where users stop.',
    'The roadmap is agreed, rejected items included. The first specification and screens go to engineering.',
    'Releases follow one another. After each, we compare usage with its target and adjust the roadmap.',
  ],
  caseStudiesHeading: 'A client’s pilots, and a target for task tests',
  caseStudies: [
    {
      claims: [claims.healthConversion],
      relation: 'The same work in this package: interviews with each kind of user.',
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
    heading: 'Show us where users stop.',
    text: 'Choose one release and the number it should have moved. The call shows what the next specification needs.',
  },
} as const satisfies PackageText;
