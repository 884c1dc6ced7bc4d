import { technologySummaries } from './summaries';
import type { Technology } from './types';

export const rag = {
  heading: technologySummaries.rag.name,
  lead: 'Retrieval-augmented generation: a language model that must open the file before it answers, and must show you the page. Graph RAG also keeps the links between people, products and clauses, for questions no single document settles.',
  whatIs: {
    heading: 'What is RAG?',
    text: 'A language model remembers its training, not your contracts. RAG searches your documents first, then lets the model answer from what it found, with references. The graph version can follow a supplier from contract to amendment to invoice, although no page names all three.',
  },
  whyItMatters:
    'An unsourced answer is paid for twice: someone drafts it, and someone senior checks it. With the page attached, a junior can check. RAG lowers the risk of invention and does not end it. A question that is really a count belongs in a database.',
  implementationLine: 'Search is proved before anything is written.',
  implementation: [
    {
      title: 'Fix the questions',
      description:
        'In week 1 one team lists what it asks most and trusts least; its lead marks the right passages.',
    },
    {
      title: 'Clean the corpus',
      description: 'Old versions go, documents get owners, and the index inherits who may read what.',
    },
    {
      title: 'Prove the search',
      description: 'Keyword and vector results are merged and reranked until recall meets its target.',
    },
    {
      title: 'Ground the answer',
      description: 'The model cites a passage for every claim, or declines.',
    },
    {
      title: 'Score it weekly',
      description: 'Quality is read beside cost per answer. A second team waits for a pass.',
    },
  ],
  exhibit: {
    kind: 'table',
    heading: 'Two ways to be wrong',
    lead: 'The search can miss the passage; the model can misuse it. Each has its own repair, so each has its own score.',
    columns: ['Measure', 'Question it answers', 'Scored by'],
    rows: [
      ['Recall in the top five', 'Was the passage found?', 'Script, from the lead’s labels'],
      ['Freshness', 'Was it the version in force?', 'Document owner'],
      ['Groundedness', 'Is every statement in the passages?', 'Model, sampled by a person'],
      ['Citation precision', 'Does the page support the sentence?', 'Subject expert'],
      ['Abstention', 'Did it decline without a source?', 'Script, on unanswerable questions'],
    ],
    caption:
      'Two rows judge the search, three the answer. Repair from the top: a missed passage spoils the rest.',
  },
  applicationsLine: 'Three teams that have to show the page.',
  applications: [
    {
      title: 'Sales engineering',
      description: 'A security questionnaire is drafted from replies your security lead has signed.',
      results: ['More drafts accepted unedited', 'One approved wording per question'],
    },
    {
      title: 'Technical support',
      description: 'The agent sees the fix for the customer’s version, with its release note.',
      results: ['Fewer escalations to engineering', 'Fewer reopened tickets'],
    },
    {
      title: 'Due diligence',
      description: 'An analyst puts a question to the data room and gets pages, including two that disagree.',
      results: ['Every figure traced to its page', 'Contradictions found before signing'],
    },
  ],
  relatedLine: 'Systems it is usually wired to.',
  related: ['lrms', 'llms', 'agentic-ai'],
  closing: {
    heading: 'Bring us one question your company cannot answer.',
    text: 'We will show you the drawing, the cost and the first test.',
  },
} as const satisfies Technology;
