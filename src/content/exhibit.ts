interface ExhibitBase {
  /** The h2 of the block. */
  readonly heading: string;
  /** One or two sentences beside the heading. */
  readonly lead: string;
  /** One sentence under the drawing: how to read it. */
  readonly caption: string;
}

/** Things of one kind compared under the same questions. The first cell of a row names it. */
export interface TableExhibit extends ExhibitBase {
  readonly kind: 'table';
  readonly columns: readonly string[];
  /** Each row has as many cells as there are columns. */
  readonly rows: readonly (readonly string[])[];
}

export interface FormulaTerm {
  /** How the term joins the one before it; absent on the first. */
  readonly operator?: '+' | '−' | '×' | '÷';
  readonly name: string;
  /** Which system or person the number comes from, or what goes wrong with it. */
  readonly note: string;
}

/** A measure spelled out: what it is, and the two to five terms it is made of, read from left to right. */
export interface FormulaExhibit extends ExhibitBase {
  readonly kind: 'formula';
  readonly result: string;
  readonly terms: readonly FormulaTerm[];
}

export interface Gate {
  readonly name: string;
  /** What is asked at this gate. */
  readonly question: string;
  /** What opens it. */
  readonly passes: string;
}

/** Three to five decisions in a fixed order, each of which can end the matter. */
export interface GatesExhibit extends ExhibitBase {
  readonly kind: 'gates';
  readonly gates: readonly Gate[];
}

/** First and last month, 1 to 12; a span may run over the turn of the year. */
export interface CalendarSpan {
  readonly from: number;
  readonly to: number;
}

export interface CalendarRow {
  readonly name: string;
  readonly spans: readonly CalendarSpan[];
  readonly note: string;
}

/** What happens in which months of a year. */
export interface CalendarExhibit extends ExhibitBase {
  readonly kind: 'calendar';
  readonly rows: readonly CalendarRow[];
}

/** What sets a page apart from its siblings: one piece of its subject, drawn from data. */
export type Exhibit = TableExhibit | FormulaExhibit | GatesExhibit | CalendarExhibit;
