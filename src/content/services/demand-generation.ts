import { documents } from '../documents';
import type { AddOn } from './types';

export const demandGeneration: AddOn = {
  name: 'Demand Generation',
  summary: 'Campaigns judged by qualified deals, not by clicks.',
  title: 'Demand Generation Add-on',
  description:
    'Demand generation measured by qualified deals and cost per channel: account list, offers, channels and follow-up.',
  usdPerMonth: 7_500,
  text: () => ({
    lead: 'Our campaigns bring your sellers qualified deals (need, budget and date confirmed). Each week you see what every channel cost, our fee excluded, and how many deals it brought.',
    facts: [],
    included: [
      {
        title: 'Account list and offer',
        description: 'Which companies to reach, and one offer that sales agrees to follow up.',
      },
      {
        title: 'Campaigns by channel',
        description: 'Each channel has its own budget and target, and a deadline for sales to answer.',
      },
      {
        title: 'Measurement against a holdout',
        description: 'Some companies see no campaign. The difference is what campaigns add.',
      },
    ],
    whoItIsFor:
      'Seed to Series B companies with a product that customers keep, at least one seller, and too few qualified deals.',
    needs:
      'Sales for follow-up, a budget for campaigns beside our fee, and access to your CRM (customer database) and ad accounts.',
    alternatives: [
      { service: 'revenue-strategy', reason: 'You do not know yet who buys, or why.' },
      { service: 'sales-execution', reason: 'Leads arrive, but few become customers.' },
    ],
    combinations: [
      { service: 'revenue-strategy', reason: 'Supplies the buyer and the offer.' },
      { service: 'bowtie-leadership', reason: 'Reviews campaigns and follow-up each week.' },
    ],
    document: documents.campaigns,
    planHeading: 'How the first campaign starts',
    plan: [
      'In a strategy session, sales and marketing agree on accounts, offer and follow-up.',
      'Tracking is connected, and the first campaign goes out.',
      'Each week the sheet shows cost per deal. Each quarter, a channel above its limit stops, and its budget moves to better ones.',
    ],
    closing: {
      heading: 'Ready to Generate More Leads?',
      text: 'We start with the channel you understand least.',
    },
  }),
};
