import type { Technology } from './types';

export const marketingSalesAi: Technology = {
  name: 'Marketing & Sales AI',
  summary: 'Accounts ranked by who may buy and stay.',
  title: 'Marketing & Sales AI: Scoring and Routing',
  description:
    'AI for marketing and sales: accounts scored on customers who stayed, leads routed with reasons shown, pipeline proven against a holdout.',
  fits: 'Fits when sellers have more accounts than hours.',
  figureCaption: 'Each line is an account, its width the expected revenue. Sellers get the widest first.',
  exhibitAt: 'second',
  text: () => ({
    lead: 'B2B sales teams have more accounts than hours. Our scoring ranks accounts by their likeness to customers who bought and stayed, so selling time goes where revenue lasts.',
    whatIs: {
      heading: 'What is marketing and sales AI?',
      text: 'It is software that suggests the next account, message and seller. An account moves up the list if it resembles customers who renewed and has just hired a new executive. It learns from past deals in your CRM (customer database), including past habits.',
    },
    whyItMatters:
      'Since February 2024 Google has asked bulk senders to keep reported spam below 0.3%. Ranking spends the same hours on fewer accounts.',
    builtBy: {
      service: 'development',
      reason: 'Scores, routing and drafts are built into the CRM your sellers already use.',
    },
    implementationLine: 'We begin with the customers who stayed',
    implementation: [
      {
        title: 'Build the profile',
        description:
          'Past customers are sorted by renewal and growth. The traits of the best become the profile.',
      },
      {
        title: 'Define the stages',
        description: 'Two sellers must place the same deal in the same CRM stage.',
      },
      {
        title: 'Score with reasons',
        description: 'Each score shows what raised it. A seller may overrule it and says why.',
      },
      {
        title: 'Draft within claims',
        description: 'Research cites its source, and copy keeps to approved claims. A person sends.',
      },
      {
        title: 'Compare every month',
        description: 'Accounts left unranked at random show what the score added. We then adjust it.',
      },
    ],
    exhibit: {
      kind: 'gates',
      heading: 'Gates between a lead and a seller',
      lead: 'A filled-in form is not yet worth a seller’s hour. Marketing and sales agree on one rule per gate.',
      gates: [
        {
          name: 'Match',
          question: 'Which account is this?',
          passes: 'Domain and legal name lead to one record.',
        },
        {
          name: 'Fit',
          question: 'Does it resemble those who renewed?',
          passes: 'A score above the line, and no exclusion.',
        },
        {
          name: 'Timing',
          question: 'What has changed there?',
          passes: 'A dated event: a new executive, an expiring contract.',
        },
        {
          name: 'Capacity',
          question: 'Which seller has the hour?',
          passes: 'A named seller accepts. Otherwise the lead waits.',
        },
      ],
      caption: 'We record why a lead stops. If it later buys, we review the rule.',
    },
    applicationsLine: 'Where selling time is won',
    applications: [
      {
        title: 'Outbound sales',
        description: 'The morning list is ordered by fit and recent change.',
        results: ['More pipeline per seller hour', 'Better win rate in the top tenth'],
      },
      {
        title: 'Inbound requests',
        description: 'A demo request reaches the account’s owner with its history attached.',
        results: ['Faster first response', 'Fewer leads misrouted'],
      },
      {
        title: 'Sales coaching',
        description:
          'Recorded calls are compared with the playbook. The manager gets the moments worth replaying.',
        results: ['More calls with a next step', 'Shorter ramp for new sellers'],
      },
    ],
    relatedLine: 'What helps before and after the pitch',
    related: ['agentic-ai', 'llms', 'customer-success-ai'],
    closing: {
      heading: 'See whether your deals can train a score',
      text: 'We need closed deals, won and lost, with the accounts that later renewed. If they are too few, written rules come first.',
    },
  }),
};
