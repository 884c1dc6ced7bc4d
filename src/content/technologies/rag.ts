import { documents } from '../documents';
import type { Technology } from './types';

export const rag: Technology = {
  name: 'RAG & Graph RAG',
  summary: 'Answers from your documents, each with its source.',
  title: 'RAG & Graph RAG: Answers with Sources',
  description:
    'RAG and Graph RAG over your own documents: search by words and meaning, citations you can open, refusal without a source, weekly scoring.',
  fits: 'Fits when teams look up the same facts in contracts and tickets.',
  text: () => ({
    lead: 'Retrieval-augmented generation (RAG) answers questions from your documents and shows the source. We build it for sales, support, legal and investment teams.',
    whatIs: {
      heading: 'What is RAG?',
      text: 'RAG searches your documents first, then lets a language model answer from what it found. Graph RAG also stores links between companies, contracts and products, so an answer can follow links from one document to another.',
    },
    whyItMatters:
      'Any colleague can check an answer that shows its source. RAG makes invented answers rarer but does not end them.',
    builtBy: {
      service: 'development',
      reason: 'We build search, answers and tests in your accounts.',
    },
    implementationLine: 'We test the search before the answers',
    implementation: [
      {
        title: 'List the questions',
        description: 'Your expert marks passages and writes answers for real questions.',
      },
      {
        title: 'Clean the documents',
        description: 'We mark outdated versions, name document owners and keep existing access rights.',
      },
      {
        title: 'Tune the search',
        description: 'We tune it on half of the questions and test it on the rest.',
      },
      {
        title: 'Ground the answers',
        description: 'The model must cite a passage for every statement, or decline.',
      },
      {
        title: 'Score it weekly',
        description:
          'The next team gets access when all measures meet their targets and no answer shows a document to someone without access.',
      },
    ],
    document: documents.answer,
    applicationsLine: 'Teams that must show the source',
    applications: [
      {
        title: 'Sales engineering',
        description: 'Security questionnaires are drafted from approved answers.',
        results: ['More drafts accepted unedited', 'Fewer hours per questionnaire'],
      },
      {
        title: 'Technical support',
        description: 'Staff see the fix for the customer’s version and its source.',
        results: ['Fewer escalations to engineering', 'Fewer reopened tickets'],
      },
      {
        title: 'Due diligence',
        description: 'Analysts get the pages about a deal, including contradictory ones.',
        results: ['Every figure traced to its page', 'Contradictions found before signing'],
      },
    ],
    related: ['lrms', 'llms', 'agentic-ai'],
    closing: {
      heading: 'Bring one question your team keeps asking',
      text: 'We show you which documents it needs, the first test and the cost.',
    },
  }),
};
