import type { Phase } from './types';

export const planning: Phase = {
  name: 'Operational Planning',
  shortName: 'Planning',
  summary: 'Turn the strategy into owners, budgets and dates.',
  title: 'Operational Planning: Owners and Budgets',
  description:
    'Phase 2: a baseline from CRM and billing data, a capacity and quota model, and a plan with an owner on every line.',
  points: [
    'Measure each sales stage per customer group',
    'Name one owner for each number',
    'Set the hiring order against the budget',
  ],
  wholePackage: 'revenue-strategy',
  exit: 'Each number has an owner and a source, and finance has signed the next quarter’s budget and bookings range.',
  text: () => ({
    lead: 'The strategy becomes a plan: each number has an owner and a source, and finance signs the budget.',
    figureCaption: 'Each phase works on a part of the revenue bowtie, a model by Winning by Design.',
    workLine: 'A baseline, a budget and shared definitions',
    work: [
      {
        title: 'Baseline and measures',
        description:
          'CRM (customer database), product and billing records show volume, conversion and median days per stage.',
      },
      {
        title: 'People and budget',
        description:
          'A worksheet shows how many sellers and onboarding hours the target needs, and whom to hire first.',
      },
      {
        title: 'Systems and data',
        description: 'One page defines a qualified deal, a customer and annual recurring revenue (ARR).',
      },
    ],
    people: {
      lead: 'One of our revenue leaders drafts the plan in your files and defends it to finance.',
      client:
        'The person who signs budgets (perhaps you), the person who exports records, your bookkeeper and any team leads.',
      target:
        'A range for the value of contracts signed in the quarter (bookings). Finance signs it and reviews it each quarter.',
    },
    exhibit: {
      kind: 'formula',
      heading: 'How much your sales team can book',
      lead: 'We check all four numbers before you hire.',
      result: 'Bookings capacity',
      value: '$432,000',
      terms: [
        {
          name: 'Sellers',
          note: 'The head of sales, and two hired by month 6.',
          value: '3',
          size: 100,
          pieces: 3,
        },
        {
          operator: '×',
          name: 'Quota',
          note: 'What one trained seller should book in a year, by the signed compensation plan.',
          value: '$300,000',
          size: 100,
        },
        {
          operator: '×',
          name: 'Ramp',
          note: 'The share of a full quota that the three carry on average. New sellers carry less.',
          value: '60%',
          size: 60,
        },
        {
          operator: '×',
          name: 'Attainment',
          note: 'Share of quota that trained sellers booked in the past 12 months.',
          value: '80%',
          size: 80,
        },
      ],
      caption:
        'The result equals the $432,000 of the plan on the Strategy page. If your capacity is below your target, hire, train or lower the target. The numbers are invented.',
    },
    outcomesLine: 'A plan that finance has signed',
    outcomes: [
      'Each line of the plan has one owner and one source.',
      'The next quarter’s budget is signed, with the hires it pays for.',
      'Each quarter has a review date and a result below which spending stops.',
    ],
    closing: {
      heading: 'Find the lines without an owner',
      text: 'Bring your plan, even one slide. We mark what is missing.',
    },
  }),
};
