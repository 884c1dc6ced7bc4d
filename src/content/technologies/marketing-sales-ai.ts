import { technologySummaries } from './summaries';
import type { Technology } from './types';

export const marketingSalesAi = {
  heading: technologySummaries['marketing-sales-ai'].name,
  lead: 'Seller hours are the scarce input. Models rank accounts by resemblance to the customers who stayed, research them and draft the first message. People keep the conversation and the promise, and a holdout shows what would have happened anyway.',
  whatIs: {
    heading: 'What is marketing and sales AI?',
    text: 'Software that decides where effort goes next: account, message, seller. It learns from closed deals in the CRM and inherits their habits, so an account that was never called can look like one that would never buy. With few closed deals, a written rule must do.',
  },
  whyItMatters:
    'More mail to an unranked list earns complaints, and complaints cost delivery: Google’s sender guidelines have asked bulk senders to keep reported spam below 0.3% since February 2024. Ranking spends the same hours on fewer accounts. Its gain is counted in pipeline, the open deals by value.',
  implementationLine: 'Begin with the customers who stayed.',
  implementation: [
    {
      title: 'A profile from renewals',
      description:
        'Week 1 sorts past customers by renewal and expansion. The traits of the best become the profile.',
    },
    {
      title: 'Stages that mean something',
      description: 'Two sellers must place the same deal in the same CRM stage.',
    },
    {
      title: 'Scores with reasons',
      description: 'Each score shows what raised it. A seller may overrule, and says why.',
    },
    {
      title: 'Drafts within claims',
      description: 'Research cites its source and copy keeps to approved claims. A person sends.',
    },
    {
      title: 'A holdout, read monthly',
      description: 'Accounts left alone at random show what the score added. Then it is recalibrated.',
    },
  ],
  exhibit: {
    kind: 'gates',
    heading: 'A lead’s way to a seller',
    lead: 'A form fill is not yet worth an hour. Marketing and sales agree on one rule per gate.',
    gates: [
      {
        name: 'Match',
        question: 'Which account is this?',
        passes: 'Domain and legal name lead to one record.',
      },
      {
        name: 'Fit',
        question: 'Does it look like those who renewed?',
        passes: 'A score above the line, and no exclusion.',
      },
      {
        name: 'Timing',
        question: 'What has changed there?',
        passes: 'A dated trigger: a new executive, an expiring contract.',
      },
      {
        name: 'Capacity',
        question: 'Who has the hour?',
        passes: 'A named seller accepts; otherwise the lead waits.',
      },
    ],
    caption: 'A stopped lead keeps its reason. When one later buys, the rule that stopped it is reviewed.',
  },
  applicationsLine: 'Where an hour of selling is decided.',
  applications: [
    {
      title: 'Outbound sales',
      description: 'The morning list is ordered by fit and recent change.',
      results: ['More pipeline per seller hour', 'Better win rate in the top tenth'],
    },
    {
      title: 'Inbound desk',
      description: 'A demo request reaches the account’s owner with its history attached.',
      results: ['Sooner first response', 'Fewer leads misrouted'],
    },
    {
      title: 'Sales coaching',
      description:
        'Recorded calls are compared with the playbook; the manager gets the moments worth replaying.',
      results: ['A next step set on more calls', 'Shorter ramp for new sellers'],
    },
  ],
  relatedLine: 'What happens before and after the pitch.',
  related: ['agentic-ai', 'llms', 'customer-success-ai'],
  closing: {
    heading: 'Rank before you send.',
    text: 'Bring closed deals, won and lost, and mark the accounts that later renewed. We will say whether there is enough to learn from.',
  },
} as const satisfies Technology;
