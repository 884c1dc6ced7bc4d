import { documents } from '../documents';
import type { Technology } from './types';

export const rag: Technology = {
  name: 'RAG & Graph RAG',
  summary: 'Answers with their sources attached.',
  title: 'RAG & Graph RAG: Answers with Sources',
  description:
    'RAG and Graph RAG over your own documents: hybrid retrieval, citations the reader can open, refusal when no source exists, weekly scoring.',
  fits: 'Fits when teams look up the same facts in contracts, tickets and wikis.',
  figureCaption:
    'Documents (a) are searched (b), linked to the companies and products they name (c), and answered with sources (d). Rejected answers improve the search (e).',
  exhibitAt: 'second',
  text: () => ({
    lead: 'Retrieval-augmented generation (RAG) answers questions from your own documents and shows the source. We build it for sales, support and legal teams that wait for experts today.',
    whatIs: {
      heading: 'What is RAG?',
      text: 'RAG searches your documents first, then lets a language model answer from what it found. Ask which customers may cancel early, and you get the page of each clause. Graph RAG also stores links between companies, contracts and products, so one answer can combine documents.',
    },
    whyItMatters:
      'With its source attached, any colleague can check an answer. RAG makes invented answers rarer but does not end them.',
    builtBy: {
      service: 'development',
      reason: 'Our engineers build search, answers and tests in your accounts. You own the code.',
    },
    implementationLine: 'We test the search before the model writes answers',
    implementation: [
      {
        title: 'List the questions',
        description: 'We take real questions from tickets, and an expert marks the correct passages.',
      },
      {
        title: 'Clean the documents',
        description: 'Old versions are excluded. Each document gets an owner and keeps its access rights.',
      },
      {
        title: 'Tune the search',
        description:
          'Keyword search and search by meaning are tuned on half of the questions. The rest is the test.',
      },
      {
        title: 'Ground the answers',
        description: 'The model cites a passage for every statement, or says that it found none.',
      },
      {
        title: 'Score it weekly',
        description: 'We review quality beside cost per answer. The next team starts when both meet target.',
      },
    ],
    exhibit: {
      kind: 'table',
      heading: 'How we measure a good answer',
      lead: 'We score search and language model separately, because each fails in its own way.',
      columns: ['Measure', 'Question it answers', 'Scored by'],
      rows: [
        ['Recall', 'Is the right passage in the top five?', 'Script, from the marked passages'],
        ['Groundedness', 'Is every statement in the passages?', 'AI, spot-checked by a person'],
        ['Citation precision', 'Does the page support the sentence?', 'Subject expert'],
        ['Abstention', 'Does it decline without a source?', 'Script, on unanswerable questions'],
      ],
      caption: 'Row one tests the search, the others test the answer. Fix the search first.',
    },
    document: documents.answer,
    applicationsLine: 'Teams that must show the source',
    applications: [
      {
        title: 'Sales engineering',
        description:
          'A buyer’s security questionnaire is drafted from answers your security lead has approved.',
        results: ['More drafts accepted unedited', 'Fewer hours per questionnaire'],
      },
      {
        title: 'Technical support',
        description: 'Support staff see the fix for the customer’s version, with its release note.',
        results: ['Fewer escalations to engineering', 'Fewer reopened tickets'],
      },
      {
        title: 'Due diligence',
        description: 'An analyst asks about a deal and gets the pages, including those that disagree.',
        results: ['Every figure traced to its page', 'Contradictions found before signing'],
      },
    ],
    relatedLine: 'What RAG is usually combined with',
    related: ['lrms', 'llms', 'agentic-ai'],
    closing: {
      heading: 'Bring one question your team keeps asking',
      text: 'We will show you which documents it needs, the first test and the cost.',
    },
  }),
};
