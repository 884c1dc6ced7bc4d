import type { Summary } from '../summary';

export const technologySummaries = {
  rag: {
    name: 'RAG & Graph RAG',
    summary: 'Answers with their sources attached.',
    title: 'RAG & Graph RAG: Answers with Sources',
    description:
      'RAG and Graph RAG over your own documents: hybrid retrieval, citations the reader can open, refusal when no source exists, weekly scoring.',
  },
  'agentic-ai': {
    name: 'Agentic AI',
    summary: 'Software that finishes routine tasks under human control.',
    title: 'Agentic AI Under Human Control',
    description:
      'AI agents that finish tasks across your systems: least access, trial runs, human approval until proven safe, a budget cap and an off switch.',
  },
  llms: {
    name: 'Large Language Models',
    summary: 'The right model for each task, chosen by test.',
    title: 'Large Language Models, Chosen by Test',
    description:
      'Large language models for calls, contracts and proposals: a frozen test set, the smallest model that passes it, a new test at every version.',
  },
  lrms: {
    name: 'Lightweight Retrieval Models',
    summary: 'Small, fast search models for your own hardware.',
    title: 'Lightweight Retrieval Models (LRMs)',
    description:
      'Lightweight retrieval models for private, high-volume search: BM25 baseline, embeddings and reranking, measured by recall, latency and memory.',
  },
  'cloud-ai': {
    name: 'Cloud AI',
    summary: 'Computing capacity and cost that follow actual use.',
    title: 'Cloud AI: Capacity and Cost Control',
    description:
      'Cloud AI with an owner for every line of the bill: elastic serving, data residency, quotas, a fallback model, and cost per inference.',
  },
  'customer-success-ai': {
    name: 'Customer Success AI',
    summary: 'See the renewal at risk while it can be saved.',
    title: 'Customer Success AI for Renewals',
    description:
      'Customer success AI tested against past renewals: risk reasons a person can act on, lead time before the date, saves proven by a holdout.',
  },
  'marketing-sales-ai': {
    name: 'Marketing & Sales AI',
    summary: 'Accounts ranked by who will buy and stay.',
    title: 'Marketing & Sales AI: Scoring and Routing',
    description:
      'AI for marketing and sales: accounts scored on customers who stayed, leads routed with reasons shown, pipeline proven against a holdout.',
  },
  'business-intelligence-ai': {
    name: 'Business Intelligence AI',
    summary: 'One revenue number for finance, sales and the board.',
    title: 'Business Intelligence AI on Agreed Metrics',
    description:
      'Business intelligence AI on agreed metrics: one definition of recurring revenue, forecasts scored for error and bias, every answer showing its query.',
  },
} as const satisfies Record<string, Summary>;
