import { renewalWarningDays } from '../packageTerms';
import { type BlogPost, blogPath } from './types';

export const renewals: BlogPost = {
  title: `What you know ${renewalWarningDays} days before a renewal`,
  excerpt: 'Test on last year’s renewals which signals you can trust.',
  category: 'Customer Success',
  date: '2026-11-24',
  author: 'The customer success practice',
  path: blogPath,
  artwork: 'post-renewal',
  text: () => [
    'A renewal is decided before the contract ends. If it ends on December 31 with 60 days’ notice, the customer must decide by November 1. On September 2, 120 days before the end, you have 60 days to change something.',
    { heading: 'What is on record by then' },
    {
      table: {
        caption: 'Five records on day 120, with limits to start from',
        columns: ['Record', 'A signal, if'],
        rows: [
          ['Product use', 'Active users fell by a quarter against the three months before'],
          ['Sponsor', 'The person who approved the purchase has not answered or met you for 60 days'],
          ['Invoices', 'The last one was paid later than the three before it'],
          ['Support', 'A ticket has been open for 30 days'],
          ['Result', 'No one at the customer can name the number that improved'],
        ],
      },
    },
    'Your own systems contain the first four. Ask for the fifth on the phone. No score predicts a later budget cut, a new owner or a competitor’s offer.',
    { heading: 'Worked example: test the signals' },
    'For each renewal of last year, read the records as they were on day 120, and count. In this invented example, 8 of 40 customers left: 20%.',
    {
      table: {
        caption: 'Forty renewals, as they were on day 120',
        columns: ['Signal', 'Had it', 'Of those, left', 'Share'],
        rows: [
          ['Use fell', '10', '5', '50%'],
          ['Sponsor silent', '9', '5', '56%'],
          ['Paid late', '11', '3', '27%'],
          ['Ticket open', '8', '2', '25%'],
          ['Two or more', '12', '6', '50%'],
          ['Fewer than two', '28', '2', '7%'],
        ],
      },
    },
    {
      list: [
        'An open ticket says least: 25% of those customers left, against 20% of all. So the last two rows count only the other three signals. Test such a rule on another year before you trust it.',
        'The rule “two or more” found 6 of the 8 who left, or 75%. The best single signals found 5, or 63%.',
        'Half of its 12 warnings were false. Each cost one conversation.',
        'A customer with a warning was seven times as likely to leave: 50% ÷ 7% = 7.',
      ],
    },
    'Eight departures are few: one more or less moves the 75% by 12.5 points.',
    { heading: 'What happens on which day' },
    {
      list: [
        'Day 120: customers with a warning, each with reasons and an owner.',
        'Day 105: the owner has spoken with the sponsor or successor.',
        'Day 90: the forecast. Each contract renews, shrinks or ends, with the reason and the amount.',
        'Day 75: the offer, with the result in the customer’s own numbers.',
        'Day 60: the last day for notice.',
      ],
    },
    { heading: 'Prove that it helps' },
    'A saved customer might have stayed anyway. With hundreds of renewals, let one in five customers with a warning, chosen at random, go through your usual process, and compare. With 40 a year, one year proves nothing. Record for each customer what you did and what changed.',
    [
      'A signal that follows from the decision, such as a request to export all data, comes too late. Date every signal by the day on which you could have seen it. Our page on ',
      { text: 'customer success AI', href: '/technologies/customer-success-ai' },
      ' shows how a model is tested in the same way.',
    ],
  ],
};
