import { phaseSummaries } from './summaries';
import type { Phase } from './types';

export const scaling = {
  heading: phaseSummaries.scaling.name,
  lead: 'Software should take over only what people already do well. We list repeated work by hours and by cost of error, build against an evaluation set of past cases with known answers, keep a person at each gate, and rehearse the rollback before the launch.',
  figureCaption:
    'The bowtie draws revenue from first contact, through the knot of the signature, to growth. Marked is where it opens again: every new customer adds onboarding, support and billing work, and somebody or something has to do it.',
  workLine: 'Stable by hand, tested, then handed over.',
  work: [
    {
      title: 'Choose the work',
      description:
        'Week 1 is an inventory: task, system, hours a month, cost of one error. Work that two people do differently goes back to them, since software would only repeat the disagreement.',
    },
    {
      title: 'Build with tests and gates',
      description:
        'Your expert labels the cases; a demonstration passes nothing. Until the last gate below, each write to CRM or billing waits for a named approver.',
    },
    {
      title: 'Train and hand over',
      description:
        'Someone on your payroll learns to read the evaluation report, set the spending limit and use the off switch. The first rollback is theirs, with us watching.',
    },
  ],
  exhibit: {
    kind: 'gates',
    heading: 'Before the reviewer leaves',
    lead: 'Review ends for one type of action at a time, never for a whole process. The order is fixed: each gate costs more to fail than the one before.',
    gates: [
      {
        name: 'Harm',
        question: 'What can the worst wrong action cost, and can it be undone?',
        passes: 'A cap per action and per day. What cannot be undone keeps its reviewer.',
      },
      {
        name: 'Quality',
        question: 'Is it right every time the same case is run?',
        passes: 'On every repeat, the evaluation set scores at or above the people who do the work now.',
      },
      {
        name: 'Cost',
        question: 'What does one finished task cost, with retries and review?',
        passes: 'A run in the shadow of live work stays under finance’s limit per task.',
      },
      {
        name: 'Rollback',
        question: 'Who stops it, and who does the work then?',
        passes: 'The owner has stopped it in a rehearsal, and people cleared the queue.',
      },
    ],
    caption: 'A task that fails goes back to a person, where it already works.',
  },
  outcomesLine: 'Measured against the people who did it before.',
  outcomes: [
    'Hours per task are on record, before and after, in the team’s own count.',
    'The error rate is at or below the one measured by hand.',
    'Cost per finished task has a line in the budget and an owner.',
  ],
  exit: 'An owner on your side has run the task, its evaluation and one rollback without our help.',
  closing: {
    heading: 'Pick the work you repeat.',
    text: 'Bring one task, the hours it takes and what an error costs. We will tell you if it is stable enough to automate.',
  },
} as const satisfies Phase;
