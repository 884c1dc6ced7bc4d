import type { Technology } from './types';

export const marketingSalesAi: Technology = {
  name: 'Marketing & Sales AI',
  summary: 'Accounts ranked by how likely they are to buy and stay.',
  title: 'Marketing & Sales AI: Scoring and Routing',
  description:
    'AI for marketing and sales: accounts scored on customers who stayed, leads routed with reasons, gains proven against a holdout.',
  fits: 'Fits when sellers have more accounts than hours.',
  text: () => ({
    lead: 'For B2B sales teams with more accounts than hours, we rank accounts by their likeness to customers who bought and stayed.',
    whatIs: {
      heading: 'What is marketing and sales AI?',
      text: 'Software suggests the next account, message and seller. An account moves up if it has a new executive and resembles customers who renewed. The software learns from past deals in your CRM (customer database), so it may overrate the kinds of accounts your sellers always chose.',
    },
    whyItMatters:
      'An hour spent on an account that never buys, or soon leaves, is lost. A ranking lets sellers spend the same hours on fewer, likelier accounts.',
    builtBy: {
      service: 'development',
      reason: 'We build scores, routing, drafts and call review into the CRM you already use.',
    },
    implementationLine: 'We begin with the customers who stayed',
    implementation: [
      {
        title: 'Build the profile',
        description: 'We list what sets customers who renewed apart from those who left.',
      },
      {
        title: 'Define the stages',
        description: 'A stage is clear if two sellers, asked separately, put the same deal in it.',
      },
      {
        title: 'Score with reasons',
        description: 'Each score shows its reasons. A seller may overrule it.',
      },
      {
        title: 'Draft with approved claims',
        description: 'Drafts use only approved claims, and a person sends them.',
      },
      {
        title: 'Compare every month',
        description:
          'A random share of accounts stays unranked. We compare dollars of open deals per seller hour. In an invented month, ranked accounts bring $600 an hour, unranked ones $450.',
      },
    ],
    exhibit: {
      at: 'third',
      kind: 'gates',
      heading: 'Gates between a lead and a seller',
      lead: 'Marketing and sales agree on one rule per gate.',
      gates: [
        {
          name: 'Match',
          question: 'Which account is this?',
          passes: 'Web domain and legal name match one account.',
        },
        {
          name: 'Fit',
          question: 'Does it resemble those who renewed?',
          passes: 'A score above the agreed minimum, and no exclusion.',
        },
        {
          name: 'Timing',
          question: 'What has changed there?',
          passes: 'A dated event, such as a new executive.',
        },
        {
          name: 'Capacity',
          question: 'Which seller has time?',
          passes: 'A named seller accepts, or the manager assigns one.',
        },
      ],
      caption: 'If a gate stops a lead that later buys, we review that gate’s rule.',
    },
    applicationsLine: 'From the call list to coaching',
    applications: [
      {
        title: 'Outbound sales',
        description: 'The morning list is ordered by fit and recent change.',
        results: [
          'More dollars of open deals per seller hour',
          'Higher win rate in the top tenth than elsewhere',
        ],
      },
      {
        title: 'Inbound requests',
        description: 'The account’s owner gets each demo request with the account’s history.',
        results: ['Faster first response', 'Fewer leads misrouted'],
      },
      {
        title: 'Sales coaching',
        description: 'The manager sees where calls leave the playbook.',
        results: ['More calls with a next step', 'Fewer weeks until a new seller reaches quota'],
      },
    ],
    related: ['agentic-ai', 'llms', 'customer-success-ai'],
    closing: {
      heading: 'See whether your deals can train a score',
      text: 'We need closed deals, won and lost, and which renewed, without names. If there are few, written rules come first.',
    },
  }),
};
