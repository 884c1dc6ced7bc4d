import type { PageIntro } from './types';

export const careers = {
  name: 'Careers',
  title: 'Careers: How We Hire',
  description:
    'How we hire: a task from real work, criteria shared beforehand, a decision by future colleagues. No open roles are listed; operators may call.',
  tag: 'Careers',
  heading: 'We hire people who have carried a number.',
  lead: 'A forecast, a release, a renewal: something that was yours to miss. Candidates get a task taken from real work and the criteria before they start, and the people they would work with decide. No open roles are listed at the moment.',
  closing: {
    heading: 'Talk before there is a role.',
    text: 'Say what you ran, what it was measured by and what you would do differently. When a seat opens, we begin with the people we have met.',
  },
} as const satisfies PageIntro;
