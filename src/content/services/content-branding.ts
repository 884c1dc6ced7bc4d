import type { AddOn } from './types';

export const contentBranding: AddOn = {
  name: 'Content & Branding',
  summary: 'Articles and studies your buyers can quote.',
  title: 'Content & Branding Add-on',
  description:
    'Content and branding for expert buyers: a point of view, source interviews, an editorial calendar and a proof library for live deals.',
  cardName: 'Content & Brand',
  usdPerMonth: 5_000,
  bowtieRange: { from: 0, to: 0.32 },
  text: () => ({
    lead: 'Your experts’ knowledge becomes articles, web pages and sales material. Companies with expert buyers get a position that customers can repeat to colleagues.',
    facts: [],
    figureCaption:
      'Marked from first contact to selection: buyers read your content and pass it on to colleagues.',
    included: [
      {
        title: 'Point of view',
        description: 'One position on your market, written with your founder, that you can defend.',
      },
      {
        title: 'Interviews and editorial calendar',
        description:
          'Talks with your experts fill the calendar. Claims are checked before they are published.',
      },
      {
        title: 'Proof library',
        description: 'Results, quotes and documents, filed so that sellers find them during a deal.',
      },
    ],
    whoItIsFor:
      'Companies whose buyers compare experts, and whose website sounds like its competitors. Most are between Seed and Series B.',
    needs: 'Your founder, one expert for about two hours a month, and your lawyer for claims.',
    alternatives: [
      { service: 'demand-generation', reason: 'Qualified deals are missing now, and reputation can wait.' },
      { service: 'revenue-strategy', reason: 'Target customer or price is not settled.' },
    ],
    combinations: [
      { service: 'revenue-strategy', reason: 'Decides the buyer and the promise that the content explains.' },
      {
        service: 'product-design',
        reason: 'Shares its user research, so that content answers real questions.',
      },
    ],
    planHeading: 'A position first, then a calendar',
    plan: [
      'One expert and the founder join a strategy session. We read what you have published.',
      'The position is written and the calendar set. You approve both.',
      'Pieces appear on schedule. Each month we count citations, direct visits and use in won deals.',
    ],
    closing: {
      heading: 'Ready to Build Your Brand?',
      text: 'Pick one page and one deal it should have helped. We begin with what that buyer needed to read.',
    },
  }),
};
