import { claims } from '../claims';
import { packagesFrom } from '../pricing';
import type { Industry } from './types';

export const b2bSaas: Industry = {
  name: 'B2B SaaS',
  summary: 'Pricing, pilots and renewals as one plan.',
  title: 'Go-to-Market for B2B SaaS',
  description:
    'Go-to-market work for B2B SaaS: a price that follows usage, pilots with a decision date, acquisition cost by channel and renewals ranked by risk.',
  figureCaption:
    'Each row is one quarter’s new customers. The sooner they earn back their cost, the more revenue remains. Illustration.',
  exhibitAt: 'third',
  text: () => ({
    heading: 'Win B2B SaaS customers and grow their revenue',
    lead: 'We test prices and plan pilots, sales hires and renewals of B2B software companies.',
    price: packagesFrom('operational-backbone'),
    painPoints: [
      {
        title: 'Each new customer costs more',
        description: 'Money goes to channels with many leads, even when their customers leave.',
      },
      {
        title: 'Pilots end without a decision',
        description: 'Usage rises during the pilot, but no budget owner takes part.',
      },
      {
        title: 'Churn appears at renewal',
        description: 'The warning was in support tickets that the account manager never opened.',
      },
      {
        title: 'The price is as old as the product',
        description: 'Value grows with volume, but the invoice counts seats.',
      },
    ],
    solutions: [
      {
        title: 'Cost by channel, fit by renewal',
        description:
          'We compare customer acquisition cost (CAC) by channel and pause the worst two. Software ranks prospects by similarity to customers that renewed.',
      },
      {
        title: 'Pilots with a decision date',
        description:
          'Sponsor, price, criteria and decision date are agreed before the first login. AI flags a missing budget owner.',
      },
      {
        title: 'Renewals ranked by risk',
        description:
          'We record the first warning sign for each lost customer. A model ranks renewals by risk.',
      },
      {
        title: 'A new price tested on old invoices',
        description:
          'Software recalculates past invoices to show who would pay more or less. New contracts get the price first.',
      },
    ],
    exhibit: {
      kind: 'table',
      heading: 'Departments that review the purchase',
      lead: 'The budget owner has one vote among 5 to 16 people (Gartner survey, 2024).',
      columns: ['Who reviews', 'What they ask', 'What answers it'],
      rows: [
        ['Security', 'Who else touches our data?', 'SOC 2 Type II report, subprocessor list'],
        ['IT', 'How is a leaver removed?', 'Single sign-on, automatic account removal, audit log'],
        ['Legal', 'Do you train on our data?', 'Data agreement with AI terms: training, retention, region'],
        ['Finance', 'What will year two cost?', 'The price calculated for their volume'],
      ],
      caption: 'Prepare each answer early: the questions usually follow the verbal yes.',
    },
    story: {
      statement:
        'Only the founder could close a deal, and the price counted seats although value came from volume.',
      text: 'Every deal stage got exit criteria in the CRM. Finance recalculated past invoices before any contract used the new price.',
      basis: 'The first number is one client’s result. The other two are our targets.',
      metrics: [
        claims.saasArr,
        { value: '110%', label: 'net revenue retention', qualifier: 'the target' },
        { value: '< 18', label: 'months to earn back CAC', qualifier: 'the target' },
      ],
    },
    servicesHeading: 'Settle the price, then connect billing and CRM',
    services: [
      {
        service: 'revenue-strategy',
        reason: 'We test the new price on live deals, then set hiring order and quotas.',
      },
      {
        service: 'operational-backbone',
        reason: 'Usage pricing works only if product, billing and CRM count the same event.',
      },
    ],
    closing: {
      heading: 'See which customers stopped growing',
      text: 'Bring twelve months of revenue by customer. On the first call we look at who renewed, who grew and who left.',
    },
  }),
};
