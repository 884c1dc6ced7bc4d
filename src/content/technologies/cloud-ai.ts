import { technologySummaries } from './summaries';
import type { Technology } from './types';

export const cloudAi = {
  heading: technologySummaries['cloud-ai'].name,
  lead: 'Inference demand is uneven, and model prices keep moving. Rented capacity leaves the choice of model open; without quotas and owner tags it also hides the bill. We build for both: serving that scales, and a cost line for every customer served.',
  whatIs: {
    heading: 'What is cloud AI?',
    text: 'Models, data and pipelines on infrastructure rented by use. The provider runs the hardware; data, access and configuration stay your responsibility, whatever the service is called. It suits load that comes and goes; flat, heavy load can cost less on machines you own.',
  },
  whyItMatters:
    'Each answer your product gives adds to cost of goods sold. Until that cost is split by customer, gross margin is an estimate, and the heaviest user may be the least profitable. The same split shows when renting stops paying.',
  implementationLine: 'Limits go in before the load.',
  implementation: [
    {
      title: 'Inventory',
      description: 'Week 1 lists every workload with owner, data class and allowed delay.',
    },
    {
      title: 'Landing zone',
      description: 'Identity, network, keys, logs and budgets precede the first model.',
    },
    {
      title: 'Pipeline',
      description: 'Models pass tests into a registry, and last week’s can be recalled.',
    },
    {
      title: 'Scaling rules',
      description: 'Quotas are load-tested; a fallback model answers when one is spent.',
    },
    {
      title: 'Monthly drill',
      description: 'Cost is read by owner; a restore from backup is timed.',
    },
  ],
  capabilities: [
    {
      title: 'Elastic serving',
      description: 'Capacity follows the queue, down to zero where delay allows.',
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
      description: 'Invoices in FOCUS, the FinOps Foundation’s billing format, split by customer.',
    },
  ],
  exhibit: {
    kind: 'table',
    heading: 'Where the bill comes from',
    lead: 'Compute is the line people watch. The lines below it grow without a meeting.',
    columns: ['Line', 'What makes it grow', 'Limit we set'],
    rows: [
      ['GPU hours', 'Machines left on after peaks', 'Scheduled shutdown'],
      ['Model tokens', 'Long prompts, retries', 'Quota per customer'],
      ['Storage', 'Copies of copies', 'Expiry by data class'],
      ['Network', 'Calls across regions', 'Serving beside its data'],
      ['Logs', 'Full prompts, kept forever', 'Sampling, retention date'],
    ],
    caption: 'Each row gets an owner before its limit; an unowned limit is raised when it hurts.',
  },
  applicationsLine: 'Three loads with three different shapes.',
  applications: [
    {
      title: 'Data team',
      description:
        'Overnight scoring uses spot capacity, which the provider may reclaim; jobs resume where they stopped.',
      results: ['Lower cost per million rows', 'Scores ready by morning'],
    },
    {
      title: 'Product',
      description: 'An assistant answers through the launch peak, if need be on the fallback.',
      results: ['Delay kept within its objective', 'Cost known per conversation'],
    },
    {
      title: 'Compliance',
      description: 'Regulated data stays in its region, and evidence is collected as systems run.',
      results: ['Fewer audit findings', 'Restore time proved by drill'],
    },
  ],
  relatedLine: 'What you would run on it.',
  related: ['llms', 'lrms', 'business-intelligence-ai'],
  closing: {
    heading: 'Whose name is on the GPU bill?',
    text: 'Bring last month’s invoice and the workloads behind it. We will look for the spend no one has claimed.',
  },
} as const satisfies Technology;
