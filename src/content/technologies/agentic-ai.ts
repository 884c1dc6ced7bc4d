import { technologySummaries } from './summaries';
import type { Technology } from './types';

export const agenticAi = {
  heading: technologySummaries['agentic-ai'].name,
  lead: 'An agent plans the steps, calls the tools and checks the result until the task is done or handed back. It changes records in other systems, so we decide first what it may never do, and who approves each write.',
  whatIs: {
    heading: 'What is agentic AI?',
    text: 'A chatbot replies; an agent acts. It is a language model with accounts in your CRM, mail and ERP (orders and ledger), and an end state it can check. Where the path never varies, a script costs less and fails in fewer ways.',
  },
  whyItMatters:
    'An agent removes handoffs between systems, and with them the moments when somebody used to notice a mistake. By plain arithmetic, twenty steps that each succeed 95% of the time all succeed in about 36% of runs. Review points have to be designed.',
  implementationLine: 'Permission is earned one action at a time.',
  implementation: [
    {
      title: 'Task sheet',
      description:
        'Week 1 is spent beside whoever does the work now: steps, end state, and what must never happen.',
    },
    {
      title: 'Narrow tools',
      description: 'Each has its own service account, the least access, a dry run and an undo.',
    },
    {
      title: 'Replay',
      description: 'Closed cases run offline, several times each. One lucky pass proves nothing.',
    },
    {
      title: 'Shadow period',
      description: 'The agent proposes while a person works. Once the two agree, it writes on approval.',
    },
    {
      title: 'Release by type',
      description: 'Action types with a clean history run alone, inside a budget cap and an audit log.',
    },
  ],
  exhibit: {
    kind: 'gates',
    heading: 'What an action passes before it runs alone',
    lead: 'Permission belongs to a type of action. A phone number can be corrected; a credit note is hard to call back.',
    gates: [
      {
        name: 'Read',
        question: 'Which records may it see?',
        passes: 'Private data, untrusted text and a way out never meet unguarded.',
      },
      {
        name: 'Propose',
        question: 'Is the end state right every time?',
        passes: 'All repeats of every replayed case.',
      },
      {
        name: 'Write on approval',
        question: 'Who says yes, and can it be undone?',
        passes: 'A named approver and a rehearsed rollback.',
      },
      {
        name: 'Run alone',
        question: 'What does one mistake cost?',
        passes: 'Less than the review it replaces; someone holds the off switch.',
      },
    ],
    caption: 'Every type starts at Read. One wrong write sends it back a gate.',
  },
  applicationsLine: 'Work that crosses systems before it ends.',
  applications: [
    {
      title: 'Sales operations',
      description: 'Inbound accounts are researched and CRM fields filled, each with its source.',
      results: ['Fields that survive an audit', 'Fewer minutes per account'],
    },
    {
      title: 'Accounts receivable',
      description: 'An invoice that contradicts its order is traced to the cause, and a correction proposed.',
      results: ['More exceptions closed, fewer reversed', 'Fewer days until payment'],
    },
    {
      title: 'Account management',
      description: 'Usage, tickets and contract terms become one pack before each renewal.',
      results: ['Packs ready on time', 'Fewer edits per pack'],
    },
  ],
  relatedLine: 'What it reads, reasons with and runs on.',
  related: ['rag', 'llms', 'cloud-ai'],
  closing: {
    heading: 'Name the task nobody wants.',
    text: 'Bring its steps, its volume and the cost of one mistake. We will tell you whether it needs an agent or a script.',
  },
} as const satisfies Technology;
