import { artworkAddress } from '../artworks';
import { blogPath, firstNotes } from './blogPath';
import type { BlogPost } from './types';

export const agents: BlogPost = {
  title: 'Where an AI agent should stop and ask',
  excerpt:
    'Customers trust an agent when a person approves the steps that cost money. Here is how to choose those steps.',
  category: 'AI Trends',
  date: firstNotes,
  author: 'The AI practice',
  path: blogPath,
  image: artworkAddress('post-agents'),
  text: () => [
    'An AI agent is a language model that plans steps and acts in other systems: it changes records, sends messages and moves money. The question is not whether it is good enough. The question is which of its actions may happen before a person has seen them. Ask for each action: can it be undone, what does a mistake cost, and who would notice?',
    { heading: 'Sort the actions, not the agent' },
    {
      table: {
        caption: 'Actions of an agent in customer support',
        columns: ['Action', 'Undone by', 'Who acts'],
        rows: [
          ['Read an account, draft a reply', 'Nothing to undo', 'Agent alone'],
          ['Correct a field, with a log', 'One click', 'Agent; a person checks 1 in 20'],
          ['Refund up to a limit', 'Money is gone', 'Agent, if the sums below allow'],
          ['Send a promise to a customer', 'Not possible', 'Person approves'],
          ['Change a price or a contract', 'Not possible', 'Person acts, agent prepares'],
          ['Delete data, change access rights', 'Not possible', 'Agent has no such tool'],
        ],
      },
    },
    'The last row is the strongest control. An instruction in a prompt can be overridden by text that the agent reads, such as an email with hidden orders. OWASP, the organization for software security, ranks this first among the risks of language models in its list for 2025. A tool that the agent does not have cannot be misused. Never give one agent private data, text from strangers and a way to send messages without approval.',
    { heading: 'Errors multiply over steps' },
    'An agent that is right in 95% of its steps completes three steps without an error in 86% of cases, because 0.95³ = 0.86. Over 20 steps it is 36%. At 99% for each step, 20 steps give 82%. So put the check before the step that cannot be undone, not at the end of a long chain.',
    'Repetition counts as well. In tau-bench, a test of 2024 with tasks from a shop, a leading model solved about 61% of the tasks once. It solved fewer than 25% eight times in a row. Newer models score higher, but check your own tasks more than once.',
    { heading: 'Worked example: may it refund alone?' },
    'For a month, the agent proposes refunds and a person approves each one. There are 200 proposals. The person corrects 6, which would have cost $360. A check takes two minutes at $45 an hour, so it costs $1.50.',
    {
      table: {
        caption: 'Cost of checking against cost of errors',
        columns: ['Refunds', 'Number', 'Checking', 'Errors'],
        rows: [
          ['All', '200', '$300', '6, worth $360'],
          ['Under $25', '150', '$225', '3, worth $45'],
          ['$25 and more', '50', '$75', '3, worth $315'],
        ],
      },
    },
    'Over all refunds, checking pays: $300 is less than $360. Split by amount, there are two answers. Under $25, checking costs five times what it saves, so the agent may act alone. From $25 on, checking saves four times its cost, so the person stays. One limit saves $225 a month and adds $45 of errors.',
    'This sum contains only money. Where a mistake hurts a person, breaks a law or ends a contract, keep the approval whatever the table says.',
    { heading: 'How many cases are enough?' },
    'If 150 checked cases contain no error at all, the true error rate can still be up to 2%: three divided by the number of cases, with 95% confidence. This “rule of three” is explained by Hanley and Lippman-Hand in the Journal of the American Medical Association, 1983. For at most 0.5% you need 600 cases without an error.',
    { heading: 'Before the approval is removed' },
    {
      list: [
        'The agent has a daily limit in number and in money, enforced by the system that pays.',
        'Every action is logged with its reason, and a named person reads a sample each week.',
        'One person can switch it off, and has tried it once.',
        'A new version of the model or the prompt starts with approvals again.',
      ],
    },
    'Write the table for your own agent on one page. If two people disagree about a row, the agent asks there.',
  ],
};
