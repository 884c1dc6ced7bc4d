import { claims } from '../../claims';
import { serviceSummaries } from '../summaries';
import type { Package } from '../types';

export const productDesign = {
  tagline: serviceSummaries['product-design'].summary,
  pitch:
    'Product leadership that starts from what customers pay for. Research, roadmap, interface and release, in one pair of hands.',
  includedShort: ['Discovery with paying users', 'Roadmap and specification', 'Interface design'],
  intro:
    'A roadmap is a list of bets, and too many are placed by whoever spoke last. We start from what customers pay for and where they stop, write the specification, draw the interface and stay through release. A feature is tied to activation, expansion or retention, or it does not ship.',
  included: [
    {
      title: 'Discovery with paying users',
      description:
        'Sessions with people who renewed, people who left and people who never got going. The recordings stay with you.',
    },
    {
      title: 'Roadmap and specification',
      description: 'What ships, for which revenue or retention aim, and what was rejected, with the reason.',
    },
    {
      title: 'Interface design',
      description:
        'Screens tested on the task they exist for, and drawn so that an engineer can build them without guessing.',
    },
  ],
  whoItIsFor:
    'Founders who are still the product manager although the team has outgrown it, and engineering leads who receive requests where they need specifications. It works when support shares its tickets and a handful of users agree to be watched.',
  figureCaption:
    'The marked part runs from interest to the knot, the stretch where a buyer decides whether the promise can be used.',
  bowtieRange: { from: 0.2, to: 0.52 },
  caseStudiesHeading: 'Designed for the person who decides.',
  caseStudies: [
    {
      industry: claims.healthConversion.industry,
      outcome:
        'The evidence stayed the same. Each of its three readers got a view that answered their own question.',
      results: [claims.healthConversion],
    },
    {
      industry: 'Cybersecurity',
      outcome:
        'For a security console the task is triage under load. We watch analysts work real alerts and count how many finish without help.',
      results: [
        {
          value: '80%',
          label: 'analysts who complete triage unaided',
          qualifier: 'the target for the task test, not a client result',
        },
      ],
    },
  ],
  closing: {
    heading: 'Show us where users stop.',
    text: 'Bring one release and the number it was meant to move. If there was no number, that is the first specification.',
  },
} as const satisfies Package;
