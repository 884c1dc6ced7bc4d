import type { RetrievalModels } from './types';

export const lrms: RetrievalModels = {
  name: 'Lightweight Retrieval Models',
  summary: 'Small, fast search models for your own hardware.',
  title: 'Lightweight Retrieval Models (LRMs)',
  description:
    'Lightweight retrieval models for private, high-volume search: BM25 baseline, embeddings and reranking, measured by recall, latency and memory.',
  figureCaption: 'A small model scores every candidate, discards almost all of them and passes on three.',
  text: () => ({
    lead: 'Lightweight retrieval models (LRMs) are small AI models that find and rank text on your own hardware. We build them where buyers or staff search all day, so each search costs little and finds more.',
    capabilitiesHeading: 'Jobs for a small model',
    capabilities: [
      {
        title: 'Private search',
        description:
          'Models of 20 to 600 million parameters, a typical range, run on ordinary processors. No query leaves your network.',
      },
      {
        title: 'Product and parts search',
        description:
          'Buyers find a part by its number or in their own words. We count searches that return nothing.',
      },
      {
        title: 'Ticket matching',
        description:
          'A new ticket is shown beside the solved one it repeats, before an engineer starts again.',
      },
      {
        title: 'First stage of an answer',
        description:
          'In retrieval-augmented generation (RAG) a language model answers from passages. The small model finds them.',
      },
    ],
    builtBy: {
      service: 'development',
      reason: 'Models, index and test run on your hardware. Your engineers can replace each of them.',
    },
    exhibit: {
      kind: 'table',
      heading: 'What each method finds, misses and costs',
      lead: 'Your team judges the results of real queries. BM25, the standard formula for keyword ranking, sets the bar.',
      columns: ['Method', 'Finds', 'Misses', 'Costs'],
      rows: [
        [
          'Keyword (BM25)',
          'Part numbers, names, error codes',
          'Synonyms and other languages',
          'An ordinary index, no model',
        ],
        [
          'Dense (by meaning)',
          'The same meaning in other words',
          'Exact codes, negation, unfamiliar jargon',
          'Memory, and a new index for each new model',
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
        'Test from the top and stop where recall (the right passage is in the top five) meets its target.',
    },
    closing: {
      heading: 'Find out what your search misses',
      text: 'Queries that return nothing are the best start. We test keyword search first and add only what beats it.',
    },
  }),
};
