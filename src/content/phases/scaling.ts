import type { Phase } from './types';

export const scaling: Phase = {
  name: 'AI-Driven Scaling',
  shortName: 'Scaling',
  summary: 'AI takes over tasks your team has mastered.',
  title: 'AI-Driven Scaling with Tests and Gates',
  description:
    'Phase 4: automate work that is already stable by hand, with evaluation sets, human approval, cost limits and a rehearsed rollback.',
  points: [
    'Choose tasks people already do consistently',
    'Test each release on the same cases',
    'Rehearse the off switch before the launch',
  ],
  wholePackage: 'development',
  exit: 'Cost per task is under finance’s limit, and your owner has run the task and one rollback without us.',
  text: () => ({
    lead: 'Software takes over only work that your people can do well. A person stays in charge, and we rehearse the off switch.',
    figureCaption:
      'Winning by Design’s bowtie shows revenue from first contact, through the signature, to growth. Marked is where it opens again: each new customer adds onboarding, support and billing work.',
    workLine: 'Choose a task, test the system, hand it over',
    work: [
      {
        title: 'Choose the work',
        description:
          'We list repeated tasks with their system, hours a month and the cost of one error. If two people do a task differently, they agree on one way first.',
      },
      {
        title: 'Build with tests and gates',
        description:
          'Your expert labels the test cases. Until the last gate below, a named person approves every change to customer or billing records.',
      },
      {
        title: 'Train and hand over',
        description:
          'Someone on your payroll learns to read the test report, set the spending limit and use the off switch. They lead the first rollback, a return to manual work.',
      },
    ],
    people: {
      lead: 'We decide with you what to automate. Our engineers build and test it.',
      client: 'The expert who does the work today, an owner for the system, and finance for the cost limit.',
      target: 'Cost per finished task: model calls, review, rework and tests. The third gate checks it.',
    },
    exhibit: {
      kind: 'gates',
      heading: 'Gates before a person stops approving',
      lead: 'Approval ends for one type of action at a time, never for a whole process. The order is fixed: failing later costs more.',
      gates: [
        {
          name: 'Harm',
          question: 'What can the worst wrong action cost, and can it be undone?',
          passes: 'A cap limits each action and each day. Above the cap, a person approves.',
        },
        {
          name: 'Quality',
          question: 'Is it right every time the same case is run?',
          passes: 'On every repeat of the test, it scores at or above the people who do the work now.',
        },
        {
          name: 'Cost',
          question: 'What does one finished task cost, with retries and review?',
          passes: 'Run beside the live work, it stays under finance’s limit per task.',
        },
        {
          name: 'Rollback',
          question: 'Who stops it, and who does the work then?',
          passes: 'The owner has stopped it in a rehearsal, and people cleared the queue.',
        },
      ],
      caption: 'A task that fails a gate goes back to a person, where it already works.',
    },
    outcomesLine: 'Hours, errors and cost, before and after',
    outcomes: [
      'Hours per task are on record, before and after, in the team’s own count.',
      'The error rate is at or below the one measured by hand.',
      'Cost per finished task has a line in the budget and an owner.',
    ],
    closing: {
      heading: 'Pick one task to automate',
      text: 'Bring the task, the hours it takes and what an error costs. We tell you if it is stable enough.',
    },
  }),
};
