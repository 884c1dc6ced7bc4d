import type { PhaseSummary } from './types';

/** In working order: the position in this list is the number of the phase. */
export const phaseSummaries = {
  strategy: {
    name: 'Strategy & Product-Market Fit Overhaul',
    shortName: 'Strategy',
    summary: 'Find out who buys, why and at what price. Stop selling to the rest.',
    title: 'Strategy & Product-Market Fit Overhaul',
    description:
      'Phase 1: interviews with won, lost and departed customers, segment economics and a tested price, until the board agrees on one number.',
  },
  planning: {
    name: 'Operational Planning',
    shortName: 'Planning',
    summary: 'Turn the strategy into owners, budgets and dates.',
    title: 'Operational Planning: Owners and Budgets',
    description:
      'Phase 2: a bowtie baseline from CRM, product and billing data, a capacity and quota model, and an operating plan with an owner on every line.',
  },
  execution: {
    name: 'Execution & Business Operations',
    shortName: 'Execution',
    summary: 'Our operators run the plan inside your team, every week.',
    title: 'Execution & Business Operations',
    description:
      'Phase 3: weekly pipeline, delivery and renewal reviews, a deal desk, playbooks per stage and a decision log, run by operators in your team.',
  },
  scaling: {
    name: 'AI-Driven Scaling',
    shortName: 'Scaling',
    summary: 'AI takes over tasks your team already does well.',
    title: 'AI-Driven Scaling with Tests and Gates',
    description:
      'Phase 4: automate work that is already stable by hand, with evaluation sets, human approval, cost limits and a rehearsed rollback.',
  },
  expansion: {
    name: 'Expansion & Monetization Growth',
    shortName: 'Expansion',
    summary: 'Earn more from the customers you have already won.',
    title: 'Expansion & Monetization Growth',
    description:
      'Phase 5: expansion triggers, packaging tiers, a renewal calendar and a price-rise process, judged by NRR and GRR on one fixed cohort.',
  },
} as const satisfies Record<string, PhaseSummary>;
