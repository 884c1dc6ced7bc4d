import { documents } from '../documents';
import type { Phase } from './types';

export const execution: Phase = {
  name: 'Execution & Business Operations',
  shortName: 'Execution',
  summary: 'Our revenue leader runs the plan in your team each week.',
  title: 'Execution & Business Operations',
  description:
    'Phase 3: weekly pipeline, delivery and renewal reviews, a forecast, playbooks and a decision log, run in your team.',
  points: [
    'Review deals, delivery and renewals every week',
    'Decide on discounts and special terms in one meeting',
    'Write down each decision and what it changed',
  ],
  wholePackage: 'bowtie-leadership',
  exit: 'Your own lead runs the weekly review, and two monthly forecasts in a row have landed in range.',
  text: () => ({
    lead: 'Our revenue leader chairs the weekly review until your own lead takes over.',
    figureCaption:
      'The bowtie, a model by Winning by Design, follows a customer. In its middle, one team hands over to the next.',
    workLine: 'A calendar, a forecast and a decision log',
    work: [
      {
        title: 'Operating rhythm',
        description:
          'Each decision meeting gets a fixed day and shared records. Meetings that decide nothing are canceled.',
      },
      {
        title: 'Campaigns, sales and delivery',
        description: 'Each has a playbook that says when work passes to the next team.',
      },
      {
        title: 'Decisions and experiments',
        description: 'Every experiment has a metric, a limit and a person who ends it. Decisions are logged.',
      },
    ],
    people: {
      lead: 'Our part-time revenue leader from Bowtie Leadership chairs the weekly review until your own lead can. Sales Execution can join sales calls.',
      client: 'The chief executive and team leads every week, and the person who approves unusual terms.',
      target:
        'Forecast error: how many contracts a month’s result is outside the range. The phase ends after two months at zero, with your own lead in charge of the review.',
    },
    document: documents.forecasts,
    outcomesLine: 'Decisions carried out, forecasts met, faster deals',
    outcomes: [
      'Each decision in the log was carried out or closed.',
      'The number of contracts signed is inside the forecast range.',
      'The median deal takes fewer days from quote to signature than in the quarter before.',
    ],
    closing: {
      heading: 'Talk about your last forecast',
      text: 'Bring its numbers and the result. We compare them.',
    },
  }),
};
