import { technologySummaries } from './summaries';
import type { Technology } from './types';

export const businessIntelligenceAi = {
  heading: technologySummaries['business-intelligence-ai'].name,
  lead: 'A meeting that disputes the number never reaches the decision. We settle the definitions first, hold them in a semantic layer, and only then let people ask in plain language. Each answer shows its query; each forecast is scored for error and bias.',
  whatIs: {
    heading: 'What is business intelligence AI?',
    text: 'Questions in plain language, forecasts and alerts, all computed from agreed metrics. The agreement is stored in the semantic layer: definitions that every chart and generated query must use, so two people who ask get one figure. Without it, chat produces disagreement faster.',
  },
  whyItMatters:
    'Generated SQL can run without error on the wrong table. In the Spider 2.0 paper (2024) the best setup solved 21.3% of enterprise query tasks, against 91.2% on the simpler Spider 1.0. Scores have risen since; the gap is why we limit the model to governed metrics.',
  implementationLine: 'Agree first, compute second, ask last.',
  implementation: [
    {
      title: 'Draw the metric tree',
      description:
        'In week 1 finance, sales and success each write their definition of ARR (annual recurring revenue). One version stays, with an owner.',
    },
    {
      title: 'Test the tables',
      description:
        'Warehouse tables are checked for duplicates and bad joins before the layer rests on them.',
    },
    {
      title: 'Backtest the forecast',
      description: 'A model that cannot beat last year’s seasonal pattern is not used.',
    },
    {
      title: 'Open the questions',
      description: 'Answers keep to governed metrics and the reader’s own access rights.',
    },
    {
      title: 'Close the alerts',
      description: 'A weekly review ends each alert in a decision or retires its rule.',
    },
  ],
  exhibit: {
    kind: 'formula',
    heading: 'One definition, term by term',
    lead: 'Net revenue retention (NRR) compares one group of customers with itself a year earlier. Finance signs each term.',
    result: 'Net revenue retention',
    terms: [
      { name: 'Starting ARR', note: 'Billing: yearly value of recurring contracts on day one. No services.' },
      { operator: '+', name: 'Expansion', note: 'Billing: the same customers only. New ones never enter.' },
      {
        operator: '−',
        name: 'Contraction',
        note: 'CRM amendments matched to invoices; renewal discounts count.',
      },
      { operator: '−', name: 'Churn', note: 'Billing: dated at the end of the contract, not at the notice.' },
      { operator: '÷', name: 'Starting ARR', note: 'Warehouse: the same snapshot, never restated.' },
    ],
    caption:
      'The first four are totaled, then divided by the fifth. Without expansion it is gross retention; show both.',
  },
  applicationsLine: 'Numbers that end in a decision.',
  applications: [
    {
      title: 'Finance',
      description: 'The model’s forecast and the sales call are both scored against what was billed.',
      results: ['Bias known for each quarter ahead', 'Fewer days to close the month'],
    },
    {
      title: 'Board reporting',
      description: 'Any figure on a slide opens to its query and its rows.',
      results: ['Fewer restated numbers', 'Questions answered in the meeting'],
    },
    {
      title: 'Operations',
      description: 'A rise in cost to serve is flagged while the month is open.',
      results: ['Margin leaks found sooner', 'Fewer alerts without action'],
    },
  ],
  relatedLine: 'Who asks, and what carries the answer.',
  related: ['customer-success-ai', 'marketing-sales-ai', 'cloud-ai'],
  closing: {
    heading: 'Ask finance and sales for ARR.',
    text: 'If the two figures differ, bring both. The difference is the first thing we would fix.',
  },
} as const satisfies Technology;
