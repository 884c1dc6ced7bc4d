import { phaseSummaries } from './summaries';
import type { Phase } from './types';

export const planning = {
  heading: phaseSummaries.planning.name,
  lead: 'A strategy without owners is an opinion. This phase takes CRM, product and billing data and draws your bowtie, Winning by Design’s model of a customer from first contact to growth. Every number on it gets one source and one owner; headcount and budget become dates that finance can sign.',
  figureCaption:
    'Marked is the narrowing before the knot, which is the signature. Interest becomes a priced deal here, and how many deals get through depends on people and hours: things a plan can count.',
  workLine: 'Count first, then hire, then connect.',
  work: [
    {
      title: 'Baseline and measures',
      description:
        'Week 1 is three exports matched by customer. They give volume, conversion and days for each stage, as medians by segment, because an average hides the stuck deals.',
    },
    {
      title: 'People and budget',
      description:
        'A capacity model turns the target into seats and onboarding hours, then into a hiring order. Finance sees what a late hire costs before it pays for an early one.',
    },
    {
      title: 'Systems and data',
      description:
        'One page defines a qualified deal, a customer and ARR, what the recurring contracts in force are worth a year. Revenue operations points each report at that page and retires those that disagree.',
    },
  ],
  exhibit: {
    kind: 'formula',
    heading: 'What the team can book',
    lead: 'Sales capacity is four numbers multiplied, so a little optimism in each compounds. We work it out while the hiring plan can still change.',
    result: 'Bookings capacity',
    terms: [
      { name: 'Sellers', note: 'Filled seats, from payroll. An open role counts as zero.' },
      {
        operator: '×',
        name: 'Quota',
        note: 'For one full seat over the period, from the signed compensation plan.',
      },
      {
        operator: '×',
        name: 'Ramp',
        note: 'Share of a full quota that seats carry at their tenure, from your past hires in the CRM.',
      },
      {
        operator: '×',
        name: 'Attainment',
        note: 'Share of quota that ramped sellers have booked. Include new hires and ramp is counted twice.',
      },
    ],
    caption: 'If the result falls short of the target, one term has to change, and its owner has to say how.',
  },
  outcomesLine: 'A plan that survives the month-end close.',
  outcomes: [
    'Each line of the plan shows one owner and one source system.',
    'The first quarter’s budget is signed, with the hires it pays for.',
    'Each quarterly gate has a date and a reading that would stop the spend.',
  ],
  exit: 'The dashboard agrees with finance’s books for a closed month, line by line.',
  closing: {
    heading: 'Find the number with two owners.',
    text: 'Bring your plan as it stands, even if it is one slide. We will mark the lines that have no owner, no budget or no date.',
  },
} as const satisfies Phase;
