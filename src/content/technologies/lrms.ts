import { technologySummaries } from './summaries';
import type { RetrievalModels } from './types';

export const lrms = {
  heading: technologySummaries.lrms.name,
  lead: 'Small models that find and order text but do not write it. Search runs on every query, so its delay and its cost are paid every time. A small model can stay on your own hardware, and what it misses, no answer written above it can contain.',
  capabilitiesHeading: 'Four jobs for a small model',
  capabilities: [
    {
      title: 'Search that stays inside',
      description:
        'Models of 20 to 600 million parameters, the typical range, run on ordinary processors. No query leaves your network.',
    },
    {
      title: 'Product and parts search',
      description:
        'The part number matches, and so does the buyer’s own word for it. Empty results are counted.',
    },
    {
      title: 'Ticket matching',
      description: 'A new ticket is set beside the closed one it repeats, before an engineer starts again.',
    },
    {
      title: 'First stage of RAG',
      description:
        'Retrieval-augmented generation (RAG) answers from passages found beforehand. We score the finding first.',
    },
  ],
  exhibit: {
    kind: 'table',
    heading: 'What each method finds, misses and costs',
    lead: 'Week 1 collects real queries, and your team judges the results. BM25, the standard keyword ranking, sets the bar.',
    columns: ['Method', 'Finds', 'Misses', 'Costs'],
    rows: [
      [
        'Keyword (BM25)',
        'Part numbers, names, error codes',
        'Synonyms and other languages',
        'An ordinary index, no model',
      ],
      [
        'Dense (embeddings)',
        'The same meaning in other words',
        'Identifiers, negation, unfamiliar jargon',
        'Memory; re-indexing with each new model',
      ],
      ['Hybrid', 'What either one finds', 'What neither finds', 'Two indexes, one merging rule'],
      [
        'Reranker',
        'The best order for a short list',
        'Anything not on that list',
        'The slowest step: one reading per candidate',
      ],
    ],
    caption:
      'Test from the top and stop where recall, the share of relevant passages found, meets its target.',
  },
  closing: {
    heading: 'Search what you already have.',
    text: 'Bring the queries that return nothing and the documents that should have answered them. We will start from a keyword baseline and add only what beats it.',
  },
} as const satisfies RetrievalModels;
