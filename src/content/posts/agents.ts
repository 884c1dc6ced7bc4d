import { type BlogPost, blogPath } from './types';

export const agents: BlogPost = {
  title: 'Where an AI agent should stop and ask',
  excerpt: 'Which steps of an AI agent a person should approve.',
  category: 'AI Trends',
  date: '2026-11-24',
  author: 'The AI practice',
  path: blogPath,
  artwork: 'post-agents',
  text: () => [
    'An AI agent is a language model that acts in other systems: it changes records, sends messages and moves money. Before a person stops approving an action, ask two questions: can it be undone, and what does a mistake cost?',
    { heading: 'Sort its actions' },
    {
      table: {
        caption: 'Actions of an agent in customer support',
        columns: ['Action', 'Undone by', 'Who acts'],
        rows: [
          ['Read an account, draft a reply', 'Nothing to undo', 'Agent alone'],
          ['Correct a field, with a log', 'One click', 'Agent; a person checks 1 in 20'],
          ['Refund up to a limit', 'Not possible', 'Agent below a cap, a person above it'],
          ['Send a promise to a customer', 'Not possible', 'Agent, after a person approves'],
          ['Change a price or a contract', 'Not possible', 'Person; the agent prepares'],
          ['Delete data, change access', 'Not possible', 'Person; the agent has no such tool'],
        ],
      },
    },
    [
      'The last row is the strongest control: a tool that the agent does not have cannot be misused. Instructions can be overridden by text that the agent reads, such as an email with hidden orders. ',
      { text: 'OWASP', href: 'https://genai.owasp.org/llmrisk/llm01-prompt-injection/' },
      ' ranks this prompt injection first among the risks of language models (2025). Simon Willison, a developer, warns of ',
      {
        text: 'three things in one agent',
        href: 'https://simonwillison.net/2025/Jun/16/the-lethal-trifecta/',
      },
      ': private data, text from strangers, and a way to send data out. Never let such an agent send alone.',
    ],
    { heading: 'Errors multiply over steps' },
    'An agent that is right in 95% of its steps completes three of them without an error in 86% of cases: 0.95 × 0.95 × 0.95 = 0.86. Over 20 steps it is 36%. So put the approval before a costly step that cannot be undone.',
    { heading: 'Worked example: refunds' },
    'In this invented example, a person checks every refund that an agent proposes in a month. A check takes two minutes at $45 an hour, so it costs $1.50.',
    {
      table: {
        caption: 'Cost of checking, and of the errors it found',
        columns: ['Refunds', 'Number', 'Checking', 'Errors'],
        rows: [
          ['Under $25', '150', '$225', '3, worth $45'],
          ['$25 and more', '50', '$75', '3, worth $315'],
          ['All', '200', '$300', '6, worth $360'],
        ],
      },
    },
    'Under $25, checking costs five times what it saves, so the agent may act alone once it errs no more than a colleague. From $25 on, checking saves four times its cost, so the person stays. This limit saves $225 a month and costs $45 in errors.',
    'Where a mistake hurts a person, breaks a law or ends a contract, keep the approval whatever it costs.',
    { heading: 'How many cases are enough?' },
    [
      'If 100 checked cases contain no error, the true error rate can still be up to 3%: three divided by the number of cases, with 95% confidence (',
      { text: 'Hanley and Lippman-Hand', href: 'https://doi.org/10.1001/jama.1983.03330370053031' },
      ', 1983). To show at most 0.5%, you need 600 cases without an error.',
    ],
    { heading: 'Before you remove the approval' },
    {
      list: [
        'The system that pays has a daily limit in number and money.',
        'Actions and reasons are logged. A named person reads a sample each week.',
        'One person can switch the agent off, and has tried it once.',
        'A new model or prompt starts with approvals again.',
      ],
    },
    [
      'Write the first table for your own agent. If two people disagree about a row, the agent asks before that step. Our page on ',
      { text: 'agentic AI', href: '/technologies/agentic-ai' },
      ' has four levels of permission.',
    ],
  ],
};
