import { renewalWarningDays } from './packageTerms';

/** Columns and rows of a table. The first cell of a row is its name. */
export interface DocumentTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Numbers are aligned to the right: in all columns after the first, or the amount in the third one. */
  readonly cells?: 'numbers' | 'amount';
  /** Index of the column with the numbers that matter most. */
  readonly main?: number;
  /** They are drawn as rows of stripes too, all on one scale. Columns are named by their indices. */
  readonly bars?: {
    /** The amount of one stripe. */
    readonly stripe: number;
    /** What the stripes mean, above the table. */
    readonly key: string;
    /** What the value is compared with. */
    readonly target?: number;
    /** A number with which all values are compared, in place of a column. */
    readonly limit?: number;
    /** What the value is a part of. */
    readonly whole?: number;
  };
}

interface TitledTable extends DocumentTable {
  readonly caption: string;
}

/** A document that a client receives, drawn as a sheet of paper with a main table, which the note belongs to, and others. */
export interface ExampleDocument extends DocumentTable {
  /** The h2 of the block. */
  readonly heading: string;
  /** When the client gets the document, and what it is for. */
  readonly lead: string;
  /** Sentences under the sheet. The first says that the figures are invented. */
  readonly caption: string;
  /** Title of the sheet. */
  readonly title: string;
  /** Company and week, under the title. */
  readonly status: string;
  /** A remark below a line, and the index of the line that it belongs to. */
  readonly note: { readonly at: number; readonly text: string };
  /** What follows from the sheet: a number and the rest of the sentence that it begins; the share of a whole that it names, which is drawn as a bar, and `scale`, the unit of its stripes. */
  readonly finding?: {
    readonly number: string;
    readonly text: string;
    /** How the number is computed: each amount, with its sign after the first, and what it is. */
    readonly terms?: readonly (readonly [amount: string, meaning: string])[];
    /** Its limits. */
    readonly note?: string;
    readonly share: readonly [part: number, whole: number];
    readonly scale: string;
  };
  /** An answer with its sources above the main table, and the title that the main table then needs. */
  readonly answer?: TitledTable;
  readonly tableTitle?: string;
  /** New contracts by quarter, beside the second table. */
  readonly quarters?: TitledTable;
  readonly second?: TitledTable;
}

export const exampleLabel = 'Example';

/**
 * The figures are invented, and each sheet says so. All sheets belong to one company, whose price, targets and dates agree,
 * except for the answer and the due diligence report.
 */
