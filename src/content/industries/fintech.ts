import type { Industry } from './types';

export const fintech = {
  heading: 'Growth your risk officer will sign.',
  lead: 'A bank, a fintech and a merchant buy for three different reasons, and compliance can stop the first two. We put the diligence pack beside the first proposal, count CAC per funded account, and subtract the losses before anyone calls it growth.',
  closing: {
    heading: 'Where do applicants stop?',
    text: 'Bring the counts for application, identity check, funding and first transaction. A consultation starts at the widest gap.',
  },
} as const satisfies Industry;
