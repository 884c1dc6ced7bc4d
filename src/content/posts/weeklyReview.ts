import { type BlogPost, blogPath } from './types';

export const weeklyReview: BlogPost = {
  title: 'What a weekly review decides',
  excerpt: 'Meet to decide, and log each decision with a number and a date.',
  category: 'Operations',
  date: '2026-11-24',
  author: 'The operations practice',
  path: blogPath,
  artwork: 'post-month-end',
  text: () => [
    [
      'A weekly review checks last week’s decisions, then decides on each number outside its agreed range. One page is enough: ',
      { text: 'here is an example', href: '/services/bowtie-leadership' },
      '.',
    ],
    { heading: 'The agenda' },
    {
      table: {
        caption: 'At most forty-five minutes every week',
        columns: ['Minutes', 'Question', 'Decision'],
        rows: [
          ['5', 'Did last week’s decisions happen?', 'Done, or a new date with a reason'],
          ['15', 'Will we reach this quarter’s number?', 'The forecast: one figure and its range'],
          ['10', 'Which deals stopped moving?', 'Next step, or closed as lost'],
          ['10', 'Which customers or projects are late?', 'Who acts, and by when'],
          ['5', 'Which experiment reached its end?', 'Continue, change or stop'],
        ],
      },
    },
    'Send the numbers a day before. The owner of a number brings the cause and a proposal. For a number outside its range, four answers are allowed: continue, change, stop, or ask a named person outside the room.',
    { heading: 'Worked example: the forecast' },
    'In this invented example, week 5 of 13 has ended. The target for the quarter is $600,000, and $150,000 is signed. Open deals that could close this quarter add up to $1,200,000, and 25% of such value was won over the past year. A deal is worth $30,000 and takes at most 40 days from opening to signature.',
    {
      steps: [
        'Still needed: $600,000 − $150,000 = $450,000.',
        'Expected from open deals: $1,200,000 × 25% = $300,000. The gap is $150,000.',
        'To close the gap, open $150,000 ÷ 25% = $600,000 of new deals. That is $600,000 ÷ $30,000 = 20 deals.',
        'The quarter has 91 days, so the last useful day to start is 91 − 40 = 51. Today is day 35. That leaves 16 days, or two full weeks.',
        'In the last two weeks the team has opened 4 deals a week. At that rate two weeks give 8, which are worth 8 × $30,000 × 25% = $60,000.',
      ],
    },
    'The forecast is therefore $150,000 + $300,000 + $60,000 = $510,000. The board hears $510,000 this week, and $450,000 if no new deal closes. The hiring plan, which needs $600,000, goes to a meeting of its own.',
    { heading: 'The decision log' },
    'Each decision is one line in a table that everyone can read:',
    {
      list: [
        'Decision: continue. Report $510,000, and $450,000 if no new deal closes.',
        'Owner: the head of sales.',
        'Number that shows whether it was right: signed value at the end of week 9, expected $360,000.',
        'Date of the check: the review in week 9.',
      ],
    },
    'By then 28 of the 40 days have passed. If today’s open deals close evenly, $300,000 × 28 ÷ 40 = $210,000 of them is signed, plus the $150,000 of today. Deals opened later need more time. If only $280,000 is signed, the review corrects the win rate and forecasts again.',
    { heading: 'What it does not decide' },
    'Prices, positioning, the budget and the hiring plan belong in a meeting of their own, with the number that raised the question.',
    'Test your own review: multiply the people by the hours, and divide by the decisions that got an owner, a number and a date. Eight people, one hour and two decisions: 8 × 1 ÷ 2 = 4 working hours for each.',
  ],
};
