import { claims } from '../claims';
import type { Industry } from './types';

export const b2bSaas = {
  heading: 'Growth that compounds after the signature.',
  lead: 'In B2B SaaS the sale is the start of the revenue. We design pricing, onboarding and renewal together, because your customers experience them together. The test is one cohort read twice: net revenue retention (NRR) for what grew, gross (GRR) for what stayed.',
  painPoints: [
    {
      title: 'Each new customer costs more',
      description: 'Spend follows leads. Nobody asks which channel’s customers stay.',
    },
    {
      title: 'Pilots end without a decision',
      description: 'The usage chart climbs. Nobody on the call owns a budget.',
    },
    {
      title: 'Churn appears at renewal',
      description: 'The warning sat in tickets the account manager never opens.',
    },
    {
      title: 'Price stays where year one left it',
      description: 'Seats were easy to count. Value grew with volume, and the invoice never noticed.',
    },
  ],
  solutions: [
    {
      title: 'Score fit on renewals',
      description:
        'Week 1 reconciles revenue with finance. Acquisition cost (CAC) is split by channel and the worst two stop; a model ranks prospects by likeness to accounts that renewed.',
    },
    {
      title: 'Sell the pilot with its exit',
      description:
        'Sponsor, price, criteria and decision date precede the first login. AI drafts the plan from call notes and flags a missing budget owner.',
    },
    {
      title: 'Date the first warning',
      description:
        'A year of losses is tagged by cause and earliest sign. A model then ranks renewals by risk, with reasons.',
    },
    {
      title: 'Re-rate before you reprice',
      description:
        'Software re-rates past invoices and lists who would pay more. New deals take the metric first, once billing can meter it.',
    },
  ],
  exhibit: {
    kind: 'table',
    heading: 'Four desks that can say no.',
    lead: 'The department head holds the budget, and one vote in a group of 5 to 16 (Gartner survey, 2024).',
    columns: ['Who can stop it', 'What they ask', 'What answers it'],
    rows: [
      ['Security', 'Who else touches our data?', 'SOC 2 Type II report, subprocessor list'],
      ['IT', 'How is a leaver removed?', 'Single sign-on, SCIM provisioning, audit log'],
      ['Legal', 'Do you train on our data?', 'Data agreement with AI terms: training, retention, region'],
      ['Finance', 'What will year two cost?', 'The price metric run on their volume'],
    ],
    caption: 'Read each row before the verbal yes; the questions usually come after it.',
  },
  story: {
    statement:
      'Users were loyal, accounts were flat, and the founder closed every deal. Volume became the metric, and a team took over.',
    text: 'The founder’s answers became a playbook with exit criteria in the CRM. Metering fed billing before a contract carried the new price.',
    basis: 'The ARR (annual recurring revenue) is one client’s, no forecast of yours; the rest are targets.',
    metrics: [
      { value: claims.saasArr.value, label: claims.saasArr.label },
      { value: '110%', label: 'net revenue retention', qualifier: 'the target' },
      { value: '< 18', label: 'months of CAC payback', qualifier: 'the target' },
    ],
  },
  servicesHeading: 'First the price, then the meter.',
  services: [
    {
      service: 'revenue-strategy',
      reason: 'Every quota inherits the price metric, so it is settled first.',
    },
    {
      service: 'operational-backbone',
      reason: 'A usage price holds only if product, billing and CRM count the same event.',
    },
  ],
  closing: {
    heading: 'Which cohort stopped growing?',
    text: 'Bring twelve months of revenue by customer. We will find it with you on the first call.',
  },
} as const satisfies Industry;
