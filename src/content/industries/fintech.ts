import { claims } from '../claims';
import { seedTerms } from '../pricing';
import { fintech as study } from '../studies/fintech';
import type { Industry } from './types';

const [tracedSpend] = study.measures;

export const fintech: Industry = {
  name: 'Fintech',
  summary: 'Early compliance, profit per account.',
  title: 'Go-to-Market for Fintech',
  description:
    'Fintech growth counted in funded accounts: compliance documents with the proposal, spending caps, claims your bank approves.',
  diagnosisExample: {
    leads: '1,500',
    opportunities: '270',
    proposals: '108',
    customers: '27',
    live: '6',
    renewed: '6',
    growth: '1',
  },
  text: () => ({
    heading: 'Fintech growth counted in funded accounts',
    lead: 'We help fintech companies win accounts with a first deposit (funded accounts) from business customers, and list the documents that a partner bank reviews. Budgets follow profit per funded account, after customer acquisition cost (CAC).',
    painPoints: [
      {
        title: 'Compliance review starts late',
        description: 'The bank’s product team agrees, then its risk team reopens everything.',
      },
      {
        title: 'Applicants never fund',
        description: 'Only funded accounts earn revenue.',
      },
      {
        title: 'Losses hide behind growth',
        description: 'A channel looks cheap. Its fraud is in another report.',
      },
      {
        title: 'Ads make loose claims',
        description: 'An ad says “insured”, and the partner bank has to answer to its regulator.',
      },
    ],
    solutions: [
      {
        title: 'Documents with the proposal',
        description: `Our revenue leader lists what the bank’s risk team asks for, and your sellers send policies, audits and the penetration test with the proposal. Product Development, a separate package (at Seed ${seedTerms('development')}), can add AI drafts, which your compliance team approves.`,
      },
      {
        title: 'A count at each step',
        description:
          'Your records show who stops before the first transaction. Credit models and their fair-lending tests stay with your risk team.',
      },
      {
        title: 'A cap on each channel',
        description:
          'Profit after losses at 90 days, 180 days and 12 months (Fig. 1) sets each channel’s cap.',
      },
      {
        title: 'A list of allowed claims',
        description:
          'The bank agrees to the list, under FDIC rules on false claims of deposit insurance (12\u00a0CFR\u00a0328, subpart B).',
      },
    ],
    exhibit: {
      at: 'second',
      kind: 'formula',
      heading: 'What one funded account contributes',
      lead: 'Registrations without a deposit are left out.',
      result: 'Contribution per funded account',
      value: '$44',
      terms: [
        {
          name: 'Net revenue',
          note: 'From the payment processor’s reports, after the partner bank’s share.',
          value: '$100',
          size: 100,
        },
        {
          operator: '−',
          name: 'Funding cost',
          note: 'Interest paid, from treasury.',
          value: '$18',
          size: 18,
        },
        {
          operator: '−',
          name: 'Fraud and credit losses',
          note: 'Losses appear later, so we charge each to the month its account opened.',
          value: '$22',
          size: 22,
        },
        {
          operator: '−',
          name: 'Servicing',
          note: 'Identity checks, disputes and support.',
          value: '$16',
          size: 16,
        },
      ],
      caption:
        'Invented numbers for an account’s first 12 months. With a CAC of $30 for accounts opened in the same month, the profit is $14.',
    },
    story: {
      statement: 'Marketing paid for applications, and many applicants never funded an account.',
      text: 'One table joined sales and marketing cost, CRM (customer database) records and funded accounts by channel. This client’s budget followed CAC alone; our caps now count losses too.',
      basis: 'The first two numbers are one client’s. The third is our target.',
      metrics: [claims.fintechCac, claims.fintechSeriesB, { ...tracedSpend, qualifier: 'Our target' }],
    },
    servicesHeading: 'Join the records, then move the budget',
    services: [
      {
        service: 'operational-backbone',
        reason: 'Sales and marketing cost, funded accounts and losses have to be in one table first.',
      },
      {
        service: 'bowtie-leadership',
        reason: 'One leader reviews revenue and losses every week.',
      },
    ],
    closing: {
      heading: 'Find the step where applicants stop',
      text: 'For the call, four counts are enough: application, identity check, funding and first transaction.',
    },
  }),
};
