import type { Closing } from '../summary';

/**
 * The words of one industry page. Name, menu line and meta texts are in `summaries.ts`; this shape holds what
 * only the page itself shows, in the order in which it is read.
 */
export interface Industry {
  /** The h1: a headline, not the name of the industry. */
  readonly heading: string;
  readonly lead: string;
  readonly closing: Closing;
}
