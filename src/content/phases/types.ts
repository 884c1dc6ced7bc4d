import type { Exhibit } from '../exhibit';
import type { Closing, Summary, TitledText } from '../summary';

/** A phase is also labelled by one word, where the five stand side by side on the bowtie. */
export interface PhaseSummary extends Summary {
  readonly shortName: string;
}

/**
 * The words of one phase page. Name, menu line and meta texts are in
 * `summaries.ts`; this shape holds the rest, in the order in which it is read.
 */
export interface Phase {
  /** The h1: the name of the phase. */
  readonly heading: string;
  readonly lead: string;
  /** How to read the bowtie at the head of the page. */
  readonly figureCaption: string;
  /** The line beside What We Do in This Phase. */
  readonly workLine: string;
  readonly work: readonly [TitledText, TitledText, TitledText];
  /** Who works on the phase, and the number that it has to move. */
  readonly people: {
    /** On the firm's side. */
    readonly lead: string;
    readonly client: string;
    /** With its review. */
    readonly target: string;
  };
  readonly exhibit: Exhibit;
  /** The line beside Outcomes You Can Expect. */
  readonly outcomesLine: string;
  /** Four for strategy, three for the others. */
  readonly outcomes: readonly string[];
  /** The condition that ends the phase, as one sentence that can be checked. */
  readonly exit: string;
  readonly closing: Closing;
}
