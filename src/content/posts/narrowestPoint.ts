import { type BlogPost, blogPath } from './types';

export const narrowestPoint: BlogPost = {
  title: 'Find your narrowest point by hand',
  excerpt: 'Compare each step from lead to renewal with your own past.',
  category: 'Growth',
  date: '2026-11-24',
  author: 'The growth practice',
  path: blogPath,
  artwork: 'post-knot',
  text: () => [
    'Your narrowest point is the step that fell most, compared with its average over the four quarters before. It is rarely the step with the lowest percentage: most leads never become customers. You need your customer database, your invoices and a spreadsheet.',
    { heading: 'Count, then divide' },
    {
      steps: [
        'Choose one customer segment. An average of small and large customers hides both.',
        'Count seven things for last quarter: leads, qualified opportunities, proposals, new customers, customers with a first result, renewals due, and renewals signed.',
        'Do the same for the four quarters before it, and take their average.',
        'Divide each count by the one before it. Renewals start again: divide those signed by those due.',
        'Divide each share of last quarter by its average. The lowest ratio is your narrowest point.',
      ],
    },
    'First define each word in writing. “Qualified” might be a call in which need, budget and date were confirmed. A first result needs a deadline, such as 30 days after the signature. Count when the last deadline has passed. If a meaning changed during the year, the comparison is worthless.',
    { heading: 'Worked example' },
    'An invented software company had 400 leads in an average quarter and 480 in the last one, but it won no more customers.',
    {
      table: {
        caption: 'Counts per quarter: average of four, then the last',
        columns: ['Count', 'Average', 'Last', 'Share'],
        rows: [
          ['Leads', '400', '480', '–'],
          ['Qualified', '100', '120', '25%, then 25%'],
          ['Proposals', '60', '72', '60%, then 60%'],
          ['New customers', '18', '18', '30%, then 25%'],
          ['First result', '16', '12', '89%, then 67%'],
          ['Renewals signed', '18 of 20', '17 of 20', '90%, then 85%'],
        ],
      },
    },
    'Now the ratios. Signing: 25% ÷ 30% = 0.83. First result: 67% ÷ 89% = 0.75. Renewal: 85% ÷ 90% = 0.94. The other two are 1. The narrowest point is the step from signature to first result.',
    { heading: 'Check it with one more calculation' },
    'Calculate what each repair adds if all other steps stay as they were.',
    {
      list: [
        'Bring first results back to 89%: 18 × 0.89 = 16 customers. That is 4 more than 12.',
        'Bring signing back to 30%: 72 × 0.30 = 21.6 customers. Two thirds of them get a result: 14.4, which is 2.4 more.',
        'Buy 10% more leads, which is 48: 48 × 0.25 × 0.60 × 0.25 × 0.67 = 1.2 more.',
      ],
    },
    'A third more leads, 160, would also add 4. But you pay for them every quarter, and most are lost in the same places.',
    { heading: 'Then find the cause' },
    'List last quarter’s six customers without a first result, and what each waits for: data, access, a person or a decision. If four wait for the same thing, fix it first.',
    'With 18 customers, one more or less moves the share by 5.6 points. Look at two quarters before you hire anyone, unless the six customers name the cause themselves.',
    [
      'Winning by Design described the stages from awareness to growth as a ',
      { text: 'bowtie', href: 'https://winningbydesign.com' },
      '. You can also ',
      { text: 'enter your counts on this site', href: '/how-we-work#diagnosis' },
      ', which compares them with typical ranges. There, customers not yet due for renewal count as renewed, and growth is a step too. The ranges come from other companies, so the diagnosis may name another step. Your own past is the better comparison.',
    ],
  ],
};
