import type { RetrievalModels } from './types';

export const lrms: RetrievalModels = {
  name: 'Lightweight Retrieval Models',
  summary: 'Small search models that run on your own hardware.',
  title: 'Lightweight Retrieval Models (LRMs)',
  description:
    'Lightweight retrieval models for private search: BM25 baseline, embeddings and reranking, measured by recall on your own queries.',
  text: () => ({
    lead: 'Lightweight retrieval models (LRMs) are small AI models that find and rank text on your own hardware. Elsewhere, LRM can also mean large reasoning model. We build retrieval models where buyers or staff search all day.',
    capabilitiesHeading: 'Jobs for a small model',
    capabilities: [
      {
        title: 'Private search',
        description:
          'Models with typically 20 to 600 million parameters (learned values) search on your own processors. The search itself sends nothing out.',
      },
      {
        title: 'Product and parts search',
        description: 'Buyers find a part by its number or in their own words.',
      },
      {
        title: 'Ticket matching',
        description: 'A new ticket appears beside the solved one that it repeats.',
      },
      {
        title: 'First stage of an answer',
        description:
          'In retrieval-augmented generation (RAG), the small model finds the passages. The model that writes the answer receives them.',
      },
    ],
    builtBy: {
      service: 'development',
      reason: 'Your engineers can replace both the models and the index.',
    },
    exhibit: {
      kind: 'table',
      heading: 'What each method finds, misses and costs',
      lead: 'Your team judges real queries. BM25, the standard formula for keyword ranking, is the baseline. We keep a model only if adding it to keyword search finds more right passages.',
      questions: ['Finds', 'Misses', 'Costs'],
      amounts: { name: 'Queries with the right passage in the first five; required: 76', of: 50, limit: 38 },
      rows: [
        {
          name: 'Keyword (BM25)',
          amount: '64 of 100',
          stripes: 32,
          answers: [
            'Part numbers, names, error codes',
            'Synonyms, other languages',
            'An ordinary index, no model',
          ],
        },
        {
          name: 'Dense (by meaning)',
          amount: '58 of 100',
          stripes: 29,
          answers: [
            'The same meaning in other words',
            'Exact codes, negation, unfamiliar jargon',
            'Memory, and a new index with each model',
          ],
        },
        {
          name: 'Hybrid',
          amount: '78 of 100',
          stripes: 39,
          answers: [
            'Both lists merged: most of what either finds',
            'What both miss, and some results that only one found',
            'Two indexes, one merging rule',
          ],
        },
        {
          name: 'Reranker',
          amount: '84 of 100',
          stripes: 42,
          answers: [
            'A second model reads the hybrid’s first results and reorders them',
            'Anything not among them',
            'Time: the model reads every candidate',
          ],
        },
      ],
      caption:
        'Test in this order. The first to reach the number you require, here 76 of 100 queries, is enough: the hybrid. The reranker is shown for comparison. Each stripe is two queries; all counts are invented.',
    },
    closing: {
      heading: 'Find out what your search misses',
      text: 'Bring queries that returned nothing. We add only what beats keyword search.',
    },
  }),
};
