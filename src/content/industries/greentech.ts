import type { Industry } from './types';

export const greentech = {
  heading: 'Savings a lender will accept.',
  lead: 'The facilities manager likes it, the CFO models it, and a lender nobody has met decides. We build the case for that third reader: a metered baseline, P50 and P90, a guarantee with a price, and a quote that stands without the tax credit.',
  closing: {
    heading: 'Quote it without the credit.',
    text: 'Bring one lost deal and the cash flow the CFO saw. We will mark the line where the argument ended.',
  },
} as const satisfies Industry;
