import type { MonthSpan } from '../lib/dates';

interface ExhibitBase {
  /** The h2 of the block. */
  readonly heading: string;
  /** One or two sentences beside the heading. */
  readonly lead: string;
  /** One sentence under the drawing that explains how to read it. */
  readonly caption: string;
}

export interface TableRow {
  readonly name: string;
  /** The invented amount as displayed: `3.9 years`. */
  readonly amount: string;
  /** Stripes of the amount. */
  readonly stripes: number;
  /** One answer to each question. */
  readonly answers: readonly string[];
}

/** Items of one kind compared by one amount, which is drawn, and by the same questions. */
export interface TableExhibit extends ExhibitBase {
  readonly kind: 'table';
  readonly questions: readonly string[];
  readonly amounts: {
    /** What is counted. */
    readonly name: string;
    /** Stripes that a line has room for. */
    readonly of: number;
    /** The stripe that has a mark in each row, before stripes of another color; none for an amount without a limit. */
    readonly limit?: number;
    /** What the amounts add up to, each of which then begins where the one before it ends: `$20,000` and what it is. */
    readonly total?: Readonly<Record<'value' | 'name', string>>;
  };
  readonly rows: readonly TableRow[];
}

export interface FormulaTerm {
  /** Joins the term to the previous one; undefined for the first. */
  readonly operator?: '+' | '−' | '×' | '÷';
  readonly name: string;
  /** The system or person that provides the number, or its typical error. */
  readonly note: string;
  /**
   * The bar of the term in percent of the width, an invented number: its length; the share that a factor leaves of the
   * bar before it; or the length of the pieces that a divisor cuts it into.
   */
  readonly size: number;
  /** Pieces of the bar of a first term that is a count. */
  readonly pieces?: number;
  /** The amount as displayed, invented: `$18`, `70%`. Bars that are added or taken away are as long as their amounts. */
  readonly value: string;
}

/** A formula: the result and its two to five terms, from left to right. */
export interface FormulaExhibit extends ExhibitBase {
  readonly kind: 'formula';
  readonly result: string;
  /** What the amounts of the terms make, as displayed. */
  readonly value: string;
  readonly terms: readonly FormulaTerm[];
}

export interface Gate {
  readonly name: string;
  /** The question at this gate. */
  readonly question: string;
  /** The condition to pass it. */
  readonly passes: string;
}

/** Three to five decisions in a fixed order. Each can end the process. */
export interface GatesExhibit extends ExhibitBase {
  readonly kind: 'gates';
  readonly gates: readonly Gate[];
}

/** Activities by month. */
export interface CalendarExhibit extends ExhibitBase {
  readonly kind: 'calendar';
  readonly rows: readonly {
    readonly name: string;
    readonly spans: readonly MonthSpan[];
    readonly note: string;
  }[];
}

/** Ends the caption of a formula that takes something away. */
export const formulaLegend = 'Colored stripes are added or show the result. Pale stripes are deducted.';

/** The exhibit of a page: one topic that only this page explains, drawn from data. */
export type Exhibit = TableExhibit | FormulaExhibit | GatesExhibit | CalendarExhibit;

/** On pages of one kind, exhibits are at different positions among the blocks. */
export type PlacedExhibit = Exhibit & { readonly at: 'first' | 'second' | 'third' };
