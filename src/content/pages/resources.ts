import type { PageIntro } from './types';

export const resources = {
  name: 'Resources',
  title: 'Resources: Notes, Guides and Webinars',
  description:
    'Blog posts, guides, whitepapers, trend reports and webinars on price, pipeline, renewal and applied AI, for founders, operators and investors.',
  tag: 'Resources',
  heading: 'Methods you can use without us.',
  lead: 'Notes, guides and webinars on price, pipeline, renewal and applied AI. Each takes one question an operator has to settle, and names the measure that settles it.',
  closing: {
    heading: 'Need Custom Solutions?',
    text: 'If the question is yours alone, a general paper will not answer it. Bring the data you have and the decision it must support.',
  },
} as const satisfies PageIntro;
