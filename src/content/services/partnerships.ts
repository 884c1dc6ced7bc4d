import { documents } from '../documents';
import type { AddOn } from './types';

export const partnerships: AddOn = {
  name: 'Partnerships & Channel Sales',
  summary: 'Partners sell your product to their own customers.',
  title: 'Partnerships & Channel Sales Add-on',
  description:
    'Partner choice, contracts and co-selling, judged by the revenue that partners source and by their second deal.',
  usdPerMonth: 6_000,
  surcharge: 'plus 3% commission',
  text: () => ({
    lead: 'We choose partners, agree on terms and work on the first joint deals with your team.',
    facts: [
      {
        term: 'Commission',
        text: 'Usually of first-year revenue. Base and period are agreed before you sign',
      },
    ],
    included: [
      {
        title: 'Partner choice',
        description: 'A short list of firms whose customers match yours.',
      },
      {
        title: 'Economics and contract',
        description: 'Margin, support duties and deal registration (who found which deal).',
      },
      {
        title: 'Joint first deals',
        description:
          'We work on them with each partner. A deal whose buyer you found first is counted apart, without commission.',
      },
    ],
    whoItIsFor:
      'Companies from Seed to Series B that sell without the founder, to buyers who rely on consultants, resellers or platforms.',
    needs: 'A sales lead for partner meetings, finance for margins, and a lawyer for the contract.',
    alternatives: [
      { service: 'sales-execution', reason: 'Your own sellers cannot close deals yet.' },
      { service: 'revenue-strategy', reason: 'Buyer or price is still open.' },
    ],
    combinations: [
      { service: 'bowtie-leadership', reason: 'Puts partner deals into your forecast.' },
      {
        service: 'operational-backbone',
        reason: 'Records who registered which deal.',
      },
    ],
    document: documents.partnerSheet,
    planHeading: 'Shortlist, terms, joint deals',
    plan: [
      'In a strategy session we list firms that your customers already pay.',
      'We hold the first partner meetings and model margins.',
      'Partners sign. We count how many then bring a second deal.',
    ],
    closing: {
      heading: 'Ready to Expand Your Reach?',
      text: 'Name three firms that your customers already pay.',
    },
  }),
};
