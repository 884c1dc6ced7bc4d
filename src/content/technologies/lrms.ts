import { technologySummaries } from './summaries';
import type { Technology } from './types';

export const lrms = {
  heading: technologySummaries.lrms.name,
  lead: 'Small models that find and order text but do not write it. Search runs on every query, so its delay and its cost are paid every time. A small model can stay on your own hardware, and it sets the ceiling for any RAG system above it.',
  closing: {
    heading: 'Search what you already have.',
    text: 'Bring the queries that return nothing and the documents that should have answered them. We will start from a keyword baseline and add only what beats it.',
  },
} as const satisfies Technology;
