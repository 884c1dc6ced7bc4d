import type { Exhibit } from '../exhibit';
import type { Closing, TitledText } from '../summary';
import type { technologySummaries } from './summaries';

export type TechnologySlug = keyof typeof technologySummaries;

/** Those with a full page. */
export type DetailedTechnologySlug = Exclude<TechnologySlug, 'lrms'>;

export interface Application extends TitledText {
  /** Two or three; no figures but targets that say so. */
  readonly results: readonly string[];
}

/** What every technology page shows. */
interface TechnologyBase {
  /** The h1: the name of the technology. */
  readonly heading: string;
  readonly lead: string;
  readonly exhibit: Exhibit;
  readonly closing: Closing;
}

/**
 * The words of one technology page. Name, menu line and meta texts are in `summaries.ts`; this shape holds what
 * only the page itself shows, in the order in which it is read.
 */
export interface Technology extends TechnologyBase {
  readonly whatIs: { readonly heading: string; readonly text: string };
  /** Text under the heading Why it matters. */
  readonly whyItMatters: string;
  /** The line beside How we implement it. */
  readonly implementationLine: string;
  readonly implementation: readonly [TitledText, TitledText, TitledText, TitledText, TitledText];
  /** Four, on the cloud page only. */
  readonly capabilities?: readonly [TitledText, TitledText, TitledText, TitledText];
  /** The line beside Real-World Applications. */
  readonly applicationsLine: string;
  readonly applications: readonly [Application, Application, Application];
  /** The line beside Related Technologies. */
  readonly relatedLine: string;
  readonly related: readonly [TechnologySlug, TechnologySlug, TechnologySlug];
}

/** The page of the retrieval models: shorter, and built on four capabilities. */
export interface RetrievalModels extends TechnologyBase {
  readonly capabilitiesHeading: string;
  readonly capabilities: readonly [TitledText, TitledText, TitledText, TitledText];
}
