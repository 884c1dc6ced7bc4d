import type { PageName } from './types';

/** Its text is in `texts/technologies.ts`. */
export const technologies = {
  name: 'Technologies',
  title: 'AI That Powers Execution',
  description:
    'RAG, agents, language models, cloud and revenue AI, each described by the job it does, the way we implement it and the measure that proves it.',
} as const satisfies PageName;
