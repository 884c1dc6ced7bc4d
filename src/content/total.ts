import { packageTerms } from './packageTerms';

/** Texts of the total: what a visitor has chosen from the price list, on every page that shows it. */
export const total = {
  label: 'Your total',
  add: 'Add to the total',
  /** On the page of a service that is part of the total. */
  isAdded: 'In your total',
  /** @param share `1.375% equity` */
  equity: (share: string) => `${share} for one year`,
  statement: 'Statement',
  discuss: 'Discuss this',
  clear: 'Clear',
  /** For screen readers. @param terms `$18,000/month and 1.375% equity for one year` */
  announcement: (count: number, terms: string) => `Your total, ${count} chosen: ${terms}.`,
  cleared: 'Your total is empty.',
  heading: (stage: string) => `Your total at ${stage}`,
  columns: { item: 'Service', fee: 'Monthly fee', equity: 'Equity, year' },
  sum: 'Total',
  rounding: 'Fees are rounded to whole dollars, and the sum of shares to three decimals.',
  noEquity: 'none',
  stop: {
    heading: (months: number) => `If you stop after month ${months}`,
    label: 'Stop after month',
    /** Spoken value of the slider. */
    month: (months: number) => `Month ${months}`,
    fees: 'Fees paid',
    equity: 'Equity vested',
    note: `You can stop ${packageTerms.stop}. Equity vests monthly over ${packageTerms.months} months.`,
  },
  /** The total as a part of a message. */
  message: (stage: string, names: readonly string[], terms: string) =>
    `We are at ${stage} and are considering: ${names.join(', ')}. The price list gives ${terms}.`,
  /** In the contact form, around the total. */
  form: {
    label: 'Sent with your message',
    remove: 'Remove',
    removeLabel: 'Remove your total from the message',
    add: 'Add your total to the message',
  },
} as const;
