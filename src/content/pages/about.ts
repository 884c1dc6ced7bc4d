import type { PageName } from './types';

/** Its text is in `texts/about.ts`. */
export const about = {
  name: 'About',
  title: 'About: Paid by Fee and Equity',
  description:
    'A go-to-market consultancy that plans growth, runs the plan and builds the AI behind it, for a monthly fee and a share of its clients’ equity.',
} as const satisfies PageName;
