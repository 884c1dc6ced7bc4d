import type { Exhibit } from '../exhibit';
import type { ServiceSlug } from '../services/types';
import type { Closing, Metric, TitledText } from '../summary';

export interface SuccessStory {
  /** Two sentences at most, set large: what was stuck, what changed. */
  readonly statement: string;
  /** How it went, in order: who did what, in which system, by which rule. */
  readonly text: string;
  /** Where the story comes from: a client's result, or an illustration whose figures are targets. */
  readonly basis: string;
  readonly metrics: readonly [Metric, Metric, Metric];
}

export interface RecommendedService {
  readonly service: ServiceSlug;
  /** Why this service, in this industry. */
  readonly reason: string;
}

/**
 * The words of one industry page. Name, menu line and meta texts are in `summaries.ts`; this shape holds what
 * only the page itself shows, in the order in which it is read.
 */
export interface Industry {
  /** The h1: a headline, not the name of the industry. */
  readonly heading: string;
  readonly lead: string;
  /** Four or five, in the order of their answers in `solutions`. */
  readonly painPoints: readonly TitledText[];
  readonly solutions: readonly TitledText[];
  readonly exhibit: Exhibit;
  readonly story: SuccessStory;
  /** The line beside the two recommended services. */
  readonly servicesHeading: string;
  readonly services: readonly [RecommendedService, RecommendedService];
  readonly closing: Closing;
}
