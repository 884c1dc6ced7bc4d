import type { Technology } from './types';

export const agenticAi: Technology = {
  name: 'Agentic AI',
  summary: 'Software that finishes routine tasks under human control.',
  title: 'Agentic AI Under Human Control',
  description:
    'AI agents that finish tasks across your systems: least access, trial runs, human approval, a budget cap and an off switch.',
  fits: 'Fits tasks that span several systems and differ too much for a fixed rule.',
  text: () => ({
    lead: 'We build AI agents that finish routine tasks for sales, finance and customer teams. Each risky step waits for a person.',
    whatIs: {
      heading: 'What is agentic AI?',
      text: 'An agent is a language model that plans steps, takes them in your tools and checks the result. It can read an inquiry, find the company in your records and propose an entry for your CRM (customer database).',
    },
    whyItMatters:
      'If each step succeeds 95% of the time, only 36% of runs with 20 steps finish without error. So at first a person approves every change of a record.',
    builtBy: {
      service: 'development',
      reason: 'We build the agent, its tools and its limits in your accounts.',
    },
    implementationLine: 'We release types of action one by one',
    implementation: [
      {
        title: 'Describe the task',
        description: 'Your people name the steps, the result and what must never happen.',
      },
      {
        title: 'Build narrow tools',
        description: 'Each has its own account, a trial mode and access only to what the task needs.',
      },
      {
        title: 'Replay past cases',
        description: 'Closed cases run offline, three times each.',
      },
      {
        title: 'Work in the shadow',
        description:
          'The agent suggests while people do the work. Once it matches them, it writes on approval.',
      },
      {
        title: 'Release by type',
        description: 'Proven types run alone, with a budget, a log of every step and an off switch.',
      },
    ],
    exhibit: {
      at: 'first',
      kind: 'gates',
      heading: 'What an action may do, level by level',
      lead: 'You allow each type of action separately. An agent that sees private data and outside messages needs approval to send anything or open a link.',
      gates: [
        {
          name: 'Read',
          question: 'Which records may it see?',
          passes: 'Only those the task needs.',
        },
        {
          name: 'Propose',
          question: 'Is it as good as a colleague?',
          passes: 'In three runs on past cases, even the lowest score matches a colleague’s.',
        },
        {
          name: 'Write on approval',
          question: 'Who approves, and can it be undone?',
          passes:
            'In live work it matched colleagues. It has a named approver and, where possible, a rehearsed undo.',
        },
        {
          name: 'Run alone',
          question: 'What do its mistakes cost?',
          passes:
            'It has passed four gates: mistakes do limited harm, quality is at least a colleague’s, cost is below the limit, and its off switch was tested.',
        },
      ],
      caption:
        'Each type starts at Read and moves up by meeting the next level’s condition. Above the agreed number of errors it drops a level. When the model or prompt changes, a person approves each action again.',
    },
    applicationsLine: 'Tasks that cross several systems',
    applications: [
      {
        title: 'Sales operations',
        description:
          'The agent matches inquiries with your records and fills CRM fields, with a link to the source.',
        results: ['More fields correct on audit', 'Fewer minutes per account'],
      },
      {
        title: 'Accounts receivable',
        description: 'If an invoice does not match its order, the agent proposes a correction.',
        results: ['More mismatched invoices settled, fewer reversed', 'Fewer days until payment'],
      },
      {
        title: 'Account management',
        description: 'Usage, tickets and terms become a briefing before renewal.',
        results: ['Briefings ready on time', 'Fewer edits per briefing'],
      },
    ],
    related: ['rag', 'llms', 'cloud-ai'],
    closing: {
      heading: 'Name the routine task you would hand over',
      text: 'Tell us its steps, volume and cost of a mistake. We say whether it needs an agent or a script.',
    },
  }),
};
