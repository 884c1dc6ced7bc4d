import type { PageName } from './types';

/** Its text is in `texts/about.ts`. */
export const about = {
  name: 'About',
  title: 'About: Paid by Fee and Equity',
  description:
    'A go-to-market consultancy that writes the plan, stays to run it and builds the AI behind it, paid partly in cash and partly in its clients’ equity.',
} as const satisfies PageName;
