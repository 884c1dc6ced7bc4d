import { documents } from '../documents';
import { renewalWarning } from '../packageTerms';
import type { AddOn } from './types';

export const customerSuccess: AddOn = {
  name: 'Customer Success Augmentation',
  summary: 'Senior people on your renewals.',
  title: 'Customer Success Augmentation Add-on',
  description:
    'Senior customer success people, added per resource, for onboarding and renewals, judged by the days to a first result and by the revenue kept.',
  usdPerMonth: 6_000,
  unit: 'per resource',
  text: () => ({
    lead: `A named person joins your team, runs onboarding and reviews, and reports renewals at risk ${renewalWarning}.`,
    facts: [{ term: 'Resource', text: 'One named person on your accounts' }],
    included: [
      {
        title: 'Onboarding to first value',
        description: 'Each new customer has a date and a person for a first result.',
      },
      {
        title: 'Regular reviews',
        description:
          'Usage, problems and goals, discussed with the customer and filed in your CRM (customer database).',
      },
      {
        title: 'Renewal warning',
        description: `Which renewals are at risk, with the reason, ${renewalWarning}.`,
      },
    ],
    whoItIsFor:
      'Teams, usually from Seed to Series B, whose renewals come as a surprise or whose onboarding waits for the founder.',
    needs: 'Access to CRM, billing, support desk and product data, and a contact in the product team.',
    alternatives: [
      { service: 'product-design', reason: 'Customers leave because the product lacks something.' },
      { service: 'bowtie-leadership', reason: 'Revenue after the signature has no owner.' },
    ],
    combinations: [
      { service: 'bowtie-leadership', reason: 'Puts renewals and new deals into one forecast.' },
      {
        service: 'operational-backbone',
        reason: 'Joins usage, invoices and tickets.',
      },
    ],
    document: documents.renewalList,
    planHeading: 'How accounts change hands',
    plan: [
      'In a strategy session we agree on who takes which account.',
      'Customers meet their contact.',
      'We report days to a first result. We also report the share of revenue that the same customers kept, without and with upgrades.',
    ],
    closing: {
      heading: 'Ready to Delight Your Customers?',
      text: 'We compare your next renewals with the last customers you lost.',
    },
  }),
};
