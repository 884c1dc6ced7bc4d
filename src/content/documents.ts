interface DocumentBase {
  /** The h2 of the block. */
  readonly heading: string;
  /** When the client gets the document, and what it is for. */
  readonly lead: string;
  /** One or two sentences under the sheet. The first says that the figures are invented. */
  readonly caption: string;
  /** Title of the sheet. */
  readonly title: string;
  /** Company and week, under the title. */
  readonly status: string;
  /** A remark in the margin, and the index of the line that it belongs to. */
  readonly note: { readonly at: number; readonly text: string };
}

/** A go-to-market plan on one page. */
export interface PlanDocument extends DocumentBase {
  readonly kind: 'plan';
  readonly columns: readonly [string, string, string];
  readonly lines: readonly { readonly name: string; readonly text: string; readonly owner: string }[];
  readonly quarters: {
    readonly title: string;
    readonly names: readonly [string, string, string, string];
    readonly contracts: readonly [number, number, number, number];
  };
  readonly milestones: {
    readonly title: string;
    readonly columns: readonly [string, string];
    readonly items: readonly { readonly month: string; readonly text: string }[];
  };
}

/** A week in numbers, and the decisions that follow from them. Dates are ISO days. */
export interface ReviewDocument extends DocumentBase {
  readonly kind: 'review';
  readonly columns: readonly [string, string, string, string];
  readonly rows: readonly {
    readonly name: string;
    readonly lastWeek: number;
    readonly thisWeek: number;
    readonly target: number;
  }[];
  readonly decisionsTitle: string;
  readonly decisionColumns: readonly [string, string, string];
  readonly decisions: readonly { readonly text: string; readonly owner: string; readonly due: string }[];
}

/** Decisions with reason, owner and review date. Dates are ISO days. */
export interface LogDocument extends DocumentBase {
  readonly kind: 'log';
  readonly ownerLabel: string;
  readonly reviewLabel: string;
  readonly entries: readonly {
    readonly date: string;
    readonly decision: string;
    readonly reason: string;
    readonly owner: string;
    readonly review: string;
  }[];
}

/** An answer with citations, and the weekly test of the system that wrote it. */
export interface AnswerDocument extends DocumentBase {
  readonly kind: 'answer';
  readonly questionLabel: string;
  readonly question: string;
  /** Each sentence is supported by one source, counted from 1. */
  readonly sentences: readonly { readonly text: string; readonly source: number }[];
  readonly sources: readonly string[];
  readonly scorecardTitle: string;
  readonly columns: readonly [string, string, string, string];
  readonly tests: readonly {
    readonly name: string;
    readonly passed: number;
    readonly total: number;
    readonly targetPercent: number;
  }[];
  readonly ratio: (passed: number, total: number) => string;
}

/** The claims of a pitch, each with what the company's records say. */
export interface ReportDocument extends DocumentBase {
  readonly kind: 'report';
  readonly columns: readonly [string, string, string];
  readonly claims: readonly {
    readonly claim: string;
    readonly records: string;
    readonly confirmed: 'Yes' | 'Partly' | 'No';
  }[];
  readonly unconfirmed: {
    readonly title: string;
    readonly columns: readonly [string, string, string];
    readonly items: readonly { readonly claim: string; readonly missing: string; readonly counted: string }[];
  };
}

/** A document that a client receives, drawn as a sheet of paper. */
export type ExampleDocument = PlanDocument | ReviewDocument | LogDocument | AnswerDocument | ReportDocument;

export const documentLabels = { example: 'Example' } as const;

/**
 * The figures are invented, and each sheet says so. Plan, review and log belong to one company: price, targets and dates
 * agree. The report is about another one.
 */
