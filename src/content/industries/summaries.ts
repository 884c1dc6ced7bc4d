import type { Summary } from '../summary';

export const industrySummaries = {
  'b2b-saas': {
    name: 'B2B SaaS',
    summary: 'Pricing, pilots and renewals as one plan.',
    title: 'Go-to-Market for B2B SaaS',
    description:
      'Go-to-market work for B2B SaaS: a price that follows usage, pilots with a decision date, acquisition cost by channel and renewals ranked by risk.',
  },
  fintech: {
    name: 'Fintech',
    summary: 'Early compliance, and cost per funded account.',
    title: 'Go-to-Market for Fintech',
    description:
      'Fintech growth counted in funded accounts: compliance documents with the proposal, spending caps by channel, claims your bank approves.',
  },
  healthtech: {
    name: 'HealthTech',
    summary: 'Evidence for clinician, executive and payer.',
    title: 'Go-to-Market for HealthTech',
    description:
      'HealthTech sales with evidence for clinician, executive and payer. Security, integration and pilot contract are ready before the pilot.',
  },
  cybersecurity: {
    name: 'Cybersecurity',
    summary: 'Product tests won on the buyer’s own logs.',
    title: 'Go-to-Market for Cybersecurity',
    description:
      'Go-to-market work for security vendors: proofs of concept with an end date, on the buyer’s own logs, and partners ranked by sourced revenue.',
  },
  'regenerative-agriculture': {
    name: 'Regenerative Agriculture',
    summary: 'Contracts that pay growers during the transition.',
    title: 'Go-to-Market for Regenerative Agriculture',
    description:
      'Go-to-market work for regenerative agriculture: margins by field, contracts that pay during transition, and verification that growers can afford.',
  },
  greentech: {
    name: 'GreenTech',
    summary: 'Metered savings that a lender accepts.',
    title: 'Go-to-Market for GreenTech',
    description:
      'GreenTech sales that start with the lender: metered baselines, P50 and P90 savings, and prices quoted with and without the tax credit.',
  },
  'high-overhead': {
    name: 'High-Overhead',
    summary: 'More profit per hour for plants, fleets and crews.',
    title: 'Go-to-Market for High-Overhead Operations',
    description:
      'Revenue work for plants, fleets, clinics and field service: faster quotes, jobs ranked by bottleneck hour, and contracts for installed machines.',
  },
} as const satisfies Record<string, Summary>;
