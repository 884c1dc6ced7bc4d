import { documents } from '../documents';
import type { AddOn } from './types';

export const contentBranding: AddOn = {
  name: 'Content & Branding',
  summary: 'Articles your buyers can quote.',
  title: 'Content & Branding Add-on',
  description:
    'Content and branding for expert buyers: a point of view, interviews, a calendar and a proof library for deals.',
  cardName: 'Content & Brand',
  usdPerMonth: 5_000,
  text: () => ({
    lead: 'We interview your experts and write articles, web pages and sales material. Each month we count citations by others, visits and use in deals.',
    facts: [],
    included: [
      {
        title: 'Point of view',
        description:
          'A written statement of how you see your market, agreed with your founder. Each article argues for it.',
      },
      {
        title: 'Interviews and editorial calendar',
        description: 'Interviews with your experts supply the articles. We check the source of each claim.',
      },
      {
        title: 'Proof library',
        description: 'Results, quotes and documents, filed so that sellers find them during a deal.',
      },
    ],
    whoItIsFor: 'Companies, mostly from Seed to Series\u00a0B, whose website sounds like their competitors’.',
    needs: 'Your founder, one expert for about two hours a month, and your lawyer for claims.',
    alternatives: [
      { service: 'demand-generation', reason: 'You need qualified deals now.' },
      { service: 'revenue-strategy', reason: 'Target customer or price is not settled.' },
    ],
    combinations: [
      { service: 'revenue-strategy', reason: 'Settles who buys, why and at what price.' },
      {
        service: 'product-design',
        reason: 'Shares its user research.',
      },
    ],
    document: documents.calendar,
    planHeading: 'A position first, then a calendar',
    plan: [
      'One expert and the founder join a strategy session.',
      'The point of view is written and the calendar set. You approve both.',
      'Each month we publish what the calendar lists, and count citations, direct visits and use in open and won deals.',
    ],
    closing: {
      heading: 'Ready to Build Your Brand?',
      text: 'Bring one page of your site and one deal it should have helped to win.',
    },
  }),
};
