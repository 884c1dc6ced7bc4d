import type { Texts } from '../../../machines/diagnosis.machine';
import type { Claim, DrawnClaim } from '../claims';
import type { PlacedExhibit } from '../exhibit';
import type { ServiceReference } from '../services/types';
import type { Closing, DrawnTarget, Metric, Summary, TitledText } from '../summary';

/** A client's result, or a number with a qualifier such as `the target`. */
type StoryMetric = Claim | Required<Metric>;

interface SuccessStory {
  /** The client's problem in one sentence, in large type. */
  readonly statement: string;
  /** What we did, in order. The cause of a result is part of its claim. */
  readonly text: string;
  /** Says which numbers are a client's results and which are targets. */
  readonly basis: string;
  readonly metrics: readonly [DrawnClaim | DrawnTarget, StoryMetric, StoryMetric];
}

/** Everything about one industry. */
export interface Industry extends Summary {
  /** Invented numbers of a quarter, for the diagnosis. */
  readonly diagnosisExample: Texts;
  /** A function, because menus need the summary when the site starts, and only the page needs the text. */
  readonly text: () => IndustryText;
}

/** Text of one industry page, in reading order. */
export interface IndustryText {
  /** The h1: a headline, not the name of the industry. */
  readonly heading: string;
  readonly lead: string;
  /** Before the prices at Seed, for companies without a stage. A line without a full stop. */
  readonly otherPrice?: string;
  /** Four or five, in the order of their answers in `solutions`. */
  readonly painPoints: readonly TitledText[];
  readonly solutions: readonly TitledText[];
  /** Before the pain points, after their answers, or after the story. */
  readonly exhibit: PlacedExhibit;
  readonly story: SuccessStory;
  /** The h2 above the two recommended services. */
  readonly servicesHeading: string;
  readonly services: readonly [ServiceReference, ServiceReference];
  readonly closing: Closing;
}
