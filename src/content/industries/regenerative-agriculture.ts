import type { Industry } from './types';

export const regenerativeAgriculture = {
  heading: 'Built for the season after the pilot.',
  lead: 'The grower takes the risk, the food company wants the result, and the landowner can stop both. We price the seasons in between: a field margin model, a contract that pays during the transition, and verification that costs less than it earns.',
  painPoints: [
    {
      title: 'Cost arrives before benefit',
      description:
        'In a BCG and WBCSD model (2023), Kansas wheat loses up to about $40 an acre during the transition.',
    },
    {
      title: 'Offers arrive at planting',
      description: 'The vendor’s quarter closes in spring. The grower is in the cab.',
    },
    {
      title: 'Measurement eats the payment',
      description: 'Soil cores on every field would settle the carbon and cost the premium.',
    },
    {
      title: 'Pilots stop short of procurement',
      description: 'Sustainability funds the trial. The grain buyer was not in it.',
    },
  ],
  solutions: [
    {
      title: 'Paying per acre, then on outcome',
      description:
        'Week 1 separates who pays from who adopts. Software runs field margins over price and weather ranges, and the lender reads them before the contract.',
    },
    {
      title: 'Planning back from the seed order',
      description:
        'The CRM is keyed by grower, field and season; retailers carry the offer. A model ranks fields by crop, soil, tenure and call date.',
    },
    {
      title: 'Measuring in tiers',
      description:
        'Modeled everywhere, cored on a sample, uncertainty deducted. AI finds cover crops and tillage in imagery; people check a share.',
    },
    {
      title: 'Starting from a product',
      description:
        'Volume, category manager and chain of custody come before season one. Software matches fields to the specification.',
    },
  ],
  exhibit: {
    kind: 'calendar',
    heading: 'The year belongs to the grower.',
    lead: 'One season is one test. Miss the winter and the next is a year away.',
    rows: [
      {
        name: 'Inputs bought',
        spans: [{ from: 10, to: 2 }],
        note: 'With the agronomist’s advice.',
      },
      {
        name: 'Planting',
        spans: [{ from: 4, to: 5 }],
        note: 'Do not call.',
      },
      {
        name: 'Harvest',
        spans: [{ from: 9, to: 11 }],
        note: 'Yield maps reach Operations Center or FieldView.',
      },
      {
        name: 'Cover crops',
        spans: [
          { from: 9, to: 10 },
          { from: 4, to: 5 },
        ],
        note: 'Sown in fall, terminated in spring.',
      },
      {
        name: 'Program enrollment',
        spans: [{ from: 11, to: 2 }],
        note: 'Each program sets its own cutoff.',
      },
      {
        name: 'Vendor’s window',
        spans: [
          { from: 7, to: 8 },
          { from: 11, to: 2 },
        ],
        note: 'Strip trials in summer, contracts in winter.',
      },
    ],
    caption: 'Typical months for northern US row crops; interviews in week 2 make them local.',
  },
  story: {
    statement:
      'Growers enroll once and leave when the paperwork outgrows the check. The offer is rebuilt around acres that stay.',
    text: 'Twenty growers are interviewed through their agronomists. The pitch then leads with input cost, water, labor days and insurance. Lease length is read before enrollment.',
    basis: 'A composite of typical programs that describes no single client; each figure is a target.',
    metrics: [
      { value: '85%', label: 'acres still enrolled in season two', qualifier: 'the target' },
      { value: '< 20%', label: 'of the payment spent on verification', qualifier: 'the target' },
      { value: '1 in 2', label: 'pilots that become offtake (purchase) contracts', qualifier: 'the target' },
    ],
  },
  servicesHeading: 'Near the grower and the fund.',
  services: [
    {
      service: 'partnerships',
      reason: 'Co-ops and seed retailers are already in the room when inputs are chosen.',
    },
    {
      service: 'venture-partner',
      reason: 'Enrolled acres flatter a diligence file; an operator asks for the second season.',
    },
  ],
  closing: {
    heading: 'Who pays for the transition?',
    text: 'Bring one crop, one region and the contract you would offer. We will work through the grower’s margin before the buyer’s report.',
  },
} as const satisfies Industry;
