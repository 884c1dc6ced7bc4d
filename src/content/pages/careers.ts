import type { PageName } from './types';

/** Its text is in `texts/careers.ts`. */
export const careers = {
  name: 'Careers',
  title: 'Careers: How We Hire',
  description:
    'How we hire: a task from real work, criteria shared beforehand, a decision by future colleagues. No open roles today; write to us at any time.',
} as const satisfies PageName;
