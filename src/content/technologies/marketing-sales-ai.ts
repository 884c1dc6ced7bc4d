import { technologySummaries } from './summaries';
import type { Technology } from './types';

export const marketingSalesAi = {
  heading: technologySummaries['marketing-sales-ai'].name,
  lead: 'Seller hours are the scarce input. Models rank accounts by resemblance to the customers who stayed, research them and draft the first message. People keep the conversation and the promise, and a holdout shows what would have happened anyway.',
  closing: {
    heading: 'Rank before you send.',
    text: 'Bring closed deals, won and lost, and mark the accounts that later renewed. We will say whether there is enough to learn from.',
  },
} as const satisfies Technology;
