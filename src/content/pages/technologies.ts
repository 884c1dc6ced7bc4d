import type { PageMeta } from '../summary';
import type { TechnologiesText } from './types';

export const technologies = {
  name: 'Technologies',
  title: 'AI That Powers Execution',
  description:
    'RAG, agents, language models, cloud and revenue AI: what each one does, how we implement it and how we measure it.',
} as const satisfies PageMeta;

export const technologiesText = {
  heading: 'AI That Powers Execution',
  lead: 'We build AI systems that help B2B companies win and keep customers. Our engineers build them with your team, in two packages: Product Development and Operational Backbone.',
  note: 'Each page names the package and its price at Seed. Cloud and model bills come on top.',
  linkLabel: 'Learn more',
  lrmsLabel: 'See how they work',
  closing: {
    heading: 'Which task should AI take over first?',
    text: 'Name the task, its volume and who checks it today. We say which technology fits, or whether a plain rule is enough.',
  },
} as const satisfies TechnologiesText;
