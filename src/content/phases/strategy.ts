import { documents } from '../documents';
import type { Phase } from './types';

export const strategy: Phase = {
  name: 'Strategy & Product-Market Fit Overhaul',
  shortName: 'Strategy',
  summary: 'Find out who buys, why and at what price. Stop selling to the rest.',
  title: 'Strategy & Product-Market Fit Overhaul',
  description:
    'Phase 1: interviews with won, lost and departed customers, segment economics and a tested price, until the board agrees on one number.',
  points: [
    'Interview buyers who signed, refused and left',
    'Try the new price on deals in progress',
    'Stop selling to segments that never renew',
  ],
  wholePackage: 'revenue-strategy',
  exit: 'The new price has held on live deals, and the board has agreed on one revenue target, its date and what stops.',
  text: () => ({
    lead: 'We settle four questions before anything is built or bought: who buys, why, at what price, and what you stop doing.',
    figureCaption:
      'The revenue bowtie, a model by Winning by Design, follows a customer from first contact on the left to growth on the right. Marked is the first fifth: the customers you decide to sell to.',
    workLine: 'Interviews, a tested price and a way to sell',
    work: [
      {
        title: 'Buyer and market evidence',
        description:
          'In week 1 we pull won, lost and canceled accounts from your CRM (customer database). Then we interview buyers of each kind until the answers repeat.',
      },
      {
        title: 'Price and packaging',
        description:
          'We choose a pricing study that fits your number of buyers. Then we compare what people say they would pay with what they sign.',
      },
      {
        title: 'Motion and focus',
        description:
          'We pick how you sell: self-serve, inside sales, field sales or partners. It has to pay at your ACV, the yearly value of one contract.',
      },
    ],
    people: {
      lead: 'A revenue leader of ours runs the interviews and writes the strategy. Our founder proposes the number and listens.',
      client: 'The founder or chief executive every week, and whoever decides on finance and product.',
      target:
        'Agreed at the start with its review date: for example, the share of quotes accepted at the new price.',
    },
    exhibit: {
      kind: 'table',
      heading: 'What settles each question, and who signs',
      lead: 'Every answer needs evidence and a signature. An opinion goes into a log of assumptions, with the test that would confirm or end it.',
      columns: ['Question', 'Settled by', 'Not settled by', 'Signed by'],
      rows: [
        [
          'Who buys',
          'Customers who keep paying, by segment, from billing',
          'A list of customer logos',
          'Chief executive',
        ],
        [
          'Why',
          'One reason, heard in most interviews with won accounts',
          'What sellers remember',
          'Head of product',
        ],
        ['At what price', 'Quotes accepted, discounts included', 'A survey alone', 'Finance lead'],
        ['What stops', 'Margin by segment after cost to sell and serve', 'Who proposed it', 'The board'],
      ],
      caption: 'A signature closes a row until there is new evidence. In small teams, founders sign.',
    },
    document: documents.plan,
    outcomesLine: 'Answers with evidence behind them',
    outcomes: [
      'One segment is named, with its exclusions and the retention data behind it.',
      'The reason to buy is one sentence, and most recorded wins contain it.',
      'The price has held on live deals, and a rule says who may discount.',
      'What you agreed to stop has stopped, budgets included.',
    ],
    closing: {
      heading: 'Talk through your four answers',
      text: 'Name the one you could not defend to your board: buyer, reason, price or focus. The call starts there.',
    },
  }),
};
