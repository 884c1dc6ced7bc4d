import type { Technology } from './types';

export const businessIntelligenceAi: Technology = {
  name: 'Business Intelligence AI',
  summary: 'One revenue number for finance, sales and the board.',
  title: 'Business Intelligence AI on Agreed Metrics',
  description:
    'Business intelligence AI on agreed metrics: one definition of recurring revenue, scored forecasts, every answer with its query.',
  fits: 'Fits when finance and sales report different numbers.',
  text: () => ({
    lead: 'For leadership teams, we define each revenue metric once. After tests, from month 4, finance, sales and the board ask in plain language and see how each answer was computed.',
    whatIs: {
      heading: 'What is business intelligence AI?',
      text: 'It answers business questions from agreed metrics. Ask which segment lost the most revenue last quarter. You get the figure and its query (the code that computed it).',
    },
    whyItMatters:
      'A model that writes its own queries can be wrong without an error message. So ours uses only agreed metrics.',
    builtBy: {
      service: 'operational-backbone',
      reason:
        'The package joins your records. It includes metric definitions, a forecast and plain-language questions.',
    },
    implementationLine: 'We agree on metrics before anyone asks',
    implementation: [
      {
        title: 'Agree on definitions',
        description: 'Each team defines annual recurring revenue (ARR). You agree on one definition.',
      },
      {
        title: 'Test the tables',
        description: 'We check the data for duplicates and wrong joins.',
      },
      {
        title: 'Backtest the forecast',
        description: 'On past quarters, a forecast must beat a simple repeat of last year’s pattern.',
      },
      {
        title: 'Let staff ask questions',
        description: 'They may ask once answers match finance’s figures. Access rights still apply.',
      },
      {
        title: 'Decide on each alert',
        description: 'Each week, your team decides what to do about each alert, or deletes it.',
      },
    ],
    exhibit: {
      at: 'first',
      kind: 'formula',
      heading: 'A metric, defined term by term',
      lead: 'Net revenue retention (NRR) compares one group of customers with itself a year earlier.',
      result: 'Net revenue retention',
      value: '111%',
      terms: [
        {
          name: 'Starting ARR',
          note: 'Billing: annual recurring revenue (ARR) on day one, without services.',
          value: '$700,000',
          size: 70,
        },
        {
          operator: '+',
          name: 'Expansion',
          note: 'Billing: upgrades, volume and price rises of the same customers.',
          value: '$220,000',
          size: 22,
        },
        {
          operator: '−',
          name: 'Contraction',
          note: 'Reductions in the CRM (customer database), matched to invoices.',
          value: '$60,000',
          size: 6,
        },
        {
          operator: '−',
          name: 'Churn',
          note: 'From billing. A loss counts when the contract ends, not at notice.',
          value: '$80,000',
          size: 8,
        },
        {
          operator: '÷',
          name: 'Starting ARR',
          note: 'The first figure again, stored and never restated.',
          value: '$700,000',
          size: 70,
        },
      ],
      caption:
        'Add and subtract the first four, then divide by the fifth. Gross retention leaves out expansion: $560,000 ÷ $700,000 = 80%. Show both. The numbers are invented.',
    },
    applicationsLine: 'Numbers that end in a decision',
    applications: [
      {
        title: 'Finance',
        description: 'The model’s and the sales team’s forecasts are scored against billing.',
        results: ['Forecast error known for each quarter ahead', 'Fewer days to close the month'],
      },
      {
        title: 'Board reporting',
        description: 'Any figure on a slide opens its query and rows.',
        results: ['Fewer restated numbers', 'Questions answered in the meeting'],
      },
      {
        title: 'Operations',
        description:
          'If the cost of support per customer rises above last quarter’s, an alert says so within the month.',
        results: ['Margin losses found sooner', 'Fewer alerts without action'],
      },
    ],
    related: ['customer-success-ai', 'marketing-sales-ai', 'cloud-ai'],
    closing: {
      heading: 'Do finance and sales report one ARR?',
      text: 'If the figures differ, we trace the difference to its source.',
    },
  }),
};
