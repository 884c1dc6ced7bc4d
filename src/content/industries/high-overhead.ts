import type { Industry } from './types';

export const highOverhead = {
  heading: 'Margin, found by the bottleneck hour.',
  lead: 'When the plant, the fleet or the crew is paid for whether it works or not, revenue per job tells you little. We rank jobs by contribution per bottleneck hour, shorten the quote, and sell the hours that stand empty.',
  closing: {
    heading: 'Which jobs pay for the hours they take?',
    text: 'Bring one month of jobs with price, cost and hours. We will rank them with you and talk about the bottom tenth.',
  },
} as const satisfies Industry;
