import type { Technology } from './types';

export const businessIntelligenceAi: Technology = {
  name: 'Business Intelligence AI',
  summary: 'One revenue number for finance, sales and the board.',
  title: 'Business Intelligence AI on Agreed Metrics',
  description:
    'Business intelligence AI on agreed metrics: one definition of recurring revenue, forecasts scored for error and bias, every answer showing its query.',
  fits: 'Fits when finance and sales report different numbers.',
  figureCaption: 'The blue line traces one number on the board slide to the events that moved it.',
  exhibitAt: 'first',
  text: () => ({
    lead: 'Leadership teams decide faster on one set of numbers. We define your revenue metrics once, then finance, sales and the board can ask in plain language and see how each answer was computed.',
    whatIs: {
      heading: 'What is business intelligence AI?',
      text: 'It answers business questions in plain language. Ask which segment lost the most revenue last quarter, and you get the figure and its query. The definitions are kept in a semantic layer, a shared list that every chart and question must use.',
    },
    whyItMatters:
      'A model that writes its own queries can be wrong without an error message. So ours uses only metrics that everyone has agreed on.',
    builtBy: {
      service: 'operational-backbone',
      reason: 'CRM, billing, support and product data become one record. Every metric is computed from it.',
    },
    implementationLine: 'We agree on metrics before anyone asks',
    implementation: [
      {
        title: 'Agree on definitions',
        description:
          'Finance, sales and success each write down annual recurring revenue (ARR). One version stays, with an owner.',
      },
      {
        title: 'Test the tables',
        description: 'We check the data for duplicates and wrong joins before metrics rest on it.',
      },
      {
        title: 'Backtest the forecast',
        description: 'A forecast that cannot beat last year’s seasonal pattern is not used.',
      },
      {
        title: 'Open the questions',
        description: 'Answers use agreed metrics only and respect each reader’s access rights.',
      },
      {
        title: 'Close the alerts',
        description: 'A weekly review ends each alert in a decision or removes its rule.',
      },
    ],
    exhibit: {
      kind: 'formula',
      heading: 'A metric, defined term by term',
      lead: 'Net revenue retention (NRR) compares one group of customers with itself a year earlier. Finance signs each term.',
      result: 'Net revenue retention',
      terms: [
        { name: 'Starting ARR', note: 'Billing: recurring revenue on day one. No services.' },
        { operator: '+', name: 'Expansion', note: 'Billing: the same customers only. New ones never enter.' },
        {
          operator: '−',
          name: 'Contraction',
          note: 'CRM (customer database) changes matched to invoices. Renewal discounts count.',
        },
        { operator: '−', name: 'Churn', note: 'Billing: dated at the end of the contract, not at notice.' },
        { operator: '÷', name: 'Starting ARR', note: 'Warehouse: the same snapshot, never restated.' },
      ],
      caption:
        'Total the first four, then divide by the fifth. Without expansion it is gross retention. Show both.',
    },
    applicationsLine: 'Numbers that end in a decision',
    applications: [
      {
        title: 'Finance',
        description: 'The model’s forecast and the sales team’s own are both scored against billing.',
        results: ['Forecast error known for each quarter ahead', 'Fewer days to close the month'],
      },
      {
        title: 'Board reporting',
        description: 'Any figure on a slide opens to its query and its rows.',
        results: ['Fewer restated numbers', 'Questions answered in the meeting'],
      },
      {
        title: 'Operations',
        description: 'A rise in the cost to serve a customer is flagged while the month is open.',
        results: ['Margin losses found sooner', 'Fewer alerts without action'],
      },
    ],
    relatedLine: 'Who asks, and what runs the answer',
    related: ['customer-success-ai', 'marketing-sales-ai', 'cloud-ai'],
    closing: {
      heading: 'Ask finance and sales for the same ARR',
      text: 'If the two figures differ, we start there and trace the difference to its source.',
    },
  }),
};
