import { technologySummaries } from './summaries';
import type { Technology } from './types';

export const llms = {
  heading: technologySummaries.llms.name,
  lead: 'Most of what a company knows about its customers is text that no report counts: calls, tickets, contracts. A language model can read all of it. We choose the model on a frozen set of your own work and keep the cheapest one that passes.',
  whatIs: {
    heading: 'What are large language models?',
    text: 'Models that predict the next token, a piece of text, well enough to read, draft, sort and extract. They hold patterns from training and no record of your business, so the facts must come with the request. Sums and prices belong to code.',
  },
  whyItMatters:
    'Nobody listens to every call, so decisions rest on the loud ones. Reading them all is now affordable. Judging what was read still takes a person, and an invented clause costs more than its tokens. The frozen set counts such errors before customers do.',
  implementationLine: 'The test comes first, the model second.',
  implementation: [
    {
      title: 'Time the manual work',
      description:
        'In week 1 your best reader works a sample by hand. The answers become the frozen set, the minutes the baseline.',
    },
    {
      title: 'Start small',
      description: 'The shortest prompt and the smallest model go first; size follows a failed test.',
    },
    {
      title: 'Constrain the output',
      description: 'A validator rejects any field the CRM could not store.',
    },
    {
      title: 'Route by difficulty',
      description: 'Easy cases stay small. Doubtful ones go to a larger model, then to a person.',
    },
    {
      title: 'Test every version',
      description: 'When a provider changes or retires a model, the set runs again.',
    },
  ],
  exhibit: {
    kind: 'formula',
    heading: 'What one finished task costs',
    lead: 'Providers print a price per token. The price that decides between two models is assembled from invoice, time sheet and tickets.',
    result: 'Cost per finished task',
    terms: [
      { name: 'Model calls', note: 'Provider invoice: tokens in and out, with retries.' },
      { operator: '+', name: 'Review', note: 'Time sheets: minutes at the reviewer’s rate.' },
      { operator: '+', name: 'Rework', note: 'Tickets: errors found after release.' },
      { operator: '+', name: 'Testing', note: 'Runs and labels for each version.' },
      {
        operator: '÷',
        name: 'Tasks finished',
        note: 'Accepted, not reopened. Unused drafts do not count.',
      },
    ],
    caption: 'Add four terms for one month, then divide. A cheap model often turns expensive at the second.',
  },
  applicationsLine: 'Text that already exists and goes unread.',
  applications: [
    {
      title: 'Sales',
      description:
        'A recorded call becomes CRM fields: budget owner, objection, next step, each with a timestamp.',
      results: ['Fewer fields corrected by hand', 'Less typing after calls'],
    },
    {
      title: 'Legal',
      description: 'Renewal dates, liability caps and odd clauses reach counsel with page numbers.',
      results: ['Fewer missed clauses', 'Shorter first review'],
    },
    {
      title: 'Bid desk',
      description: 'Drafts follow the buyer’s request and your past wins. The signatory edits.',
      results: ['Fewer edits per draft', 'Win rate known with and without drafts'],
    },
  ],
  relatedLine: 'It brings the words. These bring the rest.',
  related: ['rag', 'agentic-ai', 'cloud-ai'],
  closing: {
    heading: 'Start with the answers.',
    text: 'Bring real inputs and the answers your best person would give to them. They decide which model you need, and whether you need one.',
  },
} as const satisfies Technology;
