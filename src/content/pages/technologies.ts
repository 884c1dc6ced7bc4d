import type { TechnologiesPage } from './types';

export const technologies = {
  name: 'Technologies',
  title: 'AI That Powers Execution',
  description:
    'RAG, agents, language models, cloud and revenue AI, each described by the job it does, the way we implement it and the measure that proves it.',
  tag: 'Technologies',
  heading: 'AI That Powers Execution',
  lead: 'A tool is on this page because it has a job in winning or keeping a customer. For each one you can read what it is, why it pays, how we put it to work and which measure decides whether it stays.',
  linkLabel: 'Learn more',
  closing: {
    heading: 'Start from the job.',
    text: 'Name a task, its volume and who checks the result today. We will tell you which of these fits, and when a plain rule is enough.',
  },
} as const satisfies TechnologiesPage;
