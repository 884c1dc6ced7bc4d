import type { ShortService } from './types';

export const venturePartner: ShortService = {
  name: 'Venture Partner',
  summary: 'For venture funds and the founders they back.',
  title: 'Venture Partner for Funds and Founders',
  description:
    'An operating partner for venture funds and their founders: commercial diligence, a plan for 100 days, and one definition of every metric.',
  bowtieRange: { from: 0, to: 1 },
  text: () => ({
    lead: 'An operating partner works for a fund inside its companies. Ours has led sales or marketing before, checks revenue before you invest and helps founders grow it afterward.',
    facts: [
      {
        term: 'Fee',
        text: 'That of the closest package, as explained below',
      },
      {
        term: 'Equity',
        text: 'None for diligence. For weekly work only if the proposal names company, share and period',
      },
      { term: 'Works for', text: 'Venture funds, and founders of their companies' },
      { term: 'Not included', text: 'Raising money or introducing investors' },
    ],
    figureCaption:
      'The whole path is marked: diligence and help cover every step, from first contact to growth.',
    included: [
      {
        title: 'Commercial diligence',
        description:
          'Before the term sheet we check who buys, what a customer costs and who stays. You get evidence and gaps in writing.',
      },
      {
        title: 'A plan for the first 100 days',
        description:
          'Founder and operating partner choose one target, one person responsible and a review date.',
      },
      {
        title: 'One definition for each metric',
        description:
          'Annual recurring revenue (ARR), retention and acquisition cost are counted the same way in each company. Board reports become comparable.',
      },
      {
        title: 'Help for founders',
        description:
          'The operating partner joins weekly reviews and prepares pricing and hiring decisions. Founders decide.',
      },
    ],
    whoItIsFor:
      'Venture funds that invest from Seed to Series B and have no operator for revenue work. Startups can start the conversation too; fund and founder then agree on the role together.',
    needs:
      'The company’s consent and its customer, contract and billing records, one partner of the fund who decides, and time with each founder.',
    alternatives: [
      { service: 'revenue-strategy', reason: 'One company needs a buyer, a price and a plan.' },
      { service: 'bowtie-leadership', reason: 'One company needs its revenue teams led.' },
    ],
    combinations: [
      {
        service: 'revenue-strategy',
        reason: 'Turns what diligence found into a tested price and a plan for one company.',
      },
      {
        service: 'operational-backbone',
        reason: 'Connects the records from which portfolio reports are drawn.',
      },
    ],
    planHeading: 'Interviews, a report, then weekly work',
    plan: [
      'Fund and operating partner agree on companies, questions and any conflict. The company opens its records, and interviews with customers begin.',
      'Numbers and answers are compared with the claims of the pitch. Diligence ends with a written report.',
      'Portfolio work begins, weekly with each founder.',
    ],
    closing: {
      heading: 'Ready to Accelerate Your Startup?',
      text: 'Bring your next milestone or, as an investor, a question without names. We say whether we fit.',
    },
  }),
};
