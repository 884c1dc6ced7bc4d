import type { PageName } from './types';

/** Its text is in `texts/careers.ts`. */
export const careers = {
  name: 'Careers',
  title: 'Careers: How We Hire',
  description:
    'How we hire: a task from real work, criteria shared beforehand, a decision by future colleagues. No open roles are listed; operators may call.',
} as const satisfies PageName;
