import type { Exhibit } from '../exhibit';
import type { PackageSlug } from '../services/types';
import type { Closing, TitledText } from '../summary';
import type { technologySummaries } from './summaries';

export type TechnologySlug = keyof typeof technologySummaries;

/** The technologies with a full page. */
export type DetailedTechnologySlug = Exclude<TechnologySlug, 'lrms'>;

export interface Application extends TitledText {
  /** Two or three targets. */
  readonly results: readonly string[];
}

/** Content of every technology page. */
interface TechnologyBase {
  /** The h1: the name of the technology. */
  readonly heading: string;
  /** What we build, for whom, and its effect on revenue. */
  readonly lead: string;
  /** The package that builds the technology, and what it contributes. */
  readonly builtBy: { readonly service: PackageSlug; readonly reason: string };
  readonly exhibit: Exhibit;
  readonly closing: Closing;
}

/**
 * The texts of one technology page. Name, menu line and meta texts are in `summaries.ts`; this type holds the texts that
 * only the page itself shows.
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

/** The page of the retrieval models: shorter, with four capabilities. */
export interface RetrievalModels extends TechnologyBase {
  readonly capabilitiesHeading: string;
  readonly capabilities: readonly [TitledText, TitledText, TitledText, TitledText];
}
