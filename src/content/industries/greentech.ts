import type { Industry } from './types';

export const greentech = {
  heading: 'Savings a lender will accept.',
  lead: 'The facilities manager likes it, the CFO models it, and a lender nobody has met decides. We build the case for that third reader: a metered baseline, an expected saving (P50), one met nine times in ten (P90), a priced guarantee, and a quote that stands without the tax credit.',
  painPoints: [
    {
      title: 'A saving no bank accepts',
      description: 'The brochure prints the average. Debt falls due in weak years too.',
    },
    {
      title: 'A price that lives on a credit',
      description: 'P.L. 119-21 (July 2025) set an end to wind and solar credits. Old quotes assume them.',
    },
    {
      title: 'A friend without a budget',
      description: 'The energy manager wants it. Capital goes to the production line.',
    },
    {
      title: 'A pilot without a portfolio',
      description: 'The first site was the willing one. It says little about the rest.',
    },
  ],
  solutions: [
    {
      title: 'Meter, then model',
      description:
        'Twelve months of interval data and an option of IPMVP, the measurement protocol. AI corrects the baseline for weather, its error inside ASHRAE Guideline 14 limits.',
    },
    {
      title: 'Plain price, then credit',
      description:
        'By week 3 open deals are priced both ways, the credit’s end date printed. AI watches the rules; a person confirms.',
    },
    {
      title: 'Cash flow, then tour',
      description:
        'One page, filled by software from utility bills, with a power purchase agreement (PPA) where capital is short.',
    },
    {
      title: 'Master agreement, then site',
      description: 'A tariff engine ranks sites by load, tariff, roof and lease.',
    },
  ],
  exhibit: {
    kind: 'table',
    heading: 'One project, quoted four times.',
    lead: 'A payback figure hides two bets, on performance and on the tax code. We price them apart.',
    columns: ['Case', 'What it answers', 'Where it comes from'],
    rows: [
      ['P50 with the credit', 'What is expected?', 'Metered baseline; tax counsel'],
      [
        'P90 with the credit',
        'Is debt covered in a weak year?',
        'Independent engineer; lender’s cover ratio',
      ],
      ['P50 without it', 'Is it worth the capital alone?', 'Tariff history; the CFO’s hurdle rate'],
      ['P90 without it', 'What if both bets fail?', 'Guarantee terms; who backs the warranty'],
    ],
    caption: 'If only the first row closes, you are selling the credit.',
  },
  story: {
    statement:
      'Every site likes the audit and no finance chief signs. The saving is rebuilt as cash flow with a floor.',
    text: 'Week 1 lays out margin and cash by project stage. The lender’s engineer settles the baseline before sales quotes a guarantee; the first site comes last.',
    basis: 'No single client stands behind this composite of typical work; its figures are targets.',
    metrics: [
      { value: '< 8', label: 'months from audit to signature', qualifier: 'the target' },
      { value: '5', label: 'sites signed per master agreement', qualifier: 'the target' },
      { value: '100%', label: 'of the guaranteed saving, metered', qualifier: 'the target' },
    ],
  },
  servicesHeading: 'The model and its price.',
  services: [
    {
      service: 'development',
      reason: 'The baseline is software, and an independent engineer will ask for its tests.',
    },
    {
      service: 'revenue-strategy',
      reason: 'Sale, service contract or PPA decides whose balance sheet carries the project.',
    },
  ],
  closing: {
    heading: 'Quote it without the credit.',
    text: 'Bring one lost deal and the cash flow the CFO saw. We will mark the line where the argument ended.',
  },
} as const satisfies Industry;
