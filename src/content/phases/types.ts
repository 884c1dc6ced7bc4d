import type { ExampleDocument } from '../documents';
import type { Exhibit } from '../exhibit';
import type { PackageSlug } from '../services/index';
import type { Closing, Summary, TitledText } from '../summary';

/** Everything about one phase. */
export interface Phase extends Summary {
  /** Label on the bowtie: one word. */
  readonly shortName: string;
  /** The work of the phase, for the overview. */
  readonly points: readonly [string, string, string];
  /** The package that does the whole work of the phase. The others do a part of it, or nothing. */
  readonly wholePackage: PackageSlug;
  /** The evidence that ends the phase, in one or two sentences for all pages. It contains what `people.target` measures. */
  readonly exit: string;
  /** A function, because menus need the summary when the site starts, and only the page needs the text. */
  readonly text: () => PhaseText;
}

/** Text of one phase page, in reading order. */
export interface PhaseText {
  readonly lead: string;
  /** How to read the bowtie at the head of the page. */
  readonly figureCaption: string;
  /** The line beside What We Do in This Phase. */
  readonly workLine: string;
  readonly work: readonly TitledText[];
  /** The people who work on the phase, and the number that they have to improve. */
  readonly people: {
    /** The firm's lead. */
    readonly lead: string;
    readonly client: string;
    /** The target, and when it is reviewed. */
    readonly target: string;
  };
  /** A page has an exhibit, or a document that the client receives in this phase. */
  readonly exhibit?: Exhibit;
  readonly document?: ExampleDocument;
  /** The line beside Outcomes You Can Expect. */
  readonly outcomesLine: string;
  /** Four for strategy, three for the others. */
  readonly outcomes: readonly string[];
  readonly closing: Closing;
}
