import { technologySummaries } from './summaries';
import type { Technology } from './types';

export const rag = {
  heading: technologySummaries.rag.name,
  lead: 'Retrieval-augmented generation: a language model that must open the file before it answers, and must show you the page. Graph RAG also keeps the links between people, products and clauses, for questions no single document settles.',
  closing: {
    heading: 'Bring us one question your company cannot answer.',
    text: 'We will show you the drawing, the cost and the first test.',
  },
} as const satisfies Technology;
