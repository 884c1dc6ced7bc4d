import type { ExampleDocument } from '../documents';
import type { Exhibit, PlacedExhibit } from '../exhibit';
import type { technologyPage } from '../pages/detailPages';
import type { Closing, Summary, TitledText } from '../summary';
import type { TechnologySlug } from './index';

/** Everything about one technology. */
export interface Technology extends Summary {
  /** When to choose the technology, for its card on the overview. */
  readonly fits: string;
  /** A function, because menus need the summary when the site starts, and only the page needs the text. */
  readonly text: () => TechnologyText;
}

/** The retrieval models, whose page is shorter. */
export interface RetrievalModels extends Summary {
  readonly text: () => RetrievalModelsText;
}

export interface Application extends TitledText {
  /** Two or three targets. */
  readonly results: readonly string[];
}

/** Text of every technology page. */
interface TechnologyBase {
  /** What we build, for whom, and its effect on revenue. */
  readonly lead: string;
  /** The package that builds the technology, and what it contributes. */
  readonly builtBy: { readonly service: keyof typeof technologyPage.firstRelease; readonly reason: string };
  readonly closing: Closing;
}

/** Text of one technology page. */
export interface TechnologyText extends TechnologyBase {
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
  /** Before the method, after it, or after the applications. A page without it has a document that the client receives. */
  readonly exhibit?: PlacedExhibit;
  readonly document?: ExampleDocument;
  readonly related: readonly [TechnologySlug, TechnologySlug, TechnologySlug];
}

/** Text of the page of the retrieval models: shorter, with four capabilities. */
export interface RetrievalModelsText extends TechnologyBase {
  readonly capabilitiesHeading: string;
  readonly capabilities: readonly [TitledText, TitledText, TitledText, TitledText];
  readonly exhibit: Exhibit;
}
