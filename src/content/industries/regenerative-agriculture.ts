import { seedTerms } from '../pricing';
import type { Industry } from './types';

export const regenerativeAgriculture: Industry = {
  name: 'Regenerative Agriculture',
  summary: 'Contracts that pay growers while they change methods.',
  title: 'Go-to-Market for Regenerative Agriculture',
  description:
    'Go-to-market work for regenerative agriculture: margins by field, contracts that pay during transition, affordable verification.',
  diagnosisExample: {
    leads: '250',
    opportunities: '50',
    proposals: '20',
    customers: '5',
    live: '4',
    renewed: '4',
    growth: '-9',
  },
  text: () => ({
    heading: 'Contracts that keep growers in regenerative programs',
    lead: 'For ag-tech companies, grower programs and their investors, we calculate what a field earns, then plan grower contracts and verification.',
    painPoints: [
      {
        title: 'Cost arrives before benefit',
        description:
          'Cover crops and less tillage cost money before they pay. In a model by BCG and WBCSD (2023), Kansas wheat growers lose up to about $40 an acre during the change.',
      },
      {
        title: 'Offers arrive at planting',
        description: 'The vendor’s quarter closes when the grower is in the field.',
      },
      {
        title: 'Measurement uses up the payment',
        description: 'Sampling every field takes a large part of the payment.',
      },
      {
        title: 'Pilots end without a purchase',
        description: 'The grain buyer takes no part in the trial.',
      },
    ],
    solutions: [
      {
        title: 'Pay the margin that an acre loses',
        description:
          'We calculate the payment from one field’s margin, and the grower’s lender can check it. In an invented year, the margin falls from $60 to $25 an acre, so the program pays $35 an acre.',
      },
      {
        title: 'Plan back from the seed order',
        description:
          'We count back from the seed order to the date when retailers should offer your program.',
      },
      {
        title: 'Measure in tiers',
        description: `The plan says which fields need soil samples and which ones software can estimate. Product Development, a separate package (at Seed ${seedTerms('development')}), can build software that finds cover crops in imagery.`,
      },
      {
        title: 'Start with one food product',
        description:
          'Before the first season, buyer and growers agree on volume and on how the crop is traced.',
      },
    ],
    exhibit: {
      at: 'second',
      kind: 'calendar',
      heading: 'The months in which growers can decide',
      lead: 'A contract offer that misses the winter waits a year.',
      rows: [
        {
          name: 'Inputs bought',
          spans: ['October to February'],
          note: 'With the agronomist’s advice.',
        },
        {
          name: 'Planting',
          spans: ['April to May'],
          note: 'Do not call.',
        },
        {
          name: 'Harvest',
          spans: ['September to November'],
          note: 'Yield maps arrive.',
        },
        {
          name: 'Cover crops',
          spans: ['September to October', 'April to May'],
          note: 'Sown in fall, killed in spring.',
        },
        {
          name: 'Program enrollment',
          spans: ['November to February'],
          note: 'Each program sets its own cutoff.',
        },
        {
          name: 'Vendor’s window',
          spans: ['July to August', 'November to February'],
          note: 'Strip trials (test rows side by side) in summer, contracts in winter.',
        },
      ],
      caption:
        'Typical months for northern US row crops; winter wheat differs. Interviews in month 1 give the dates for your region.',
    },
    story: {
      statement: 'Growers leave when the paperwork costs more than the payment brings.',
      text: 'Twenty growers are interviewed. The new offer needs less paperwork and shows input cost, water, labor days and insurance first.',
      basis: 'This is an illustration, not a client. Each number is a target.',
      metrics: [
        {
          value: '85%',
          label: 'acres still enrolled in season two',
          qualifier: 'Our target',
          drawing: { length: 85, of: 100, stripe: 'Each stripe: one acre of 100' },
        },
        {
          value: '< 20%',
          label: 'of the payment spent on verification',
          qualifier: 'Our target',
        },
        {
          value: '1 in 2',
          label: 'pilots that become purchase contracts',
          qualifier: 'Our target',
        },
      ],
    },
    servicesHeading: 'An offer for growers, and diligence for funds',
    services: [
      {
        service: 'revenue-strategy',
        reason: 'Interviews with growers and payers settle margin, contract and channel.',
      },
      {
        service: 'venture-partner',
        reason: 'For funds: diligence on who pays, what a grower costs and who enrolls again.',
      },
    ],
    closing: {
      heading: 'Calculate one grower’s margin',
      text: 'One crop, one region and a draft contract without names are enough.',
    },
  }),
};
