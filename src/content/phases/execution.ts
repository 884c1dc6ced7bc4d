import { phaseSummaries } from './summaries';
import type { Phase } from './types';

export const execution = {
  heading: phaseSummaries.execution.name,
  lead: 'Plans fail in the calendar. Our operators sit in your team, run the review of pipeline (the deals still open), delivery and renewals, keep the deal desk and the decision log, and step back once the meeting runs without them.',
  figureCaption:
    'A bowtie reads a customer’s life from left to right, with the signature at the knot. Marked is the knot and a little on either side, where marketing, sales and delivery must pass on one customer without losing what was promised.',
  workLine: 'One calendar, one forecast, one log.',
  work: [
    {
      title: 'Operating rhythm',
      description:
        'In week 1 we attend the meetings you have. Those that decide something stay, with a fixed day and the records open; the rest are canceled.',
    },
    {
      title: 'Campaigns, sales and delivery',
      description:
        'Campaigns, calls and onboarding each have a playbook that says what must be true before a customer moves on. The sales one is finished when a seller other than the founder closes by it.',
    },
    {
      title: 'Decisions and experiments',
      description:
        'An experiment starts with its stop rule: the metric, the limit and who ends it. The decision log leads from a bad quarter back to the choices behind it.',
    },
  ],
  exhibit: {
    kind: 'table',
    heading: 'The working week',
    lead: 'A meeting earns its place by changing a record. Anything that only informs is sent to be read.',
    columns: ['Meeting', 'In the room', 'Decides', 'Record that changes'],
    rows: [
      [
        'Pipeline review',
        'Sales lead, sellers, marketing',
        'Which deals advance and which are struck out',
        'Stage and close date in the CRM',
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
    caption: 'Every row ends in a system. A decision that changes no record was a conversation.',
  },
  outcomesLine: 'What still holds when we miss a meeting.',
  outcomes: [
    'The decision log has entries from every week, each with a name.',
    'Bookings land inside the range forecast before the period began.',
    'Median days from qualified to signed are below the baseline of the same segment.',
  ],
  exit: 'Your own lead has run the review, and consecutive forecasts made there have landed in range.',
  closing: {
    heading: 'Who runs the weekly review?',
    text: 'Describe your last forecast and what came in. On the call we will look at where the two parted.',
  },
} as const satisfies Phase;
