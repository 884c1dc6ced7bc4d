import type { Technology } from './types';

export const cloudAi: Technology = {
  name: 'Cloud AI',
  summary: 'Computing capacity and cost that follow actual use.',
  title: 'Cloud AI: Capacity and Cost Control',
  description:
    'Cloud AI with an owner for every line of the bill: elastic serving, data residency, quotas, a fallback model, and cost per inference.',
  fits: 'Fits when AI use, and its bill, grows with every customer.',
  figureCaption:
    'Models sit on services, services on capacity. Each layer can be replaced without moving the other two.',
  exhibitAt: 'third',
  text: () => ({
    lead: 'For software companies whose AI use grows, we build cloud serving that scales with demand. Every customer’s share of the bill is known, so new revenue keeps its margin.',
    whatIs: {
      heading: 'What is cloud AI?',
      text: 'Models and data run on computers that you rent by use. If a launch doubles the questions to your assistant, capacity grows for that day and shrinks afterward. The provider runs the hardware, while data, access and settings remain your responsibility.',
    },
    whyItMatters:
      'Until the cost of AI answers is split by customer, your margin is an estimate, and your heaviest user may be your least profitable.',
    builtBy: {
      service: 'development',
      reason: 'Serving, quotas and cost reports come from one team that works beside your engineers.',
    },
    implementationLine: 'We set the limits before the load',
    implementation: [
      {
        title: 'Count the workloads',
        description: 'Each gets an owner, a maximum delay and a data class (how sensitive it is).',
      },
      {
        title: 'Prepare the account',
        description: 'Identity, network, keys, logs and budgets precede the first model.',
      },
      {
        title: 'Automate releases',
        description: 'Models pass tests before release, and last week’s version can be recalled.',
      },
      {
        title: 'Set scaling rules',
        description:
          'Quotas are tested under load. A second model that passed the tests answers beyond the quota.',
      },
      {
        title: 'Review monthly',
        description: 'Owners read their costs, and a restore from backup is timed.',
      },
    ],
    capabilities: [
      {
        title: 'Elastic serving',
        description: 'Capacity follows demand, down to zero where a delay is allowed.',
      },
      {
        title: 'Managed data pipelines',
        description: 'Files are tested before a model sees them.',
      },
      {
        title: 'Security and residency controls',
        description: 'Region, keys and access per data class, in code an auditor can read.',
      },
      {
        title: 'Cost visibility',
        description: 'Invoices split by customer, in FOCUS, an open format for cloud bills.',
      },
    ],
    exhibit: {
      kind: 'table',
      heading: 'Where a cloud AI bill comes from',
      lead: 'GPUs get the attention. The other four lines grow without a decision.',
      columns: ['Line', 'What makes it grow', 'Limit we set'],
      rows: [
        ['GPUs (AI processors)', 'Machines left on after peaks', 'Scheduled shutdown'],
        ['Tokens (text in and out)', 'Long prompts, retries', 'Quota per customer'],
        ['Storage', 'Copies of copies', 'Expiry by data class'],
        ['Network', 'Calls across regions', 'Models beside their data'],
        ['Logs', 'Full prompts, kept forever', 'Samples with an end date'],
      ],
      caption: 'Each line gets an owner before its limit. A limit without an owner is soon raised.',
    },
    applicationsLine: 'Workloads with different needs',
    applications: [
      {
        title: 'Data team',
        description:
          'Overnight scoring uses spare capacity that the provider may reclaim. Jobs resume where they stopped.',
        results: ['Lower cost per million rows', 'Scores ready by morning'],
      },
      {
        title: 'Product',
        description: 'An assistant answers through a launch peak, if need be with the second model.',
        results: ['Delay within its limit', 'Cost known per conversation'],
      },
      {
        title: 'Compliance',
        description: 'Regulated data stays in its region, and evidence is collected as systems run.',
        results: ['Fewer audit findings', 'Restore time proven by drill'],
      },
    ],
    relatedLine: 'What runs on it, or instead of it',
    related: ['llms', 'lrms', 'business-intelligence-ai'],
    closing: {
      heading: 'Learn what each AI answer costs you',
      text: 'Last month’s invoice is enough to begin. In the consultation we look for the spend without an owner.',
    },
  }),
};
