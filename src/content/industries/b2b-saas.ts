import { claims } from '../claims';
import { paybackMonths } from '../packageTerms';
import { seedTerms } from '../pricing';
import type { Industry } from './types';

export const b2bSaas: Industry = {
  name: 'B2B SaaS',
  summary: 'Pricing, pilots and sales hires as one plan.',
  title: 'Go-to-Market for B2B SaaS',
  description:
    'Go-to-market work for B2B SaaS: a price that follows usage, pilots with a decision date and a plan for the first sales hires.',
  diagnosisExample: {
    leads: '2,000',
    opportunities: '400',
    proposals: '200',
    customers: '24',
    live: '20',
    renewed: '19',
    growth: '3',
  },
  text: () => ({
    heading: 'Win B2B SaaS customers and earn more from each',
    lead: 'For B2B software companies, we test prices, set decision dates for pilots and plan the first sales hires.',
    painPoints: [
      {
        title: 'Each new customer costs more',
        description: 'Money goes to channels whose customers leave.',
      },
      {
        title: 'Pilots end without a decision',
        description: 'Usage rises, but no one with a budget is involved.',
      },
      {
        title: 'Churn appears at renewal',
        description: 'Support tickets warned of it, but were not read.',
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
          'We pause channels whose customers leave before they earn back their acquisition cost (CAC), and start with prospects who resemble renewing customers.',
      },
      {
        title: 'Pilots with a decision date',
        description:
          'Sponsor, price and criteria are agreed before the first login. The CRM (customer database) flags a missing budget owner.',
      },
      {
        title: 'Renewals ranked by risk',
        description: `Operational Backbone, a separate package (at Seed ${seedTerms('operational-backbone')}), ranks renewals by risk. The ranking starts after tests, from month 4.`,
      },
      {
        title: 'A new price tested on old invoices',
        description:
          'Recalculated invoices show who would pay more or less. New contracts get the new price before existing customers do.',
      },
    ],
    exhibit: {
      at: 'third',
      kind: 'table',
      heading: 'Departments that review the purchase',
      lead: 'A buying group has 5 to 16 people (Gartner survey, 2024).',
      questions: ['What they ask', 'What answers it'],
      amounts: {
        name: 'Working days',
        of: 38,
        total: { value: '38 days', name: 'one review after another' },
      },
      rows: [
        {
          name: 'Security',
          amount: '15 days',
          stripes: 15,
          answers: ['Who else touches our data?', 'SOC 2 Type II report, subprocessor list'],
        },
        {
          name: 'IT',
          amount: '6 days',
          stripes: 6,
          answers: ['How are former employees removed?', 'Single sign-on, account removal, audit log'],
        },
        {
          name: 'Legal',
          amount: '12 days',
          stripes: 12,
          answers: ['Do you train on our data?', 'Data agreement with AI terms'],
        },
        {
          name: 'Finance',
          amount: '5 days',
          stripes: 5,
          answers: ['What will year two cost?', 'The price at their volume'],
        },
      ],
      caption:
        'Working days of an invented case. Reviews usually begin after the verbal yes, so prepare your answers before it.',
    },
    story: {
      statement: 'Before, only the founder could close a deal, and the price counted seats, not volume.',
      text: 'Every deal stage got a rule for moving on. Finance recalculated past invoices before any contract used the new price.',
      basis: 'The first number is one client’s result. The other two are our targets.',
      metrics: [
        claims.saasArr,
        { value: '110%', label: 'net revenue retention', qualifier: 'Our target' },
        {
          value: `< ${paybackMonths}`,
          label: 'months to earn back CAC',
          qualifier: 'Our target',
        },
      ],
    },
    servicesHeading: 'Settle the price, then train the sellers',
    services: [
      {
        service: 'revenue-strategy',
        reason: 'We test the price on live deals, then plan the first hires.',
      },
      {
        service: 'bowtie-leadership',
        reason: 'One leader turns the founder’s calls into a playbook and trains new sellers with it.',
      },
    ],
    closing: {
      heading: 'See which customers stopped growing',
      text: 'Bring twelve months of revenue by customer, without names. The online diagnosis needs other numbers: one quarter’s counts and one year’s growth.',
    },
  }),
};
