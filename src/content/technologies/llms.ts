import { formatUsd, priceUsdPerMonth } from '../pricing';
import type { Technology } from './types';

/** Finished in an invented month. */
const TASKS = 1400;

/** In USD per month. A function, because the bundle would compute a constant when the site starts. */
const fee = () => priceUsdPerMonth('development', 'seed');

export const llms: Technology = {
  name: 'Large Language Models',
  summary: 'The right model for each task, chosen by test.',
  title: 'Large Language Models, Chosen by Test',
  description:
    'Large language models for calls, contracts and proposals: a test on your own cases, and the cheapest model that passes it.',
  fits: 'Fits when calls, tickets and contracts pile up unread.',
  text: () => ({
    lead: 'Large language models (LLMs) read the calls, tickets and contracts that your teams have no time for. We build them into sales, legal and proposal work.',
    whatIs: {
      heading: 'What are large language models?',
      text: 'They are AI models that read, summarize, sort and draft text. Give one the transcript of a sales call, and it returns budget owner, objection and next step. It does not know your business, so the facts must come with the request.',
    },
    whyItMatters:
      'A model reads every file at a known cost, but it can invent facts. A test on your own cases finds many such errors before customers do.',
    builtBy: {
      service: 'development',
      reason: 'Tests, routing and a cost limit per task go into your repository.',
    },
    implementationLine: 'We write the test before we choose the model',
    implementation: [
      {
        title: 'Time the manual work',
        description: 'Your best person at this task writes the right answers, and we time the work.',
      },
      {
        title: 'Start small',
        description:
          'We test small models first. Of those that pass, the cheapest per finished task does the work.',
      },
      {
        title: 'Check the output',
        description: 'Software rejects values your CRM (customer database) cannot store.',
      },
      {
        title: 'Route by difficulty',
        description: 'Doubtful cases go to a larger model, then to a person.',
      },
      {
        title: 'Test every version',
        description:
          'Test cases stay fixed, but one used in a repair is replaced. When a provider changes or retires a model, the test runs again.',
      },
    ],
    exhibit: {
      at: 'first',
      kind: 'formula',
      heading: 'What one finished task costs',
      lead: 'Providers charge for text in and out. We compare models by the full cost of a finished task.',
      result: 'Cost per finished task',
      value: '$7',
      terms: [
        { name: 'Model calls', note: 'Provider and hosting invoices.', value: '$3,000', size: 30 },
        {
          operator: '+',
          name: 'Review',
          note: 'Time sheets, at the reviewer’s rate.',
          value: '$3,400',
          size: 34,
        },
        {
          operator: '+',
          name: 'Rework',
          note: 'Hours for errors found after use, from tickets.',
          value: '$2,200',
          size: 22,
        },
        {
          operator: '+',
          name: 'Testing',
          note: 'Test runs of each version, and hours to label cases.',
          value: '$1,200',
          size: 12,
        },
        {
          operator: '÷',
          name: 'Tasks finished',
          note: 'Accepted and not reopened. Each cell: 100 tasks.',
          value: '1,400',
          size: 7,
        },
      ],
      caption: `Add the four costs of one month, then divide. By hand, 30 minutes at $48 an hour would cost $24 a task. Our fee, at Seed ${formatUsd(fee())} a month, adds $${(fee() / TASKS).toFixed(2)} a task, without the equity. The other numbers are invented.`,
    },
    applicationsLine: 'Text that goes unread',
    applications: [
      {
        title: 'Sales',
        description: 'A recorded call becomes CRM fields, each with its timestamp.',
        results: ['Fewer fields corrected by hand', 'Less typing after calls'],
      },
      {
        title: 'Legal',
        description: 'Counsel gets dates, limits and unusual clauses with page numbers.',
        results: ['Fewer missed clauses', 'Shorter first review'],
      },
      {
        title: 'Proposals',
        description: 'Drafts answer the request, modeled on proposals you won. Your team signs.',
        results: ['Fewer edits per draft', 'Higher win rate than without drafts'],
      },
    ],
    related: ['rag', 'agentic-ai', 'cloud-ai'],
    closing: {
      heading: 'Test a model on your own work',
      text: 'Bring a few inputs without personal data, and your best person’s answers to them.',
    },
  }),
};
