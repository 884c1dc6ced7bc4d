import { artworkAddress } from '../artworks';
import { blogPath, firstNotes } from './blogPath';
import type { BlogPost } from './types';

export const narrowestPoint: BlogPost = {
  title: 'Find your narrowest point by hand',
  excerpt:
    'Before you buy more leads, compare the steps from first contact to renewal with your own past. A spreadsheet is enough.',
  category: 'Growth',
  date: firstNotes,
  author: 'The growth practice',
  path: blogPath,
  image: artworkAddress('post-knot'),
  text: () => [
    'The narrowest point is the step at which you lose the most customers compared with what is normal for you. It is not the step with the lowest percentage: most leads never become customers, in any company. You find it with counts from your customer database, your invoices and a spreadsheet.',
    { heading: 'Count, then divide' },
    {
      steps: [
        'Choose one customer segment. Averages over small and large customers hide both.',
        'Count seven things for last quarter: leads, qualified opportunities, proposals, new customers, customers with a first result, renewals due, and renewals signed.',
        'Repeat this for the four quarters before it, and take their average.',
        'Divide each count by the one before it. Divide renewals signed by renewals due, because other customers renew than those who start.',
        'Divide each share of last quarter by its average. The lowest ratio is your narrowest point.',
      ],
    },
    'Write down what each word means before you count. “Qualified” might be a call in which need, budget and date were confirmed. If the meaning changed during the year, the comparison is worthless.',
    { heading: 'Worked example' },
    'An invented software company had 400 leads in an average quarter and 480 in the last one. Sales called it a good quarter, but it won no more customers than before.',
    {
      table: {
        caption: 'Counts in a quarter: average of four, then the last',
        columns: ['Count', 'Average', 'Last', 'Share kept'],
        rows: [
          ['Leads', '400', '480', ''],
          ['Qualified', '100', '120', '25%, then 25%'],
          ['Proposals', '60', '72', '60%, then 60%'],
          ['New customers', '18', '18', '30%, then 25%'],
          ['First result', '16', '12', '89%, then 67%'],
          ['Renewals signed of due', '18 of 20', '17 of 20', '90%, then 85%'],
        ],
      },
    },
    'Now the ratios. Signing: 25% ÷ 30% = 0.83. First result: 67% ÷ 89% = 0.75. Renewal: 85% ÷ 90% = 0.94. The other two are 1. The narrowest point is the step from signature to first result, although the drop in signed contracts is the one that sales noticed.',
    { heading: 'Check it with one more calculation' },
    'Ask what each repair would add, with all other steps as they were last quarter.',
    {
      list: [
        'Bring first results back to 89%: 18 × 0.89 = 16 customers. That is four more than 12.',
        'Bring signing back to 30%: 72 × 0.30 = 21.6 customers, of whom 67% get a result: 14.4. That is 2.4 more.',
        'Buy 10% more leads: 48 × 0.25 × 0.60 × 0.25 × 0.67 = 1.2 more.',
      ],
    },
    'More leads pass through every later loss. Shares multiply, which is why a wide entrance repairs little. It also works in your favor: six shares that each improve by a tenth give 1.1⁶ = 1.77 times the result.',
    { heading: 'Then find the cause' },
    'A count shows where, not why. List the six customers of last quarter who signed and have no first result. For each, write the days since signature and what they are waiting for: data, access, a person or a decision. Use the median number of days, because one account that never starts distorts the average. If four of six wait for the same thing, you know what to fix on Monday.',
    'Small numbers mislead. With 18 customers, one customer more or less moves the share by 5.6 points. Look at two quarters before you hire anyone, unless the six customers name the cause themselves.',
    [
      'The seven stages from awareness to growth were described as the “bowtie” by Winning by Design, in the book Revenue Architecture. You can also ',
      { text: 'enter your counts on this site', href: '/how-we-work#diagnosis' },
      ', which compares them with typical ranges. Your own past is the better comparison.',
    ],
  ],
};
