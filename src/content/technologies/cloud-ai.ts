import type { Technology } from './types';

export const cloudAi: Technology = {
  name: 'Cloud AI',
  summary: 'Computing capacity and cost that grow and shrink with use.',
  title: 'Cloud AI: Capacity and Cost Control',
  description:
    'Cloud AI with an owner for every line of the bill: elastic serving, data residency, quotas and a fallback model.',
  fits: 'Fits when you cannot split your AI bill by customer.',
  text: () => ({
    lead: 'Software companies get AI hosting in their own cloud account. It scales with demand and shows what each customer costs.',
    whatIs: {
      heading: 'What is cloud AI?',
      text: 'Your models and data are on rented computers, and you pay for use. The provider runs the hardware. Data, access and settings remain your responsibility.',
    },
    whyItMatters:
      'Until AI cost is split by customer, you cannot see whether your heaviest customer is profitable.',
    builtBy: {
      service: 'development',
      reason: 'With your engineers we build hosting, quotas and cost reports.',
    },
    implementationLine: 'Budgets and access before the first model',
    implementation: [
      {
        title: 'Count the workloads',
        description:
          'Each workload (a model’s job) gets an owner, a maximum delay and a data class (its sensitivity).',
      },
      {
        title: 'Prepare the account',
        description: 'We set up access, keys, logs and budgets before any model runs.',
      },
      {
        title: 'Automate releases',
        description:
          'Each release is tested. You can return to the previous release until its model is retired.',
      },
      {
        title: 'Set scaling rules',
        description: 'Quotas are tested under load. Above the quota, a tested fallback model answers.',
      },
      {
        title: 'Review monthly',
        description: 'Owners read their costs, and a restore from backup is timed.',
      },
    ],
    capabilities: [
      {
        title: 'Elastic serving',
        description: 'Capacity rises and falls with demand, down to zero where users can wait.',
      },
      {
        title: 'Managed data pipelines',
        description: 'Software checks files for format, duplicates and gaps before a model reads them.',
      },
      {
        title: 'Security and residency controls',
        description: 'Region, keys and access for each class of data are set in code that auditors can read.',
      },
      {
        title: 'Cost visibility',
        description: 'Costs by customer, in FOCUS, an open format for cloud bills.',
      },
    ],
    exhibit: {
      at: 'first',
      kind: 'table',
      heading: 'Where a cloud AI bill comes from',
      lead: 'Each line of the bill has one rule, and you name its owner.',
      questions: ['What makes it grow', 'Rule we set'],
      amounts: { name: 'In one month', of: 80, total: { value: '$20,000', name: 'for a month of cloud AI' } },
      rows: [
        {
          name: 'GPUs (AI processors)',
          amount: '$9,000',
          stripes: 36,
          answers: ['Machines left on after peaks', 'Scheduled shutdown'],
        },
        {
          name: 'Tokens (text in and out)',
          amount: '$6,000',
          stripes: 24,
          answers: ['Long prompts, retries', 'Quota per customer'],
        },
        {
          name: 'Storage',
          amount: '$2,000',
          stripes: 8,
          answers: ['Copies of copies', 'Deletion dates by sensitivity of the data'],
        },
        {
          name: 'Network',
          amount: '$1,000',
          stripes: 4,
          answers: ['Calls across regions', 'Models run in the region of their data'],
        },
        {
          name: 'Logs',
          amount: '$2,000',
          stripes: 8,
          answers: [
            'Full prompts, kept forever',
            'Log all actions but only some prompts; delete prompts on a set date',
          ],
        },
      ],
      caption:
        'Invented bill; one stripe is $250. We also split the bill by customer. A customer that pays $3,500 a month and causes $4,000 of the bill loses you $500, before other costs.',
    },
    applicationsLine: 'Workloads with different needs',
    applications: [
      {
        title: 'Data team',
        description: 'Overnight jobs use spare capacity. If the provider takes it back, they continue later.',
        results: ['Lower cost per million rows', 'Overnight results ready by morning'],
      },
      {
        title: 'Product',
        description: 'An assistant keeps answering through a launch peak.',
        results: ['Delay within its limit', 'Cost known per conversation'],
      },
      {
        title: 'Compliance',
        description: 'Regulated data stays in its region, and logs show it.',
        results: ['Fewer audit findings', 'Restore time proven by drill'],
      },
    ],
    related: ['llms', 'lrms', 'business-intelligence-ai'],
    closing: {
      heading: 'Learn what an AI answer costs you',
      text: 'Bring the AI part of last month’s bill and the number of answers it paid for. Divided, they give the average cost of an answer. We also mark spend without an owner.',
    },
  }),
};
