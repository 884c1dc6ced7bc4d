import { phaseSummaries } from './summaries';
import type { Phase } from './types';

export const strategy = {
  heading: phaseSummaries.strategy.name,
  lead: 'Before anything is built or bought, four things are settled: who buys, why, at what price, and what stops. The evidence comes from customers you won, lost and could not keep, and the price is tried on live deals before it is printed.',
  figureCaption:
    'The revenue bowtie follows a customer from first notice on the left, through the signature at the knot, to growth on the right. Marked is the entrance. Whoever is let in here has to be won, served and kept by everyone who follows.',
  workLine: 'Evidence first, then a price, then a refusal.',
  work: [
    {
      title: 'Buyer and market evidence',
      description:
        'In week 1 we pull won, lost and canceled accounts from your CRM and book calls with each kind. Interviews go on until the answers repeat, and each is filed beside what the account earned or cost you.',
    },
    {
      title: 'Price and packaging',
      description:
        'The study fits your sample: Van Westendorp, Gabor-Granger or conjoint. What people say they would pay is then compared with what they sign.',
    },
    {
      title: 'Motion and focus',
      description:
        'Self-serve, inside sales, field or partner: the motion must pay at your ACV, the yearly value of one contract. Segments where none does go on the stop list.',
    },
  ],
  exhibit: {
    kind: 'table',
    heading: 'Four questions, four signatures',
    lead: 'Every question has evidence that can settle it and a person who signs the answer. An opinion may enter the assumptions log, with the test that would end it.',
    columns: ['Question', 'Settled by', 'Not settled by', 'Signed by'],
    rows: [
      [
        'Who buys',
        'Retention curves that flatten, by segment, from billing',
        'A page of logos',
        'Chief executive',
      ],
      [
        'Why',
        'One reason, heard in most interviews with won accounts',
        'What sellers remember',
        'Head of product',
      ],
      ['At what price', 'Quotes accepted, discounts included', 'A survey alone', 'Finance lead'],
      ['What stops', 'Margin by segment after cost to sell and serve', 'Who started it', 'The board'],
    ],
    caption: 'Read across. A row closes when the last cell is signed, and reopens when the evidence changes.',
  },
  outcomesLine: 'Four answers your board can repeat.',
  outcomes: [
    'One segment is named, with its exclusions and the retention data behind it.',
    'The reason to buy is one sentence, and most recorded wins contain it.',
    'The price has held on live deals, and a rule says who may discount.',
    'The stop list is in force, and the budgets behind it are closed.',
  ],
  exit: 'The board’s minutes hold one number, the date it is due and the list of what stops.',
  closing: {
    heading: 'Which answer is a guess?',
    text: 'Tell us which of the four you could not defend to your board: buyer, reason, price or focus. The call starts there.',
  },
} as const satisfies Phase;
