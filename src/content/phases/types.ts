import type { Closing, Summary } from '../summary';

/** A phase is also labelled by one word, where the five stand side by side on the bowtie. */
export interface PhaseSummary extends Summary {
  readonly shortName: string;
}

/**
 * The words of one phase page. Name, menu line and meta texts are in `summaries.ts`; this shape holds what only
 * the page itself shows, in the order in which it is read.
 */
export interface Phase {
  /** The h1: the name of the phase. */
  readonly heading: string;
  readonly lead: string;
  readonly closing: Closing;
}
