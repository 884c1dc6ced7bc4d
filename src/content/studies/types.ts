import type { Artwork } from '../artworks';
import type { ClaimKey, DrawnClaimKey } from '../claims';
import type { PackageSlug } from '../services/index';
import type { Metric } from '../summary';

/** The teaser of a case study for other pages. */
export interface StudyTeaser {
  /** Id of the article on the case studies page; `path` ends with it. */
  readonly id: string;
  readonly industry: string;
  /** The filter that includes the study. */
  readonly category: string;
  readonly title: string;
  /** One sentence for the teasers. */
  readonly description: string;
  /** Keys of the client's results. The teasers show the first, which has a drawing. */
  readonly claimKeys: readonly [DrawnClaimKey, ...ClaimKey[]];
  readonly path: string;
  readonly artwork: Artwork;
}

/** A part of the story: one sentence in large type, and the others. */
interface StoryPart {
  readonly opening: string;
  readonly text: string;
}

/** A case study with its article. */
export interface CaseStudy {
  readonly teaser: StudyTeaser;
  readonly situation: StoryPart;
  readonly change: StoryPart;
  readonly outcome: StoryPart;
  /** The packages that include the same work. */
  readonly works: readonly { readonly work: string; readonly service: PackageSlug }[];
  /** Listed below the Key Results, the lowest percentage first; each says that it is a target or typical. */
  readonly measures: readonly (Required<Metric> & { readonly value: `${number}%` })[];
}
