import type { Phase } from './types';

export const planning: Phase = {
  name: 'Operational Planning',
  shortName: 'Planning',
  summary: 'Turn the strategy into owners, budgets and dates.',
  title: 'Operational Planning: Owners and Budgets',
  description:
    'Phase 2: a bowtie baseline from CRM, product and billing data, a capacity and quota model, and an operating plan with an owner on every line.',
  points: [
    'Measure each sales stage per customer group',
    'Name one owner for each number',
    'Set the hiring order against the budget',
  ],
  wholePackage: 'revenue-strategy',
  exit: 'Each number has an owner and a source, and finance has signed the first quarter’s budget and bookings range.',
  text: () => ({
    lead: 'The strategy becomes a plan with an owner, a budget and a date on every line.',
    figureCaption:
      'The bowtie is Winning by Design’s model of a customer from first contact to growth. Marked is the fifth before the signature, where your people and hours limit how many deals get through.',
    workLine: 'A baseline, a budget and shared definitions',
    work: [
      {
        title: 'Baseline and measures',
        description:
          'We match exports from CRM (customer database), product and billing by customer. They show volume, conversion and median days for each stage and segment.',
      },
      {
        title: 'People and budget',
        description:
          'A capacity model turns the target into sellers, onboarding hours and a hiring order. Finance sees the cost of hiring late beside the cost of hiring early.',
      },
      {
        title: 'Systems and data',
        description:
          'One page defines a qualified deal, a customer and annual recurring revenue (ARR). Reports that disagree with that page are switched off.',
      },
    ],
    people: {
      lead: 'A revenue leader of ours connects the data, drafts the plan and defends it before finance.',
      client: 'Whoever can export records, whoever does finance, and any team leads.',
      target:
        'Bookings for the first quarter, as a range that finance signs. Each quarterly gate reviews it.',
    },
    exhibit: {
      kind: 'formula',
      heading: 'How much your sales team can book',
      lead: 'Sales capacity is four numbers multiplied. A little optimism in each one adds up, so we check all four before you hire.',
      result: 'Bookings capacity',
      terms: [
        { name: 'Sellers', note: 'Filled seats, from payroll. An open role counts as zero.' },
        {
          operator: '×',
          name: 'Quota',
          note: 'Bookings expected of one full seat in the period, from the signed compensation plan.',
        },
        {
          operator: '×',
          name: 'Ramp',
          note: 'Share of a full quota at this tenure, from your past hires; without any, an assumption.',
        },
        {
          operator: '×',
          name: 'Attainment',
          note: 'Share of quota that experienced sellers have booked. Ramp already counts the new hires.',
        },
      ],
      caption: 'If the result falls short of the target, one term has to change, and its owner says how.',
    },
    outcomesLine: 'A plan that finance has signed',
    outcomes: [
      'Each line of the plan shows one owner and one source system.',
      'The first quarter’s budget is signed, with the hires it pays for.',
      'Each quarterly gate has a date and a result that would stop the spending.',
    ],
    closing: {
      heading: 'Find the lines without an owner',
      text: 'Bring your plan as it is, even if it is one slide. We mark what lacks an owner, a budget or a date.',
    },
  }),
};