export const documents = {
  plan: {
    kind: 'plan',
    heading: 'Your plan on one page',
    lead: 'You get the first draft in week 4. Each line has one owner.',
    caption: 'Example with invented figures. Deals times win rate times price gives the target.',
    title: 'Go-to-market plan',
    status: 'Your company, draft of week 4',
    columns: ['Line', 'Plan', 'Owner'],
    lines: [
      { name: 'Buyer', text: 'Head of operations, 50 to 250 people', owner: 'Founder' },
      { name: 'Price', text: '$1,500 a month, billed yearly: $18,000', owner: 'Finance lead' },
      { name: 'Channel', text: 'Outbound sales to 800 named accounts', owner: 'Head of sales' },
      {
        name: 'Target',
        text: '96 qualified deals, 25% won: 24 contracts, $432,000 a year',
        owner: 'Head of sales',
      },
    ],
    note: { at: 3, text: 'At a win rate of 20%, the same target needs 120 deals.' },
    quarters: { title: 'New contracts by quarter', names: ['Q1', 'Q2', 'Q3', 'Q4'], contracts: [3, 5, 7, 9] },
    milestones: {
      title: 'Milestones',
      columns: ['By', 'Result'],
      items: [
        { month: 'Month 2', text: 'New price in 12 live quotes' },
        { month: 'Month 3', text: '3 contracts signed at that price' },
        { month: 'Month 6', text: '2 sellers hired, 8 signed' },
      ],
    },
  },
  review: {
    kind: 'review',
    heading: 'One page for the weekly review',
    lead: 'The first takes place by week 4. Each decision gets an owner and a due date.',
    caption: 'Example with invented figures. The marked row alone got worse.',
    title: 'Weekly review',
    status: 'Your company, March 16, week 12 of 13',
    columns: ['Number', 'Last week', 'This week', 'Target'],
    rows: [
      { name: 'Qualified deals for 5 contracts in Q2', lastWeek: 18, thisWeek: 20, target: 20 },
      { name: 'Contracts signed in Q1', lastWeek: 1, thisWeek: 2, target: 3 },
      { name: 'Days from signature to go-live', lastWeek: 33, thisWeek: 35, target: 30 },
      { name: 'Renewals confirmed, 20 due', lastWeek: 14, thisWeek: 15, target: 18 },
    ],
    note: { at: 2, text: 'The gap grew from 3 days to 5. The first decision answers it.' },
    decisionsTitle: 'Decisions',
    decisionColumns: ['Decision', 'Owner', 'Due'],
    decisions: [
      {
        text: 'Move one engineer to onboarding for two weeks: 35 days become 32.',
        owner: 'Head of product',
        due: '2026-03-30',
      },
      {
        text: 'Call the 5 customers who have not confirmed: 3 more make 18.',
        owner: 'Customer success lead',
        due: '2026-03-19',
      },
      {
        text: 'Take the third contract to the deal desk: 3 of 3 signed.',
        owner: 'Head of sales',
        due: '2026-03-20',
      },
    ],
  },
  log: {
    kind: 'log',
    heading: 'The decision log, mistakes included',
    lead: 'You and we read the same log of decisions, reasons, owners and review dates.',
    caption: 'Example with invented figures. Each decision is reviewed 13 weeks later.',
    title: 'Decision log',
    status: 'Your company, March and April',
    ownerLabel: 'Owner',
    reviewLabel: 'Review',
    entries: [
      {
        date: '2026-03-09',
        decision: 'Stop selling to companies below 50 people',
        reason: 'Of 10 signed last year, 8 have left.',
        owner: 'Chief executive',
        review: '2026-06-08',
      },
      {
        date: '2026-03-23',
        decision: 'Raise the price from $1,200 to $1,500 a month',
        reason: '3 of 12 live quotes at the new price were signed: 25%, as before.',
        owner: 'Finance lead',
        review: '2026-06-22',
      },
      {
        date: '2026-04-06',
        decision: 'Stop paid search',
        reason: '$16,000 bought 4 qualified deals: $4,000 each. Our limit was $2,000.',
        owner: 'Our lead',
        review: '2026-07-06',
      },
      {
        date: '2026-04-20',
        decision: 'Hire two sellers at the same time',
        reason: 'With one hire we could not tell the person from the playbook.',
        owner: 'Head of sales',
        review: '2026-07-20',
      },
    ],
    note: { at: 2, text: 'Our mistake: we had advised this channel. The entry stays.' },
  },
  answer: {
    kind: 'answer',
    heading: 'One answer, with sources and test results',
    lead: 'A colleague checks the answer on the cited page. We test every week, and add questions every month.',
    caption: 'Example with invented figures. One measure of four misses its target.',
    title: 'Answer and scorecard',
    status: 'Your contracts, week 12',
    questionLabel: 'Question',
    question: 'Can customer A cancel before the term ends?',
    sentences: [
      {
        text: 'Yes, with 60 days’ notice, if uptime is below 99.5% in two months of a quarter.',
        source: 1,
      },
      { text: 'The right to cancel after a price increase ended with the second amendment.', source: 2 },
    ],
    sources: ['Master agreement, section 9.2, page 14', 'Amendment 2, section 4, page 3'],
    scorecardTitle: 'Scorecard',
    columns: ['Measure', 'Passed', 'Share', 'Target'],
    tests: [
      { name: 'Recall', passed: 188, total: 200, targetPercent: 90 },
      { name: 'Correctness', passed: 174, total: 200, targetPercent: 85 },
      { name: 'Citation precision (sampled citations)', passed: 190, total: 200, targetPercent: 95 },
      { name: 'Abstention', passed: 36, total: 40, targetPercent: 95 },
    ],
    ratio: (passed, total) => `${passed}/${total}`,
    note: { at: 3, text: 'Two short of the 38 needed. The next team waits.' },
  },
  report: {
    kind: 'report',
    heading: 'A report that checks the pitch',
    lead: 'You get it by week 4. Page 1 compares each claim with billing, books, contracts and interviews.',
    caption: 'Example with invented figures. Two of five claims are confirmed in full.',
    title: 'Due diligence report, page 1',
    status: 'Series A, at a valuation of $32M',
    columns: ['Claim in the pitch', 'What the records say', 'Confirmed'],
    claims: [
      {
        claim: 'Annual recurring revenue: $4.0M',
        records: '$4,020,000 in billing: $3,060,000 from customers of a year ago, $960,000 from 40 new ones.',
        confirmed: 'Yes',
      },
      {
        claim: 'Net revenue retention: 120%',
        records:
          '102% in billing: in a year, $3,000,000 became $3,060,000. The pitch omits $450,000 of customers who left.',
        confirmed: 'No',
      },
      {
        claim: 'New customer: $18,000, paid back in 12 months',
        records: '$27,000 and 18 months in the books. The pitch omits $9,000 of salaries.',
        confirmed: 'No',
      },
      {
        claim: 'Largest customer: 10% of revenue',
        records: '10% in the contracts: $402,000.',
        confirmed: 'Yes',
      },
      {
        claim: 'Finance leads buy, to close the month faster',
        records: '12 of 16 buyers in recorded interviews. The other 4 lead operations.',
        confirmed: 'Partly',
      },
    ],
    note: {
      at: 1,
      text: 'At 102%, today’s customers pay 15% less next year than at 120%. The same multiple gives $27.2M, not $32M.',
    },
    unconfirmed: {
      title: 'What we could not confirm',
      columns: ['Claim', 'What is missing', 'We count'],
      items: [
        {
          claim: 'Open deals: $3.0M',
          missing: 'For deals of $1,200,000, no contact with a buyer is on record.',
          counted: '$1,800,000',
        },
      ],
    },
  },
} as const satisfies Record<string, ExampleDocument>;
