import { artworkAddress } from '../artworks';
import { blogPath, firstNotes } from './blogPath';
import type { BlogPost } from './types';

export const renewals: BlogPost = {
  title: 'What you know 120 days before a renewal',
  excerpt:
    'The customer has not decided yet, but the records already differ. Test on last year’s renewals which signals you can trust.',
  category: 'Customer Success',
  date: firstNotes,
  author: 'The customer success practice',
  path: blogPath,
  image: artworkAddress('post-renewal'),
  text: () => [
    'A renewal is often treated as an event on the last day of a contract. The decision is earlier. Take a contract that ends on December 31 with 60 days’ notice. The customer must decide by November 1. On September 2, 120 days before the end, you have 60 days to change something. After November 1 you have none.',
    { heading: 'What is on record by then' },
    {
      table: {
        caption: 'Records on day 120, and when each is a signal',
        columns: ['Record', 'Signal'],
        rows: [
          ['Product use', 'Active users fell by a quarter against the three months before'],
          ['Sponsor', 'The person who signed has not answered or met you for 60 days'],
          ['Invoices', 'The last one was paid later than the three before it'],
          ['Support', 'A ticket has been open for 30 days'],
          ['Result', 'Nobody at the customer can name the number that improved'],
        ],
      },
    },
    'Four of these can be read from systems that you own. Ask for the fifth on the phone. What you do not know on day 120 is a budget cut, a new owner, or a competitor’s offer. No score predicts those.',
    { heading: 'Worked example: test the signals' },
    'Do not weigh signals by feeling. Take all renewals of last year, set the records back to day 120, and count. In this invented example there were 40 renewals, of which 8 customers left: 20%.',
    {
      table: {
        caption: 'Forty renewals, as they stood on day 120',
        columns: ['Signal', 'Had it', 'Of those, left', 'Share'],
        rows: [
          ['Use fell', '10', '5', '50%'],
          ['Sponsor silent', '9', '5', '56%'],
          ['Paid late', '11', '3', '27%'],
          ['Ticket open', '8', '2', '25%'],
          ['Two or more', '12', '6', '50%'],
        ],
      },
    },
    {
      list: [
        'An open ticket says little: 25% of those customers left, against 20% of all. Remove it from the score and repair the ticket anyway.',
        'The rule “two or more” found 6 of the 8 who left: 75%. The best single signals found 5: 63%.',
        'Half of its 12 warnings were false. Each costs one conversation, which does no harm.',
        'Of the 28 customers without a warning, 2 left: 7%. A customer with a warning was seven times as likely to leave.',
      ],
    },
    'Eight departures are few. One more or less moves the 75% by 12.5 points. Count also by money: if the 8 customers paid $400,000 a year and the 6 paid $340,000, the rule saw 85% of the lost revenue coming.',
    { heading: 'What happens on which day' },
    {
      list: [
        'Day 120: the list of customers with a warning, each with its reasons and one owner.',
        'Day 105: the owner has spoken with the sponsor, or with their successor.',
        'Day 90: the forecast for each contract: renews, shrinks or ends, with the reason and the amount.',
        'Day 75: the offer is sent, with the result so far in the customer’s own numbers.',
        'Day 60: notice. From here on, you count and no longer persuade.',
      ],
    },
    'Day 120 is a warning and day 90 is a forecast. They are different lists: the first contains who needs a conversation, the second what finance may plan with.',
    { heading: 'Prove that it helps' },
    'A saved customer might have stayed anyway. If you have enough renewals, let every fifth customer with a warning go through your usual process and compare. If you have 40 a year, you cannot prove it in one year. Then record for each customer what you did and what changed, and look at the records again next year.',
    'One trap deserves its own sentence: a signal that is a consequence of the decision, such as a request to export all data. It predicts perfectly, and too late. Date every signal by the day on which you could have seen it.',
  ],
};
