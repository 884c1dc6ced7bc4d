import type { Technology } from './types';

export const llms: Technology = {
  name: 'Large Language Models',
  summary: 'The right model for each task, chosen by test.',
  title: 'Large Language Models, Chosen by Test',
  description:
    'Large language models for calls, contracts and proposals: a frozen test set, the smallest model that passes it, a new test at every version.',
  fits: 'Fits when calls, tickets and contracts pile up unread.',
  figureCaption:
    'A model reads the context and predicts the next token, a piece of a word. We choose the context and test the prediction.',
  exhibitAt: 'first',
  text: () => ({
    lead: 'Large language models (LLMs) read the calls, tickets and contracts that nobody has time for. We build them into sales, legal and proposal work, so buyers get an answer sooner.',
    whatIs: {
      heading: 'What are large language models?',
      text: 'They are models trained on text that read, summarize, sort and draft. Give one a recorded sales call, and it returns budget owner, objection and next step. It does not know your business, so the facts must come with the request.',
    },
    whyItMatters:
      'A model reads every call at a known cost, but it can invent a clause. A test made of your own cases counts such errors before customers do.',
    builtBy: {
      service: 'development',
      reason: 'Tests, routing and settings live in your repository, with a cost limit per task.',
    },
    implementationLine: 'We write the test before we choose the model',
    implementation: [
      {
        title: 'Time the manual work',
        description:
          'Your best reader does a sample by hand. The answers become the test, the minutes the baseline.',
      },
      {
        title: 'Start small',
        description:
          'The shortest instruction and the smallest model go first. A larger model follows only after a failed test.',
      },
      {
        title: 'Check the output',
        description: 'Software rejects any field that your CRM (customer database) cannot store.',
      },
      {
        title: 'Route by difficulty',
        description:
          'Easy cases stay with the small model. Doubtful ones go to a larger model, then to a person.',
      },
      {
        title: 'Test every version',
        description: 'When a provider changes or retires a model, the same test runs again.',
      },
    ],
    exhibit: {
      kind: 'formula',
      heading: 'What one finished task costs',
      lead: 'Providers charge per token, a piece of a word. You need finished tasks, so we compare models by their cost.',
      result: 'Cost per finished task',
      terms: [
        { name: 'Model calls', note: 'Provider invoice: text in and out, with retries.' },
        { operator: '+', name: 'Review', note: 'Time sheets: minutes at the reviewer’s rate.' },
        { operator: '+', name: 'Rework', note: 'Tickets: errors found after release.' },
        { operator: '+', name: 'Testing', note: 'Runs and labels for each version.' },
        {
          operator: '÷',
          name: 'Tasks finished',
          note: 'Accepted and not reopened. Unused drafts do not count.',
        },
      ],
      caption: 'Add the four costs of one month, then divide. A cheap model often turns expensive at review.',
    },
    applicationsLine: 'Text that goes unread',
    applications: [
      {
        title: 'Sales',
        description:
          'A recorded call becomes CRM fields: budget owner, objection and next step, each with its timestamp.',
        results: ['Fewer fields corrected by hand', 'Less typing after calls'],
      },
      {
        title: 'Legal',
        description: 'Renewal dates, liability limits and unusual clauses reach counsel with page numbers.',
        results: ['Fewer missed clauses', 'Shorter first review'],
      },
      {
        title: 'Proposals',
        description: 'Drafts follow the buyer’s request and your past wins. Your team edits and signs.',
        results: ['Fewer edits per draft', 'Win rate compared with and without drafts'],
      },
    ],
    relatedLine: 'What gives it facts, actions and capacity',
    related: ['rag', 'agentic-ai', 'cloud-ai'],
    closing: {
      heading: 'Test a model on your own work',
      text: 'A few real inputs with your best person’s answers are enough. They start the test that chooses a model.',
    },
  }),
};
