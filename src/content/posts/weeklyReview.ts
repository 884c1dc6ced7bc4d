import { artworkAddress } from '../artworks';
import { blogPath, firstNotes } from './blogPath';
import type { BlogPost } from './types';

export const weeklyReview: BlogPost = {
  title: 'What a weekly review decides',
  excerpt: 'A report can be read alone. Meet for the decisions, and write each one down with a number and a date.',
  category: 'Operations',
  date: firstNotes,
  author: 'The operations practice',
  path: blogPath,
  image: artworkAddress('post-month-end'),
  text: () => [
    'Many weekly meetings read numbers aloud that everyone could have read before. A review is different: it looks only at numbers outside their agreed range, and each of them leaves the room with a decision. If no number is out of range, the meeting ends early.',
    { heading: 'The agenda' },
    {
      table: {
        caption: 'Forty-five minutes, the same every week',
        columns: ['Minutes', 'Question', 'Decision'],
        rows: [
          ['5', 'Did last week’s decisions happen?', 'Done, or a new date with a reason'],
          ['15', 'Will we reach this quarter’s number?', 'The forecast, as one figure'],
          ['10', 'Which deals stopped moving?', 'Next step, or closed as lost'],
          ['10', 'Which customers or projects are late?', 'Who acts, and by when'],
          ['5', 'Which experiment reached its end?', 'Continue, change or stop'],
        ],
      },
    },
    'Send the numbers a day before. Whoever owns a number brings the cause and a proposal. Four answers are allowed: continue, change, stop, or ask a named person outside the room. “We watch it” is not a decision, because nothing would follow from it.',
    { heading: 'Worked example: the forecast' },
    'It is the end of week 5 of 13. The target for the quarter is $600,000, and $150,000 is signed. Open opportunities that could close this quarter add up to $1,200,000. Over the past year, 25% of such value was won. The median deal takes 40 days and is worth $30,000.',
    {
      steps: [
        'Still needed: $600,000 − $150,000 = $450,000.',
        'Expected from open opportunities: $1,200,000 × 25% = $300,000. The gap is $150,000.',
        'To close it, $150,000 ÷ 25% = $600,000 of new opportunities are needed. At $30,000 each, that is 20.',
        'They must start early enough. The quarter has 91 days and a deal takes 40, so the last useful day is day 51. Today is day 35. That leaves 16 days, or two full weeks.',
        'The team has opened 4 opportunities a week. Two weeks give 8, which are worth 8 × $30,000 × 25% = $60,000.',
      ],
    },
    'The forecast is therefore $150,000 + $300,000 + $60,000 = $510,000. The review decides three things: the board hears $510,000 this week, hiring that depended on $600,000 waits, and one seller moves from new leads to the two largest open deals. Nobody is asked to “push harder” for 20 opportunities in two weeks, because the team has never opened ten a week.',
    'The common rule that pipeline must be three times the target is right only at a win rate of 33%. The factor is 1 ÷ win rate: four here, because 1 ÷ 0.25 = 4.',
    { heading: 'The decision log' },
    'One line for each decision, in a table that everyone can read:',
    {
      list: [
        'Decision: the forecast is $510,000.',
        'Owner: the head of sales.',
        'Number that shows whether it was right: signed value at the end of week 9, expected $330,000.',
        'Date of the check: the review in week 9.',
      ],
    },
    'The $330,000 is half of the $360,000 still expected, plus the $150,000 already signed. Four of the remaining eight weeks will have passed. If the number is $250,000 instead, the review does not discuss why people feel confident. It corrects the win rate and forecasts again.',
    { heading: 'What it does not decide' },
    'Prices, positioning, the budget and the hiring plan need more preparation than a week allows. The review may put them on the agenda of a monthly meeting, with the number that raised the question. Experiments get their stop rule before they start, for example: 200 emails, and stop if they bring fewer than four meetings.',
    'You can test your own review next week. Count the decisions that have an owner, a number and a date, and divide by the people in the room times the hours. A meeting of eight people for an hour with two decisions costs four working hours for each.',
  ],
};
