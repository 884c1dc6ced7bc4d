import type { PageIntro } from './types';

export const about = {
  name: 'About',
  title: 'About: Paid by Fee and Equity',
  description:
    'A go-to-market consultancy that writes the plan, stays to run it and builds the AI behind it, paid by a monthly fee and a share of equity.',
  tag: 'About',
  heading: 'Advice with a stake in the outcome.',
  lead: 'Advice is usually paid for before anyone knows whether it was right. We take part of our fee in equity, so we find out when you do. Planners stay as operators, and whatever they automate can be tested, priced and switched off.',
  closing: {
    heading: 'Hold us to a number.',
    text: 'Tell us which one, where it stands and where it must be. We will say whether we are the right people to move it.',
  },
} as const satisfies PageIntro;
