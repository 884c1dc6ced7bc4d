import type { Technology } from './types';

export const agenticAi: Technology = {
  name: 'Agentic AI',
  summary: 'Software that finishes routine tasks under human control.',
  title: 'Agentic AI Under Human Control',
  description:
    'AI agents that finish tasks across your systems: least access, trial runs, human approval until proven safe, a budget cap and an off switch.',
  fits: 'Fits when a routine task crosses several systems and its steps vary.',
  figureCaption:
    'Plan, act and check repeat until the result passes. A person approves each write until that type of action has proven safe.',
  exhibitAt: 'first',
  text: () => ({
    lead: 'We build AI agents that finish routine tasks across your systems. Sales, finance and customer teams get hours back for customers, and each risky step waits for a person.',
    whatIs: {
      heading: 'What is agentic AI?',
      text: 'An agent is a language model with access to your tools: it plans the steps, takes them and checks the result. It can read an inquiry, research the company and propose the entry for your CRM (customer database). Where the steps never vary, a plain script costs less.',
    },
    whyItMatters:
      'At 95% success per step, only 36% of runs with 20 steps finish without error. So at first a person approves every write.',
    builtBy: {
      service: 'development',
      reason: 'One team builds the agent, its tools and its limits, in your accounts.',
    },
    implementationLine: 'We release types of action one by one',
    implementation: [
      {
        title: 'Describe the task',
        description: 'With those who do it today, we write down steps, result and what must never happen.',
      },
      {
        title: 'Build narrow tools',
        description:
          'Each tool has its own account, the least access, a trial mode and, where possible, an undo.',
      },
      {
        title: 'Replay past cases',
        description: 'Closed cases run several times offline, because one success proves little.',
      },
      {
        title: 'Work in the shadow',
        description:
          'The agent suggests while people work. Once results match, it writes with their approval.',
      },
      {
        title: 'Release by type',
        description: 'Proven types of action run alone, within a budget and with a log of every step.',
      },
    ],
    exhibit: {
      kind: 'gates',
      heading: 'What an action may do, level by level',
      lead: 'You allow each type of action separately. A phone number is easier to correct than a credit note.',
      gates: [
        {
          name: 'Read',
          question: 'Which records may it see?',
          passes: 'Only those the task needs.',
        },
        {
          name: 'Propose',
          question: 'Is the result right every time?',
          passes: 'Every past case, repeated several times.',
        },
        {
          name: 'Write on approval',
          question: 'Who approves, and can it be undone?',
          passes: 'A named approver and, where possible, a rehearsed undo.',
        },
        {
          name: 'Run alone',
          question: 'What do its mistakes cost?',
          passes: 'Less than checking costs. The type has passed the gates of the Scaling phase.',
        },
      ],
      caption:
        'Each type of action starts at Read and moves back one level when its errors pass their limit.',
    },
    applicationsLine: 'Tasks that cross several systems',
    applications: [
      {
        title: 'Sales operations',
        description: 'New inquiries are researched and CRM fields filled in, each with its source.',
        results: ['More fields correct on audit', 'Fewer minutes per account'],
      },
      {
        title: 'Accounts receivable',
        description:
          'An invoice that contradicts its order is traced to the cause, and a correction proposed.',
        results: ['More exceptions closed, fewer reversed', 'Fewer days until payment'],
      },
      {
        title: 'Account management',
        description: 'Usage, tickets and contract terms become one briefing before each renewal.',
        results: ['Briefings ready on time', 'Fewer edits per briefing'],
      },
    ],
    relatedLine: 'What an agent reads, reasons with and runs on',
    related: ['rag', 'llms', 'cloud-ai'],
    closing: {
      heading: 'Name the routine task you would hand over',
      text: 'Tell us its steps, its volume and the cost of one mistake. You will hear whether it needs an agent or a script.',
    },
  }),
};
