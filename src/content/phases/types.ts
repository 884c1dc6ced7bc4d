import type { Exhibit } from '../exhibit';
import type { Closing, Summary, TitledText } from '../summary';

/** A phase also has a one-word label for the bowtie. */
export interface PhaseSummary extends Summary {
  readonly shortName: string;
}

/** The text of one phase page, in reading order. Name, menu line and meta texts are in `summaries.ts`. */
export interface Phase {
  /** The h1: the name of the phase. */
  readonly heading: string;
  readonly lead: string;
  /** How to read the bowtie at the head of the page. */
  readonly figureCaption: string;
  /** The line beside What We Do in This Phase. */
  readonly workLine: string;
  readonly work: readonly [TitledText, TitledText, TitledText];
  /** The people who work on the phase, and the number that they have to improve. */
  readonly people: {
    /** The firm's lead. */
    readonly lead: string;
    readonly client: string;
    /** The target, and when it is reviewed. */
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