export const documents = {
  plan: {
    heading: 'Your plan on one page',
    lead: 'You get the first draft in week 4.',
    caption: 'Example with invented figures. Here each qualified deal gets a quote; usually fewer do.',
    title: 'Go-to-market plan',
    status: 'Your company, draft of week 4',
    columns: ['Line', 'Plan', 'Owner'],
    rows: [
      ['Buyer', 'Head of operations, 50 to 250 people', 'Founder'],
      ['Price', '$1,500 a month, billed yearly: $18,000', 'Finance lead'],
      [
        'Channel',
        'Outbound sales first: 800 named accounts, of which 200 get no contact, for comparison',
        'Head of sales',
      ],
      ['Target', '96 qualified deals, 25% won: 24 contracts, $432,000 a year', 'Head of sales'],
      ['Stop', 'Selling to companies below 50 people', 'Chief executive'],
    ],
    note: { at: 3, text: 'At a win rate of 20%, the same target needs 120 deals.' },
    quarters: {
      caption: 'New contracts by quarter',
      columns: ['Quarter', 'Contracts'],
      rows: [
        ['Q1', '3'],
        ['Q2', '5'],
        ['Q3', '7'],
        ['Q4', '9'],
      ],
      bars: { stripe: 1, key: 'Each stripe: one' },
    },
    second: {
      caption: 'Milestones',
      columns: ['By', 'Result'],
      rows: [
        ['Month 2', 'New price in 12 live quotes'],
        ['Month 3', '3 contracts signed at that price'],
        ['Month 6', '2 sellers hired, 8 signed'],
      ],
    },
  },
  review: {
    heading: 'One page for the weekly review',
    lead: 'The first review is by week 4.',
    caption: 'Example with invented figures.',
    title: 'Numbers and decisions',
    status: 'Your company, March 16, calendar week 12',
    columns: ['Number', 'Last week', 'This week', 'Target'],
    cells: 'numbers',
    main: 2,
    rows: [
      ['Qualified deals for 5 contracts in Q2', '18', '20', '20'],
      ['Contracts signed in Q1', '1', '2', '3'],
      ['Days from signature to go-live', '33', '35', '30'],
      ['Renewals confirmed, of 20 due within 120 days', '14', '15', '18'],
    ],
    note: { at: 2, text: 'Go-live is 5 days over target, up from 3. Decision 1 narrows the gap.' },
    second: {
      caption: 'Decisions',
      columns: ['Decision', 'Owner', 'Due'],
      rows: [
        [
          'Move one engineer to onboarding for two weeks: 35 days become 32.',
          'Head of product',
          'Mar\u00a030',
        ],
        [
          'Call the 5 unconfirmed customers: each owner calls theirs. We need 3.',
          'Customer success lead',
          'Mar\u00a019',
        ],
        ['Finance and sales settle the last clause of contract 3.', 'Head of sales', 'Mar\u00a020'],
      ],
    },
  },
  forecasts: {
    heading: 'A forecast that landed twice in a row',
    lead: 'You get this table each month. The range is fixed on the first day.',
    caption: 'Example with invented figures. A month above the range counts as missed too.',
    title: 'Forecast and result',
    status: 'Your company, September 30, contracts signed in Q3',
    columns: ['Month', 'Range', 'Signed', 'Result'],
    cells: 'numbers',
    main: 2,
    rows: [
      ['July', '1 to 2', '3', 'Above'],
      ['August', '2 to 3', '2', 'In range'],
      ['September', '2 to 3', '2', 'In range'],
    ],
    note: { at: 2, text: 'The second month in range. Your lead already runs the review, so the phase ends.' },
    second: {
      caption: 'What we changed after July',
      columns: ['Cause', 'Change', 'Owner'],
      rows: [
        [
          'An August deal was signed in July.',
          'Each deal has the date that the buyer named.',
          'Head of sales',
        ],
        ['One person guessed the range.', 'Each seller gives a range. We add them.', 'Our lead'],
      ],
    },
  },
  log: {
    heading: 'The decision log, mistakes included',
    lead: 'You and we read the same log.',
    caption: 'Example with invented figures. Each decision is reviewed 13 weeks later.',
    title: 'Decision log',
    status: 'Your company, four decisions of March and April',
    columns: ['Date, decision', 'Reason', 'Owner, review'],
    rows: [
      [
        'Mar\u00a09: Stop selling to companies below 50 people',
        'Of 10 such small customers signed last year, 8 have left. Expected: of 20 larger customers, at most 1 leaves by June.',
        'Chief executive, Jun\u00a08',
      ],
      [
        'Mar\u00a023: Raise the price from $1,200 to $1,500 a month',
        '3 of 12 quotes at $1,500 were signed: 25%, as at $1,200. Twelve is few. Expected: at least 25% of quotes signed by the review.',
        'Finance lead, Jun\u00a022',
      ],
      [
        'Apr\u00a06: Stop paid search',
        '$16,000 bought 4 qualified deals: $4,000 each. The agreed limit was $2,000. Expected: no other channel above the limit.',
        'Our lead, Jul\u00a06',
      ],
      [
        'Apr\u00a020: Hire two sellers at the same time',
        'With one hire, the result may come from the seller or from the playbook. Expected: each signs 2 customers by July.',
        'Head of sales, Jul\u00a020',
      ],
    ],
    note: { at: 2, text: 'Our mistake: we had advised this channel. The entry stays.' },
  },
  answer: {
    heading: 'One answer, with sources and test results',
    lead: 'A colleague checks the answer on the cited page. We test weekly. New questions replace those used in repairs. Your expert scores each answer that changed.',
    caption:
      'Example with invented figures. One measure of five misses its target. Twenty tests of access without a fault still allow faults in up to 15% of requests (95% confidence).',
    title: 'Answer and scorecard',
    status: 'Your contracts, week 12',
    answer: {
      caption: 'Question: Can customer A cancel before the term ends?',
      columns: ['Answer', 'Source'],
      rows: [
        [
          'Yes, with 60 days’ notice, if uptime is below 99.5% in two months of a quarter.',
          'Master agreement, section 9.2, page\u00a014',
        ],
        [
          'The right to cancel after a price increase ended with the second amendment.',
          'Amendment 2, section 4, page\u00a03',
        ],
      ],
    },
    tableTitle: 'Scorecard',
    columns: ['Measure', 'Passed', 'Share', 'Target'],
    cells: 'numbers',
    main: 2,
    bars: { stripe: 2, target: 3, key: 'Each stripe: 2%. The tall one: the target' },
    rows: [
      ['Right passage found (recall)', '188/200', '94%', '90%'],
      ['Correctness', '174/200', '87%', '85%'],
      ['Citation supports the statement (sampled)', '190/200', '95%', '95%'],
      ['Nothing shown without access', '20/20', '100%', '100%'],
      ['Declined without a source', '36/40', '90%', '95%'],
    ],
    note: { at: 4, text: 'Two short of the 38 needed. The next team waits.' },
  },
  report: {
    heading: 'A report that checks the pitch',
    lead: 'You get it by week 4. Page 1 compares each claim with billing, books, contracts and interviews.',
    caption: 'Example with invented figures. Two of six claims are confirmed in full.',
    title: 'Due diligence report, page 1',
    status: 'Series A, at a valuation of $32M',
    columns: ['Claim in the pitch', 'What the records say', 'Confirmed'],
    rows: [
      [
        'Annual recurring revenue: $4.0M',
        '$4,020,000 in billing: $3,060,000 from customers of a year ago, $960,000 from 40 new ones.',
        'Yes',
      ],
      [
        'Net revenue retention: 120%',
        'In billing, $3,000,000 became $3,060,000: 102%, or 85% without upgrades. The pitch divides by the $2,550,000 left without upgrades.',
        'No',
      ],
      [
        'Acquisition cost: $18,000 a customer, paid back in 12 months',
        'In the books $27,000 a customer and, at a gross margin of 75%, 18 months. The pitch omits $9,000 of salaries a customer.',
        'No',
      ],
      ['Largest customer: 10% of revenue', '10% of ARR in the contracts: $402,000.', 'Yes'],
      [
        'Finance leads buy, to close the month faster',
        '12 of 16 buyers in recorded interviews. The other 4 lead operations.',
        'Partly',
      ],
    ],
    note: {
      at: 1,
      text: 'At 102% instead of 120%, today’s customers bring 15% less next year than pitched.',
    },
    finding: {
      number: '$27.2M',
      text: 'is the pitched price, adjusted to the retention found.',
      terms: [
        ['$32M', 'pitched'],
        ['× 102%', 'retention found'],
        ['÷ 120%', 'retention pitched'],
      ],
      note: 'It is an argument about the price, not a valuation.',
      share: [27.2, 32],
      scale: 'Each stripe: $1M',
    },
    second: {
      caption: 'What we could not confirm',
      columns: ['Claim', 'What is missing', 'We count'],
      rows: [
        ['Open deals: $3.0M', 'For deals of $1,200,000, no contact with a buyer is on record.', '$1,800,000'],
      ],
    },
  },
  campaigns: {
    heading: 'The limit, checked for each channel',
    lead: 'You get the sheet every week once the first campaign is out. At the end of a quarter, a channel above its limit stops.',
    caption:
      'Example with invented figures. Deals are qualified. The cost of an added deal includes our fee.',
    title: 'Campaign sheet',
    status: 'Your company, April 6, figures of January to March. Limit: $2,000 a deal in campaign spend',
    columns: ['Channel', 'Cost per deal', 'Spend', 'Deals'],
    cells: 'numbers',
    main: 1,
    bars: { stripe: 100, limit: 2_000, key: 'Each stripe: $100 a deal. The tall one: the limit' },
    rows: [
      ['Email and calls', '$1,200', '$12,000', '10'],
      ['Webinars', '$1,500', '$7,500', '5'],
      ['Trade events', '$1,900', '$9,500', '5'],
      ['Paid search', '$4,000', '$16,000', '4'],
      ['All four, to 600 companies', '$1,875', '$45,000', '24'],
      ['Holdout of 200 companies', '$0', '$0', '2'],
    ],
    note: { at: 3, text: 'Twice the limit of $2,000. Paid search stops today.' },
    finding: {
      number: '$3,750',
      text: 'is the cost of each added deal.',
      terms: [
        ['$45,000', 'spend'],
        ['+ $22,500', 'fees for three months'],
        ['÷ 18', 'added deals'],
      ],
      note: 'Without a campaign, 600 companies would have brought 6 deals: the 200 held out brought 2. The holdout is small: with 3 deals there, the cost would be $4,500.',
      share: [18, 24],
      scale: 'Each stripe: one of 24 deals; 18 were added',
    },
  },
  mismatches: {
    heading: 'Records that disagree, ranked by size',
    lead: 'You get the first list in week 4, with your present definitions, then one before each monthly close.',
    caption:
      'Example with invented figures. Annual recurring revenue (ARR) was $573,120 in the CRM. After the four corrections it is $549,600.',
    title: 'Mismatches',
    status: 'Your company, close of February. Contracts of $14,400 a year',
    columns: ['Customer', 'What CRM and billing say', 'Change of ARR'],
    cells: 'amount',
    main: 2,
    bars: { stripe: 480, key: 'Each stripe: $480. Left of the line: less ARR' },
    rows: [
      [
        'Customer\u00a0F',
        'Canceled in a support ticket, active in CRM. No monthly invoice since November.',
        '−$14,400',
      ],
      ['Customer\u00a0G', 'Two records in CRM, one contract in billing.', '−$14,400'],
      ['Customer\u00a0H', 'A discount of 20% in CRM. In billing it ended in January.', '+$2,880'],
      ['Customer\u00a0I', 'A paid module in billing is missing in CRM.', '+$2,400'],
    ],
    note: {
      at: 1,
      text: 'Customer G was entered twice. New records now come from billing.',
    },
  },
  roadmap: {
    heading: 'A roadmap with its evidence and targets',
    lead: 'You see a draft in week 4 and agree to the roadmap by month 3.',
    caption: 'Example with invented figures. We watched eight users do their own work.',
    title: 'Roadmap',
    status: 'Your company, Q2',
    columns: ['Release', 'Evidence and target', 'Status, release'],
    rows: [
      [
        'Import of records',
        '5 of 8 users stopped here. Target: live in 30 days, not\u00a035.',
        'In progress, Apr\u00a027',
      ],
      [
        'List for handovers',
        '6 of 8 users kept a separate spreadsheet. Target: at most 2 of 8.',
        'Screens tested, May\u00a018',
      ],
      [
        'Usage report for sponsors (who approved the purchase)',
        '4 of 8 could not say what the product saved. Target: 18 of the first 20 renewals after the release confirmed.',
        'Specified, Jun\u00a08',
      ],
      ['Mobile app', 'Asked for in 3 deals. None of the 8 users needed it.', 'Rejected'],
    ],
    note: { at: 3, text: 'We reconsider when two customers leave over it.' },
  },
  releases: {
    heading: 'What software may do alone',
    lead: 'You get this sheet with each release, once the off switch is tested. People approve an action until it passes four gates: harm, quality, cost and rollback.',
    caption:
      'Example with invented figures. Renewal offers fail on harm: 2 wrong of 50 a month would cost $500 each, and checking all 50 costs $200. The last column: cost and limit per task.',
    title: 'Release sheet',
    status: 'A larger company, 200 past cases for each task, worst of three runs',
    columns: ['Task', 'Wrong', 'A colleague', 'Cost, limit'],
    cells: 'numbers',
    main: 1,
    bars: { stripe: 1, target: 2, key: 'Each stripe: one wrong case. The tall one: a colleague' },
    rows: [
      ['Sort support tickets: up to 200 a day, without approval', '4', '6', '$0.40, $1.00'],
      ['Draft renewal offers: fails on harm, so the success lead approves each', '8', '10', '$6.40, $8.00'],
      ['Enter signed contracts: above $50,000, finance approves', '1', '3', '$0.70, $1.50'],
      ['Answer security questions: not released', '22', '12', 'No trial'],
    ],
    note: { at: 3, text: 'Ten more than a colleague: people keep this task.' },
  },
  calendar: {
    heading: 'A calendar of buyer questions',
    lead: 'You approve the calendar in week 4. Here four articles are out.',
    caption: 'Example with invented figures. “Used in” counts deals, of the 20 open for Q2.',
    title: 'Editorial calendar',
    status: 'Your company, March 16, calendar week 12',
    columns: ['Date, expert', 'Article and the question it answers', 'Used in'],
    cells: 'amount',
    main: 2,
    rows: [
      ['Jan\u00a019, founder', 'The cost of manual handovers. “Why change now?”', '9\u00a0of\u00a020'],
      [
        'Feb\u00a02, head of product',
        'What we connect to, and what not. “Does it fit?”',
        '8\u00a0of\u00a020',
      ],
      ['Feb\u00a016, founder', 'When you should not buy. “Is it for us?”', '6\u00a0of\u00a020'],
      ['Mar\u00a02, head of product', 'How to take your data out. “Can we leave?”', '5\u00a0of\u00a020'],
      ['Mar\u00a016, founder', 'Live in 30 days. “How long does it take?”', 'On hold'],
    ],
    note: { at: 4, text: 'Customers still need 35 days to go live. We publish once it is 30.' },
    finding: {
      number: '28 times',
      text: 'sellers used one of the four published articles in 20 open deals.',
      note: 'All four in every deal would be 80 uses.',
      share: [28, 80],
      scale: 'Each stripe: one article in one open deal',
    },
  },
  deals: {
    heading: 'Open deals with evidence and next steps',
    lead: 'You get the list every week from month 2. Each deal advances, waits or leaves by written criteria: a quote advances once its budget is confirmed in writing.',
    caption: 'Example with invented figures.',
    title: 'Open deals',
    status: 'Your company, March 16, the five oldest',
    columns: ['Deal, stage', 'Evidence and next step', 'Owner, date'],
    rows: [
      [
        'Company\u00a0A, contract',
        'Advances: price agreed. Finance and sales settle the last clause.',
        'Head of sales, Mar\u00a020',
      ],
      [
        'Company\u00a0B, quote',
        'Advances: budget confirmed in writing. Meet the signer.',
        'Founder, Mar\u00a018',
      ],
      [
        'Company\u00a0C, quote',
        'Waits: the buyer’s finance has not seen the quote. Call them together.',
        'Our seller, Mar\u00a019',
      ],
      [
        'Company\u00a0D, first calls',
        'Waits: decision maker unknown. Ask the person who tests the product.',
        'Our seller, Mar\u00a017',
      ],
      [
        'Company\u00a0E, quote',
        'Leaves: no answer for 30 days. Send the last email.',
        'Founder, Mar\u00a016',
      ],
    ],
    note: {
      at: 4,
      text: 'Without Company E, 19 deals are open for Q2, which needs 20. The founder opens one more. Company A counts for Q1.',
    },
    finding: {
      number: '2 of 5',
      text: 'deals advance.',
      note: 'Two wait, and one leaves.',
      share: [2, 5],
      scale: 'Each stripe: one deal',
    },
  },
  renewalList: {
    heading: 'Renewals with signals and owners',
    lead: `By week 4 you get a list of the renewals due within ${renewalWarningDays} days, with signals and owners. Your finance lead puts it into the forecast.`,
    caption: 'Example with invented figures. Today, 15 of 20 renewals are confirmed.',
    title: 'Renewals not yet confirmed',
    status: 'Your company, March 16. Each of the five hears from its owner by March 19',
    columns: ['Account, renews', 'Signals and next step', 'Owner'],
    rows: [
      ['Customer\u00a0A, May\u00a030', 'No signal. 75 days left: send the offer.', 'Success lead'],
      [
        'Customer\u00a0B, Jun\u00a014',
        'Paid late. 90 days left: ask about the invoice, settle the forecast.',
        'Finance lead',
      ],
      [
        'Customer\u00a0C, Jun\u00a029',
        'Use fell. 105 days left: speak with the sponsor (who approved the purchase).',
        'Our person',
      ],
      ['Customer\u00a0D, Jul\u00a08', 'Paid late, use fell. 114 days left: call the sponsor.', 'Our person'],
      [
        'Customer\u00a0E, Jul\u00a014',
        'Use fell, sponsor silent. 120 days left: find a successor.',
        'Our person',
      ],
    ],
    note: {
      at: 4,
      text: 'Two signals are a warning. Our person then meets the sponsor or a successor, at least 105 days before the renewal.',
    },
    finding: {
      number: '18 of 20',
      text: 'renewals are confirmed if the three with one signal or none say yes.',
      share: [18, 20],
      scale: 'Each stripe: one renewal',
    },
  },
  partnerSheet: {
    heading: 'Partners, their deals and our commission',
    lead: 'You get the sheet each month, once a partner has signed. It shows the commission, which comes on top of the fee.',
    caption: 'Example with invented figures.',
    title: 'Partner sheet',
    status: 'Your company, June 29, Q1 and Q2',
    columns: ['Partner', 'Deals', 'Signed', '3% of year\u00a01'],
    cells: 'numbers',
    main: 2,
    bars: { stripe: 1, whole: 1, key: 'Each stripe: a registered deal. Pale ones are not signed' },
    rows: [
      ['Consultancy\u00a0A', '6', '2', '$1,080'],
      ['Reseller\u00a0B', '5', '1', '$540'],
      ['Consultancy\u00a0C', '4', '0', '$0'],
      ['Platform\u00a0D, a buyer you knew', '1', '1', '$0'],
      ['With commission', '15', '3', '$1,620'],
    ],
    note: { at: 3, text: 'You found this buyer first. The deal is counted apart, without commission.' },
    finding: {
      number: '$12,540',
      text: 'is the cost of each contract with commission.',
      terms: [
        ['$36,000', 'fees in six months'],
        ['+ $1,620', '3% of 3\u00a0×\u00a0$18,000'],
        ['÷ 3', 'contracts'],
      ],
      note: 'Commission is due on 3 of all 8 contracts in Q1 and Q2. One more came through Platform\u00a0D. The partners’ margin comes on top.',
      share: [3, 8],
      scale: 'Each stripe: one contract',
    },
  },
} as const satisfies Record<string, ExampleDocument>;
