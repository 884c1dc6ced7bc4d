import type { AddOn } from './types';

export const partnerships: AddOn = {
  name: 'Partnerships & Channel Sales',
  summary: 'Partners sell your product to their own customers.',
  title: 'Partnerships & Channel Sales Add-on',
  description:
    'Partner choice, economics, contracts, co-selling and deal registration, judged by the revenue partners source and by their second deal.',
  usdPerMonth: 6_000,
  surcharge: 'plus 3% commission',
  bowtieRange: { from: 0.08, to: 0.44 },
  text: () => ({
    lead: 'Other companies already sell to your buyers. We choose the right partners, agree on terms and work on the first joint deals with your team.',
    facts: [{ term: 'Commission', text: 'The contract says on what, and for how long' }],
    figureCaption:
      'Marked on the left: where a partner brings an account in, and the deal is still yours to win.',
    included: [
      {
        title: 'Partner choice',
        description: 'A short list of firms whose customers match yours, with a reason for each.',
      },
      {
        title: 'Economics and contract',
        description:
          'Margin, support duties and deal registration (who found which deal) in one agreement for your lawyer to review.',
      },
      {
        title: 'Joint first deals',
        description:
          'We work on them with each partner. Revenue that partners bring in is counted apart from revenue they only influence.',
      },
    ],
    whoItIsFor:
      'Companies from Seed to Series B that can sell without the founder, and whose buyers rely on consultants, resellers or platforms.',
    needs: 'A sales lead for partner meetings, finance for margins, and a lawyer for the contract.',
    alternatives: [
      { service: 'sales-execution', reason: 'Your own sellers cannot close the product yet.' },
      { service: 'revenue-strategy', reason: 'Buyer or price is still open.' },
    ],
    combinations: [
      { service: 'bowtie-leadership', reason: 'Counts partner deals in the same forecast as your own.' },
      {
        service: 'operational-backbone',
        reason: 'Records who registered which deal, so that commissions can be checked.',
      },
    ],
    planHeading: 'Shortlist, terms, joint deals',
    plan: [
      'In a strategy session we list firms that your customers already pay, and define a good partner.',
      'First partner meetings are held and margins modeled.',
      'Contracts are signed one by one. We measure how many partners bring a second deal.',
    ],
    closing: {
      heading: 'Ready to Expand Your Reach?',
      text: 'Name three firms that your customers already pay. We discuss what each would gain from selling with you.',
    },
  }),
};
