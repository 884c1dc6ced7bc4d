import type { Industry } from './types';

export const b2bSaas = {
  heading: 'Growth that compounds after the signature.',
  lead: 'In B2B SaaS the sale is the start of the revenue. We design pricing, onboarding and renewal together, because your customers experience them together. The test is one cohort read twice: NRR for what grew, GRR for what stayed.',
  closing: {
    heading: 'Which cohort stopped growing?',
    text: 'Bring twelve months of revenue by customer. We will find it with you on the first call.',
  },
} as const satisfies Industry;
