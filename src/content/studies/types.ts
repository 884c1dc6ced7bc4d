import type { ClaimKey } from '../claims';
import type { Metric } from '../summary';

/** A case study: its teaser on other pages, and its article. */
export interface CaseStudy {
  readonly industry: string;
  /** The filter it belongs to. */
  readonly category: string;
  readonly title: string;
  /** One sentence for the teasers. */
  readonly description: string;
  /** The client's results, the first of which stands for it in the teasers. */
  readonly claimKeys: readonly [ClaimKey, ...ClaimKey[]];
  /** What was stuck, what we changed, what moved: a paragraph each. */
  readonly situation: string;
  readonly change: string;
  readonly outcome: string;
  /** What stands beside the claims under Key Results; each says that it is a target or typical. */
  readonly measures: readonly Metric[];
  readonly path: string;
  readonly image: string;
}
