import type { Summary } from '../summary';

export const industrySummaries = {
  'b2b-saas': {
    name: 'B2B SaaS',
    summary: 'Expansion revenue that outruns churn.',
    title: 'Go-to-Market for B2B SaaS',
    description:
      'Pricing, pipeline and renewal for B2B SaaS: NRR and GRR read together, CAC by segment, pilots with a sponsor and a decision date.',
  },
  fintech: {
    name: 'Fintech',
    summary: 'Trust, compliance and unit economics in one model.',
    title: 'Go-to-Market for Fintech',
    description:
      'Fintech growth measured by funded account: a diligence pack for bank buyers, CAC after losses, and claims your sponsor bank has approved.',
  },
  healthtech: {
    name: 'HealthTech',
    summary: 'One case for the clinician, the buyer and the payer.',
    title: 'Go-to-Market for HealthTech',
    description:
      'HealthTech sales for four readers: clinician, executive, payer and patient. Evidence, security and EHR integration ready before the pilot.',
  },
  cybersecurity: {
    name: 'Cybersecurity',
    summary: 'On the shortlist before the breach, not after it.',
    title: 'Go-to-Market for Cybersecurity',
    description:
      'Go-to-market for security vendors: proofs of concept with an end date, partners ranked by sourced revenue, displacement in analyst hours.',
  },
  'regenerative-agriculture': {
    name: 'Regenerative Agriculture',
    summary: 'Markets for practices that pay back over seasons.',
    title: 'Go-to-Market for Regenerative Agriculture',
    description:
      'Regenerative agriculture sold on net return per acre: grower contracts, verified practice, and offtake tied to a product and a volume.',
  },
  greentech: {
    name: 'GreenTech',
    summary: 'Make the saving bankable, then make it sell.',
    title: 'Go-to-Market for GreenTech',
    description:
      'GreenTech go-to-market that starts with the lender: metered baselines, P50 and P90 cases, and prices quoted with and without the tax credit.',
  },
  'high-overhead': {
    name: 'High-Overhead',
    summary: 'Find the margin buried in fixed cost.',
    title: 'Margin for High-Overhead Operations',
    description:
      'Revenue work for plants, fleets, clinics and field service: faster quotes, contribution per bottleneck hour, income from the installed base.',
  },
} as const satisfies Record<string, Summary>;
