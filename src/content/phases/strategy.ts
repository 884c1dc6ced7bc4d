import { documents } from '../documents';
import { paybackMonths } from '../packageTerms';
import type { Phase } from './types';

export const strategy: Phase = {
  name: 'Strategy & Product-Market Fit Overhaul',
  shortName: 'Strategy',
  summary: 'Find out who buys, why and at what price.',
  title: 'Strategy & Product-Market Fit Overhaul',
  description:
    'Phase 1: interviews with buyers who signed, refused or left, and a tested price, until the board agrees on one number.',
  points: [
    'Interview buyers who signed, refused and left',
    'Try the new price on deals in progress',
    'Stop selling to segments that never renew',
  ],
  wholePackage: 'revenue-strategy',
  exit: 'Buyers have signed at the new price, and the board has agreed on one revenue target, its date and what stops.',
  text: () => ({
    lead: 'We settle four questions: who buys, at what price, through which channel, and what you stop doing.',
    figureCaption:
      'The revenue bowtie, a model by Winning by Design, follows a customer from first contact to growth.',
    workLine: 'Interviews, a tested price and a way to sell',
    work: [
      {
        title: 'Buyer and market evidence',
        description:
          'In week 1 we list won, lost and canceled accounts from your CRM (customer database). We interview 10 to 20 of these buyers.',
      },
      {
        title: 'Price and packaging',
        description: 'We compare what buyers say they would pay with what they sign.',
      },
      {
        title: 'How you sell, and to whom',
        description: `We choose how you sell: self-serve, inside sales, field sales or partners. Each contract must earn back the cost of winning it. For SaaS, our target is under ${paybackMonths} months.`,
      },
    ],
    people: {
      lead: 'Our revenue leader runs the interviews and writes the strategy. Our founder proposes the number to move; your board agrees on the revenue target.',
      client:
        'The founder or chief executive every week, the person who decides on finance and product, and one date with the board.',
      target:
        'A number to move, agreed at the start with a review date, such as the share of quotes accepted at the new price.',
    },
    document: documents.plan,
    outcomesLine: 'Answers with evidence behind them',
    outcomes: [
      'One segment is named: who belongs to it, who does not, and how many of its customers stay.',
      'We count customers’ reasons for signing, and name the most frequent one.',
      'A written rule says who may discount.',
      'What you agreed to stop has stopped, budgets included.',
    ],
    closing: {
      heading: 'Talk through your four answers',
      text: 'Name the answer that your board doubts: buyer, price, channel or what to stop.',
    },
  }),
};
