import type { ClaimKey } from '../claims';
import type { Metric } from '../summary';

/** A case study as other pages announce it. */
export interface StudyTeaser {
  /** Id of the article on the case studies page; `path` ends in it. */
  readonly id: string;
  readonly industry: string;
  /** The filter it belongs to. */
  readonly category: string;
  readonly title: string;
  /** One sentence for the teasers. */
  readonly description: string;
  /** The client's results; the teasers show the first. */
  readonly claimKeys: readonly [ClaimKey, ...ClaimKey[]];
  readonly path: string;
  readonly image: string;
}

/** A case study with its article. */
export interface CaseStudy {
  readonly teaser: StudyTeaser;
  /** What was stuck, what we changed and what was measured: a paragraph each. */
  readonly situation: string;
  readonly change: string;
  readonly outcome: string;
  /** Listed after the results under Key Results; each says that it is a target or typical. */
  readonly measures: readonly Required<Metric>[];
}
