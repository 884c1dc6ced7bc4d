import { formatUsd } from '../pricing';
import type { Industry } from './types';

/** An invented project, in USD and USD per year. */
const project = { cost: 1_000_000, credit: 300_000, expectedSaving: 180_000, weakSaving: 145_000 };

/** Years after which the saving has paid for the cost, in tenths: one stripe each. */
const payback = (cost: number, saving: number) => {
  const tenths = Math.round((cost / saving) * 10);
  return { amount: `${(tenths / 10).toFixed(1)} years`, stripes: tenths };
};

export const greentech: Industry = {
  name: 'GreenTech',
  summary: 'Metered savings that a lender can check.',
  title: 'Go-to-Market for GreenTech',
  description:
    'GreenTech sales that start with the lender: metered baselines, P50 and P90 savings, and prices without the tax credit.',
  diagnosisExample: {
    leads: '900',
    opportunities: '72',
    proposals: '30',
    customers: '8',
    live: '4',
    renewed: '4',
    growth: '2',
  },
  text: () => ({
    heading: 'GreenTech savings that a lender can check',
    lead: 'We prepare GreenTech companies for the lender’s review: a metered baseline, the saving in a weak year, and a price without the tax credit.',
    painPoints: [
      {
        title: 'No bank accepts the promised saving',
        description: 'The brochure shows an average year. Debt is due in weak years too.',
      },
      {
        title: 'The price needs a tax credit',
        description:
          'A 2025 law (P.L. 119-21) ends the credit for wind and solar. Projects begun after July 4, 2026 must be in service by the end of 2027.',
      },
      {
        title: 'The buyer has no budget',
        description: 'Capital goes to the production line.',
      },
      {
        title: 'The pilot stays alone',
        description: 'The first site volunteered, so its result predicts little about the others.',
      },
    ],
    solutions: [
      {
        title: 'Meter, then model',
        description:
          'Product Development models energy use before the project (the baseline) from twelve months of meter data. It follows IPMVP, a protocol for measuring savings. AI adjusts the baseline for weather, within the error limits of ASHRAE Guideline 14.',
      },
      {
        title: 'Quote with and without credit',
        description:
          'In months 2 and 3 of Revenue Strategy & Design, open deals get both prices and the credit’s end date. If the rules change before month 4, we recalculate both prices.',
      },
      {
        title: 'Show cash flow on one page',
        description:
          'Product Development can add software that fills the page from utility bills. If the buyer lacks capital, a power purchase agreement (PPA) lets someone else finance the project.',
      },
      {
        title: 'Agree on all sites first',
        description: 'Before the pilot, we ask the buyer for one agreement on all sites.',
      },
    ],
    exhibit: {
      at: 'third',
      kind: 'table',
      heading: 'Expected and weak years, with and without the credit',
      lead: `P50 is the yearly saving with a 50% chance of being reached, here ${formatUsd(project.expectedSaving)}. P90 has a 90% chance: ${formatUsd(project.weakSaving)}.`,
      questions: ['What it answers', 'Where it comes from'],
      amounts: { name: 'Pays back in; limit: 5 years', of: 70, limit: 50 },
      rows: [
        {
          name: 'P50 with the credit',
          ...payback(project.cost - project.credit, project.expectedSaving),
          answers: ['What is expected?', 'Yield study and metered use; tax counsel'],
        },
        {
          name: 'P90 with the credit',
          ...payback(project.cost - project.credit, project.weakSaving),
          answers: ['And if every year is weak?', 'Independent engineer; the lender’s terms'],
        },
        {
          name: 'P50 without it',
          ...payback(project.cost, project.expectedSaving),
          answers: ['Does it pay without the credit?', 'Tariff history; the CFO’s limit'],
        },
        {
          name: 'P90 without it',
          ...payback(project.cost, project.weakSaving),
          answers: ['What if both risks occur?', 'Guarantee terms; who backs the warranty'],
        },
      ],
      caption: `Invented solar project of ${formatUsd(project.cost)}; the tax credit pays ${formatUsd(project.credit)}. The mark is the CFO’s limit of five years: without the credit, the expected payback takes longer.`,
    },
    story: {
      statement: 'Every site likes the energy audit, but no CFO signs.',
      text: 'Sales quotes a guarantee only after the lender’s engineer has accepted the baseline.',
      basis: 'An invented case, not a client. All numbers are targets.',
      metrics: [
        {
          value: '< 8',
          label: 'months from audit to signature',
          qualifier: 'Our target',
          drawing: { length: 8, of: 12, stripe: 'Each group: one month of a year' },
        },
        { value: '5', label: 'sites signed per master agreement', qualifier: 'Our target' },
        {
          value: '100%',
          label: 'of the guaranteed saving reached, by meter',
          qualifier: 'Our target',
        },
      ],
    },
    servicesHeading: 'Build the model, then set the price',
    services: [
      {
        service: 'development',
        reason: 'The baseline model is software, and the lender’s engineer asks for its tests.',
      },
      {
        service: 'revenue-strategy',
        reason: 'The choice between a sale, a service contract and a PPA decides who finances the project.',
      },
    ],
    closing: {
      heading: 'Price one project without the credit',
      text: 'Bring one lost deal and the cash flow that the CFO saw. We recalculate it without the credit.',
    },
  }),
};
