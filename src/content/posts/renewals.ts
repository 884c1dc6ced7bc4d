import { artworkAddress } from '../artworks';
import { renewalWarningDays } from '../packageTerms';
import { blogPath } from './blogPath';
import type { BlogPost } from './types';

export const renewals: BlogPost = {
  title: `What you know ${renewalWarningDays} days before a renewal`,
  excerpt:
    'The customer has not decided yet, but the records already differ. Test on last year’s renewals which signals you can trust.',
  category: 'Customer Success',
  date: '2026-11-24',
  author: 'The customer success practice',
  path: blogPath,
  image: artworkAddress('post-renewal'),
  text: () => [
    'A renewal is often treated as an event on the last day of a contract. The decision is made earlier. Take a contract that ends on December 31 with 60 days’ notice: the customer must decide by November 1. On September 2, 120 days before the end, you have 60 days to change something. After November 1 you have none.',
    { heading: 'What is on record by then' },
    {
      table: {
        caption: 'Five records on day 120, with limits to start from',
        columns: ['Record', 'A signal, if'],
        rows: [
          ['Product use', 'Active users fell by a quarter against the three months before'],
          ['Sponsor', 'The person who signed has not answered or met you for 60 days'],
          ['Invoices', 'The last one was paid later than the three before it'],
          ['Support', 'A ticket has been open for 30 days'],
          ['Result', 'Nobody at the customer can name the number that improved'],
        ],
      },
    },
    'Four of these can be read from systems that you own. Ask for the fifth on the phone. What you cannot know on day 120 is a later budget cut, a new owner, or a competitor’s offer. No score predicts those.',
    { heading: 'Worked example: test the signals' },
    'Do not weigh signals by feeling. Take all renewals of last year, set the records back to day 120, and count. In this invented example there were 40 renewals, and 8 of the customers left: 20%.',
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
        'An open ticket says little: 25% of those customers left, against 20% of all. Leave it out of the warning, and repair the ticket anyway.',
        'The rule “two or more” found 6 of the 8 who left, or 75%. The best single signals found 5, or 63%.',
        'Half of its 12 warnings were false. Each cost one conversation.',
        'A customer with a warning was seven times as likely to leave: 50% ÷ 7% = 7.',
      ],
    },
    'Eight departures are few: one more or less moves the 75% by 12.5 points. Count the money too. If the 8 customers paid $400,000 a year and the 6 paid $340,000, the rule saw $340,000 ÷ $400,000 = 85% of the lost revenue coming.',
    { heading: 'What happens on which day' },
    {
      list: [
        'Day 120: the list of customers with a warning, each with its reasons and one owner.',
        'Day 105: the owner has spoken with the sponsor, or with their successor.',
        'Day 90: the forecast for each contract: renews, shrinks or ends, with the reason and the amount.',
        'Day 75: the offer is sent, with the result so far in the customer’s own numbers.',
        'Day 60: the last day for notice. From here on you can only count.',
      ],
    },
    'Day 120 is a warning and day 90 is a forecast. The first list contains who needs a conversation, the second what finance may plan with.',
    { heading: 'Prove that it helps' },
    'A saved customer might have stayed anyway. If you have hundreds of renewals, let one in five customers with a warning, chosen at random, go through your usual process, and compare. If you have 40 a year, you cannot prove it in one year. Then record for each customer what you did and what changed, and look at the records again next year.',
    [
      'Beware of a signal that is a consequence of the decision, such as a request to export all data. It predicts perfectly, and too late. Date every signal by the day on which you could have seen it. Our page on ',
      { text: 'customer success AI', href: '/technologies/customer-success-ai' },
      ' shows how a model is tested in the same way.',
    ],
  ],
};
