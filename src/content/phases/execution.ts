import { documents } from '../documents';
import type { Phase } from './types';

export const execution: Phase = {
  name: 'Execution & Business Operations',
  shortName: 'Execution',
  summary: 'Our operators run the plan inside your team, every week.',
  title: 'Execution & Business Operations',
  description:
    'Phase 3: weekly pipeline, delivery and renewal reviews, a deal desk, playbooks per stage and a decision log, run by operators in your team.',
  points: [
    'Review deals, delivery and renewals every week',
    'Decide on discounts and special terms in one meeting',
    'Write down each decision and what it changed',
  ],
  wholePackage: 'bowtie-leadership',
  exit: 'Your own lead runs the weekly review, and two forecasts in a row have landed in range.',
  text: () => ({
    lead: 'Our operators run the plan inside your team: pipeline (the deals still open), delivery and renewals, every week. They step back once the meeting runs without them.',
    figureCaption:
      'Marked is the middle of the bowtie, Winning by Design’s model: the signature and the steps around it. Marketing, sales and delivery hand over a customer here, and promises can get lost.',
    workLine: 'A calendar, a forecast and a decision log',
    work: [
      {
        title: 'Operating rhythm',
        description:
          'We attend the meetings you have. Those that decide get a fixed day and shared records. The others are canceled.',
      },
      {
        title: 'Campaigns, sales and delivery',
        description:
          'A playbook for each says what must be true before a customer moves on. The sales playbook is finished when a seller other than the founder closes a deal with it.',
      },
      {
        title: 'Decisions and experiments',
        description:
          'Every experiment starts with its metric, its limit and the person who ends it. The decision log links a bad quarter to the choices behind it.',
      },
    ],
    people: {
      lead: 'A revenue leader of ours chairs the weekly operating review. In Bowtie Leadership they are your part-time leader.',
      client:
        'Team leads in the weekly review. At the deal desk, whoever approves unusual terms, in a small team the founder.',
      target: 'Forecast error: how far bookings land from the forecast. The operating review checks it.',
    },
    exhibit: {
      kind: 'table',
      heading: 'The weekly meetings and what each decides',
      lead: 'A meeting stays in the calendar if it changes a record. Information that needs no decision is sent as text.',
      columns: ['Meeting', 'In the room', 'Decides', 'Record that changes'],
      rows: [
        [
          'Pipeline review',
          'Sales lead, sellers, marketing',
          'Which deals advance and which are closed as lost',
          'Stage and close date in the CRM (customer database)',
        ],
        [
          'Deal desk',
          'Finance, sales lead, legal',
          'Discounts and terms outside the rules',
          'Approval on the quote',
        ],
        [
          'Delivery and renewals',
          'Customer success, product, support',
          'Which accounts get a person’s time, and whose',
          'Go-live date or renewal forecast of the account',
        ],
        [
          'Operating review',
          'Chief executive, team leads',
          'What stops, and what is tried instead',
          'Decision log, scorecard',
        ],
      ],
      caption: 'The last column is how you check that a meeting made its decision.',
    },
    document: documents.review,
    outcomesLine: 'Results that last after we step back',
    outcomes: [
      'The decision log has entries from every week, each with a name.',
      'Bookings land inside the range forecast before the period began.',
      'Median days from qualified to signed are below the baseline of the same segment.',
    ],
    closing: {
      heading: 'Talk about your last forecast',
      text: 'Describe what you forecast and what came in. On the call we look for the week in which they began to differ.',
    },
  }),
};
