import { claims } from '../claims';
import type { Industry } from './types';

export const fintech = {
  heading: 'Growth your risk officer will sign.',
  lead: 'A bank, a fintech and a merchant buy for three different reasons, and compliance can stop the first two. We put the diligence pack beside the first proposal, count acquisition cost (CAC) per funded account, and subtract the losses before anyone calls it growth.',
  painPoints: [
    {
      title: 'Compliance at the end',
      description: 'The product team agreed long ago. Third-party risk opens the file and starts over.',
    },
    {
      title: 'Sign-ups without deposits',
      description: 'Marketing counts registrations. The ledger counts balances.',
    },
    {
      title: 'Losses behind the growth',
      description: 'A channel looks cheap for a quarter. Its fraud arrives in another report.',
    },
    {
      title: 'Loose words in the copy',
      description: 'Someone writes “insured” about the app. The bank behind it is asked why.',
    },
    {
      title: 'One bank under everything',
      description: 'A sponsor bank supplies the charter. It can also leave.',
    },
  ],
  solutions: [
    {
      title: 'A pack with the proposal',
      description:
        'Policies, audits, penetration test and complaint log go out together. Retrieval answers questionnaires from these alone, citing each.',
    },
    {
      title: 'A count at each step',
      description:
        'Week 1 maps the flow of funds. Drop-off is counted from application to first transaction; a model orders manual review, its outcomes tested for fair lending.',
    },
    {
      title: 'A cap on each channel',
      description:
        'Spend is capped on contribution, after losses at 90 and 180 days. Risk scores return reasons a declined customer can be given.',
    },
    {
      title: 'A list of allowed claims',
      description:
        'Agreed with the bank under FDIC misrepresentation rules (12 CFR 328, subpart B). AI checks drafts; compliance approves.',
    },
    {
      title: 'A second route',
      description:
        'Exit clauses and data portability are mapped. Software reconciles ledger and bank files daily.',
    },
  ],
  exhibit: {
    kind: 'formula',
    heading: 'What one funded account is worth.',
    lead: 'A sign-up has cost money and earned none. It is left out.',
    result: 'Contribution per funded account',
    terms: [
      { name: 'Net revenue', note: 'Processor reports, after the partner’s share.' },
      { operator: '−', name: 'Funding cost', note: 'Treasury: the price of money.' },
      {
        operator: '−',
        name: 'Fraud and credit losses',
        note: 'Case management, by vintage (month opened). The newest looks best.',
      },
      {
        operator: '−',
        name: 'Servicing',
        note: 'Identity checks, disputes, support; often booked as overhead.',
      },
    ],
    caption: 'Hold what remains against CAC for the same vintage.',
  },
  story: {
    statement:
      'Spend bought volume, and risk heard about it last. Fit took over the budget, and compliance opened the meeting.',
    text: 'A model scored accounts and wrote its reasons into the CRM. Marketing moved money to what risk would accept, and sellers led with the compliance story.',
    basis: 'CAC and Series B are one client’s results, no promise for the next; the months are a target.',
    metrics: [
      { value: claims.fintechCac.value, label: claims.fintechCac.label },
      { value: claims.fintechSeriesB.value, label: claims.fintechSeriesB.label },
      { value: '< 9', label: 'months from first bank meeting to live', qualifier: 'the target' },
    ],
  },
  servicesHeading: 'For operator and investor.',
  services: [
    {
      service: 'bowtie-leadership',
      reason: 'Marketing and risk each see half of contribution; one leader has to see both.',
    },
    {
      service: 'venture-partner',
      reason: 'A lead investor will ask for vintage curves; fund and founder should see them first.',
    },
  ],
  closing: {
    heading: 'Where do applicants stop?',
    text: 'Bring the counts for application, identity check, funding and first transaction. A consultation starts at the widest gap.',
  },
} as const satisfies Industry;
