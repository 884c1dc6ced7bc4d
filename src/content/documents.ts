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

/** A week in numbers, and the decisions that follow from them. */
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

/** A document that a client receives, drawn as a sheet of paper. */
export type ExampleDocument = PlanDocument | ReviewDocument | LogDocument | AnswerDocument;

export const documentLabels = { example: 'Example' } as const;

/** The figures are invented, and each sheet says so. They belong to one company: its price and its targets agree. */
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
    caption: 'Example with invented figures. Only the marked gap to target grew.',
    title: 'Weekly review',
    status: 'Your company, week 12',
    columns: ['Number', 'Last week', 'This week', 'Target'],
    rows: [
      { name: 'Qualified deals open', lastWeek: 41, thisWeek: 44, target: 48 },
      { name: 'Contracts signed this quarter', lastWeek: 1, thisWeek: 2, target: 3 },
      { name: 'Days from signature to go-live', lastWeek: 33, thisWeek: 35, target: 30 },
      { name: 'Renewals confirmed, 20 due', lastWeek: 14, thisWeek: 15, target: 18 },
    ],
    note: { at: 2, text: 'The gap grew from 3 days to 5. The first decision answers it.' },
    decisionsTitle: 'Decisions',
    decisionColumns: ['Decision', 'Owner', 'Due'],
    decisions: [
      { text: 'Move one engineer to onboarding for two weeks.', owner: 'Head of product', due: 'Monday' },
      {
        text: 'Call the 5 customers who have not confirmed.',
        owner: 'Customer success lead',
        due: 'Thursday',
      },
      { text: 'Take the third contract to the deal desk.', owner: 'Head of sales', due: 'Today' },
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
      { name: 'Citation precision', passed: 190, total: 200, targetPercent: 95 },
      { name: 'Abstention', passed: 36, total: 40, targetPercent: 95 },
    ],
    ratio: (passed, total) => `${passed}/${total}`,
    note: { at: 3, text: 'Two short of the 38 needed. The next team waits.' },
  },
} as const satisfies Record<string, ExampleDocument>;
