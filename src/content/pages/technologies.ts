import type { PageMeta } from '../summary';
import type { TechnologiesText } from './types';

export const technologies = {
  name: 'Technologies',
  title: 'AI That Powers Execution',
  description:
    'RAG, agents, language models, cloud and revenue AI, each described by the job it does, the way we implement it and the measure that proves it.',
} as const satisfies PageMeta;

export const technologiesText = {
  tag: 'Technologies',
  heading: 'AI That Powers Execution',
  lead: 'Our AI systems help B2B companies win and keep more customers. Each page says what the technology is, where it pays, who builds it and what it costs to start.',
  linkLabel: 'Learn more',
  withoutCard: { before: 'For products and teams that search all day, we also build ', after: '.' },
  closing: {
    heading: 'Which task should AI take over first?',
    text: 'Name the task, its volume and who checks the result today. You will hear which technology fits, or whether a plain rule is enough.',
  },
} as const satisfies TechnologiesText;
