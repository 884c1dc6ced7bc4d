import { artworkAddress } from '../artworks';
import { blogPath } from './blogPath';
import type { BlogPost } from './types';

export const agents: BlogPost = {
  title: 'Where an AI agent should stop and ask',
  excerpt:
    'A person should approve the steps of an agent that cost the most. Here is how to choose those steps.',
  category: 'AI Trends',
  date: '2026-11-24',
  author: 'The AI practice',
  path: blogPath,
  image: artworkAddress('post-agents'),
  text: () => [
    'An AI agent is a language model that plans steps and acts in other systems: it changes records, sends messages and moves money. Decide for each kind of action whether a person approves it first. Ask three questions: can it be undone, what does a mistake cost, and who would notice?',
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
      'The last row is the strongest control, because a tool that the agent does not have cannot be misused. An instruction can be overridden by text that the agent reads, such as an email with hidden orders. This is called prompt injection, and ',
      { text: 'OWASP', href: 'https://genai.owasp.org/llmrisk/llm01-prompt-injection/' },
      ', an organization for software security, ranks it first among the risks of language models (2025). The developer Simon Willison warns of ',
      {
        text: 'three things in one agent',
        href: 'https://simonwillison.net/2025/Jun/16/the-lethal-trifecta/',
      },
      ': private data, text from strangers, and a way to send data out. An agent with all three never sends alone.',
    ],
    { heading: 'Errors multiply over steps' },
    'An agent that is right in 95% of its steps completes three steps without an error in 86% of cases: 0.95 × 0.95 × 0.95 = 0.86. Over 20 steps it is 36%. At 99% for each step, 20 steps give 82%. So put the approval before the step that cannot be undone, not at the end of a long chain.',
    { heading: 'Worked example: refunds' },
    'This example is invented. For a month, the agent proposes refunds and a person approves each. There are 200 proposals. The person corrects 6, which would have cost $360. A check takes two minutes at $45 an hour, so it costs $1.50.',
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
    'Over all refunds, checking pays: $300 is less than $360. Split by amount, there are two answers. Under $25, checking costs five times what it saves, so the agent may act alone. From $25 on, checking saves four times its cost, so the person stays. This limit saves $225 a month and costs $45 in errors.',
    'The sum contains only money. Where a mistake hurts a person, breaks a law or ends a contract, keep the approval whatever the table says.',
    { heading: 'How many cases are enough?' },
    [
      'If 100 checked cases contain no error, the true error rate can still be up to 3%: three divided by the number of cases, with 95% confidence. ',
      { text: 'Hanley and Lippman-Hand', href: 'https://doi.org/10.1001/jama.1983.03330370053031' },
      ' explained this “rule of three” in 1983. To show an error rate of at most 0.5%, you need 600 cases without an error.',
    ],
    { heading: 'Before you remove the approval' },
    {
      list: [
        'The system that pays enforces a daily limit in number and in money.',
        'Every action is logged with its reason, and a named person reads a sample each week.',
        'One person can switch the agent off, and has tried it once.',
        'A new version of the model or the prompt starts with approvals again.',
      ],
    },
    [
      'Our page on ',
      { text: 'agentic AI', href: '/technologies/agentic-ai' },
      ' has four levels of permission, in order. Write the first table for your own agent on one page. If two people disagree about a row, the agent asks there.',
    ],
  ],
};
