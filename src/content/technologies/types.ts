import type { Closing } from '../summary';

/**
 * The words of one technology page. Name, menu line and meta texts are in `summaries.ts`; this shape holds what
 * only the page itself shows, in the order in which it is read.
 */
export interface Technology {
  /** The h1: the name of the technology. */
  readonly heading: string;
  readonly lead: string;
  readonly closing: Closing;
}
