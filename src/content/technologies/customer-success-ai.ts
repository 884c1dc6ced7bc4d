import { technologySummaries } from './summaries';
import type { Technology } from './types';

export const customerSuccessAi = {
  heading: technologySummaries['customer-success-ai'].name,
  lead: 'The decision not to renew is made before the date. It shows first in usage, in a sponsor who leaves, in an invoice left unpaid. We join those signals in one account record, test the model on past quarters, and give every risk reason an owner.',
  whatIs: {
    heading: 'What is customer success AI?',
    text: 'Models that read usage, tickets, calls and invoices and return a short list: which accounts need a person now, and why. Assistants answer routine questions and prepare reviews. While losses are still few, plain rules do better, because a model has little to learn from.',
  },
  whyItMatters:
    'Once notice has arrived, a discount is often the last argument. A warning with a reason leaves time for training, a new sponsor or a repair. If the reason is price or product, no playbook will cure it, but you will know.',
  implementationLine: 'Billing knows who left. Start there.',
  implementation: [
    {
      title: 'Define the loss',
      description:
        'In week 1 finance and success date every loss and contraction (a smaller renewal) from billing.',
    },
    {
      title: 'Build the account table',
      description: 'Usage, tickets and invoices share one key. Each value carries its date.',
    },
    {
      title: 'Set the bar with rules',
      description: 'A model replaces written rules only by beating them on closed quarters.',
    },
    {
      title: 'Staff the reasons',
      description: 'Every alert has a play and a manager with hours for it.',
    },
    {
      title: 'Hold some back',
      description: 'A random share of flagged accounts gets the usual care, the measure for every save.',
    },
  ],
  exhibit: {
    kind: 'table',
    heading: 'A health score against last year’s renewals',
    lead: 'Score each account as it stood before its date, then open billing. Four outcomes are possible.',
    columns: ['Predicted, then happened', 'How to read it', 'What it cost'],
    rows: [
      ['Flagged, left', 'Right; useful if early', 'The contract, if nobody acted'],
      ['Flagged, renewed', 'A false alarm, or a save', 'Manager hours, perhaps a discount'],
      ['Not flagged, left', 'A miss; find the sign it lacked', 'The contract and its replacement'],
      ['Not flagged, renewed', 'Rightly left alone', 'Nothing'],
    ],
    caption:
      'Weigh the rows by contract value. Where few customers leave, a score that flags nobody still looks accurate.',
  },
  applicationsLine: 'From first login to signed renewal.',
  applications: [
    {
      title: 'Renewals',
      description: 'Accounts are ranked by revenue at risk, each with its first sign.',
      results: ['Lost revenue flagged 120 days ahead (target)', 'Saves proved against accounts held back'],
    },
    {
      title: 'Onboarding',
      description: 'A stalled rollout is found by the integration nobody has connected.',
      results: ['Go-lives on schedule', 'Fewer days to first value'],
    },
    {
      title: 'Support',
      description:
        'The assistant answers from approved text. A bot’s promise can make the company liable (Moffatt v. Air Canada, 2024).',
      results: ['More cases resolved and not reopened', 'Satisfaction no lower than with people'],
    },
  ],
  relatedLine: 'Its definitions, its answers, its next customers.',
  related: ['business-intelligence-ai', 'rag', 'marketing-sales-ai'],
  closing: {
    heading: 'Test the health score on last year.',
    text: 'Bring your renewals and your losses with their dates. The consultation starts with what the score would have caught, and when.',
  },
} as const satisfies Technology;
