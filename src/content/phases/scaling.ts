import type { Phase } from './types';

export const scaling: Phase = {
  name: 'AI-Driven Scaling',
  shortName: 'Scaling',
  summary: 'Software takes over tasks that pass four gates.',
  title: 'AI-Driven Scaling with Tests and Gates',
  description:
    'Phase 4: automate work that is stable by hand, with evaluation sets, human approval, cost limits and a tested off switch.',
  points: [
    'Choose tasks people already do consistently',
    'Test each release on cases it was not tuned on',
    'Rehearse the off switch before people rely on it',
  ],
  wholePackage: 'development',
  exit: 'The task has passed all four gates (harm, quality, cost and rollback). Its owner has run and stopped it once without us.',
  text: () => ({
    lead: 'Software takes over repeated tasks that your people do consistently. One of your people stays in charge and can switch it off.',
    figureCaption:
      'In the right half of the bowtie, a model by Winning by Design, each new customer adds onboarding, support and billing work.',
    workLine: 'Choose a task, test the system, hand it over',
    work: [
      {
        title: 'Choose the work',
        description:
          'We list repeated tasks, their hours a month and the cost of an error. Your people first agree on how to do each.',
      },
      {
        title: 'Build with tests and gates',
        description:
          'Your expert labels the test cases. Until all four gates are passed, a named person approves each action.',
      },
      {
        title: 'Train and hand over',
        description:
          'An owner on your payroll learns to read the test report, stay within the spending limit and return the task to people. Your engineers keep the access keys.',
      },
    ],
    people: {
      lead: 'One of our engineers builds and tests what we choose with you.',
      client:
        'The expert who does the work today, an owner for the system, an engineer who reviews changes, and finance for the cost limit.',
      target:
        'Cost per finished task: model calls, hosting, review, rework and tests. Our fee comes on top: compare a year of fees with a year of savings. Finance checks this cost every month.',
    },
    exhibit: {
      kind: 'gates',
      heading: 'Gates before a person stops approving',
      lead: 'No type of action runs alone until it has passed all four gates.',
      gates: [
        {
          name: 'Harm',
          question: 'What do its mistakes cost a month, and what can the worst one do?',
          passes:
            'In a month, its mistakes cost less than having people check its work. None can hurt people, break a law or end a contract. Above an agreed dollar amount or daily count, a person approves.',
        },
        {
          name: 'Quality',
          question: 'In each of three runs, does it get as many cases right as a colleague?',
          passes: 'No test run scores below a colleague.',
        },
        {
          name: 'Cost',
          question: 'What does one finished task cost?',
          passes: 'In a live trial with approvals, it stays under finance’s limit.',
        },
        {
          name: 'Rollback',
          question: 'Who switches it off, and who does the work then?',
          passes:
            'The task’s owner has switched it off in a rehearsal, and people finished the waiting work.',
        },
      ],
      caption: 'If an action fails a gate, a person still approves it or does it by hand.',
    },
    outcomesLine: 'Hours, errors and cost, before and after',
    outcomes: [
      'Each task takes fewer hours than before, counted in the same way.',
      'The error rate is at or below that of the manual work.',
      'Cost per finished task has a budget and an owner.',
    ],
    closing: {
      heading: 'Pick one task to automate',
      text: 'Bring the task, its hours and what an error costs. We say whether it is stable enough.',
    },
  }),
};
