import type { Closing } from '../summary';

/** The head, the meta texts and the closing band of a page that exists once. */
export interface PageIntro {
  /** Name in menus and breadcrumbs. */
  readonly name: string;
  /** Document title without the name of the site. */
  readonly title: string;
  /** Meta description, 110 to 155 characters. */
  readonly description: string;
  /** The page's name above a headline; absent where the h1 is the name itself. */
  readonly tag?: string;
  /** The h1. */
  readonly heading: string;
  readonly lead: string;
  readonly closing: Closing;
}
