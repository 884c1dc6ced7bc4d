import type { Artwork } from '../artworks';
import type { BlogPost } from '../posts/types';
import type { RichText } from '../richText';
import type { CaseStudy } from '../studies/types';
import type { Closing, PageMeta, TitledText } from '../summary';

/** The head and the closing band of a page that exists once. */
export interface PageFrameText {
  /** The h1. */
  readonly heading: string;
  readonly lead: string;
  readonly closing: Closing;
}

export interface PageIntro extends PageMeta, PageFrameText {}

/** The text of the overview of the industries. */
export interface IndustriesText extends PageFrameText {
  /** The link to the case studies. */
  readonly caseStudies: { readonly heading: string; readonly label: string };
}

/** The text of the technologies overview. */
export interface TechnologiesText extends PageFrameText {
  /** In the head: what the pages say. */
  readonly note: string;
  readonly linkLabel: string;
  /** Of the link to the retrieval models, which have no card. */
  readonly lrmsLabel: string;
}

/** The text of the overview of the phases. */
export interface HowWeWorkText extends PageFrameText {
  /** Text alternative of the bowtie in the head. */
  readonly figureLabel: string;
  /** How to read the bowtie, and who created the model. */
  readonly figureNote: RichText;
  /** Name of the links below it. */
  readonly axisLabel: string;
  readonly linkLabel: string;
}

/** A block with a given heading and a line beside it. */
interface NamedBlock {
  readonly heading: string;
  readonly line: string;
}

/** The text of the about page. */
export interface AboutText extends PageFrameText {
  /** Two to four paragraphs. */
  readonly story: NamedBlock & { readonly paragraphs: readonly string[] };
  /** A statement, and a paragraph about its consequence. */
  readonly mission: { readonly heading: string; readonly statement: string; readonly text: string };
  readonly vision: { readonly heading: string; readonly statement: string; readonly text: string };
  /** Exactly seven. */
  readonly values: NamedBlock & { readonly items: readonly TitledText[] };
  /** The founder's role; the page adds a name if the owner sets one. */
  readonly founder: {
    readonly heading: string;
    readonly role: string;
    readonly statement: string;
    readonly paragraphs: readonly string[];
  };
  /** Exactly four. */
  readonly advantages: NamedBlock & { readonly items: readonly TitledText[] };
  readonly servicesLabel: string;
  readonly careersLabel: string;
}

/** A closing band with the email address beside the call to action. */
export interface EmailClosing {
  readonly heading: string;
  readonly text: RichText;
}

/** The text of the careers page. */
export interface CareersText extends PageFrameText {
  /** Whether there are open roles. */
  readonly status: string;
  readonly emailLabel: string;
  /** In chronological order. */
  readonly hiring: NamedBlock & {
    readonly lead: string;
    readonly linkLabel: string;
    readonly steps: readonly TitledText[];
  };
  /** What an application email should contain. */
  readonly toSend: NamedBlock &
    Readonly<Record<'lead' | 'to' | 'subject', string>> & { readonly items: readonly TitledText[] };
  readonly looksFor: NamedBlock & { readonly items: readonly TitledText[] };
  /** Pay, equity and location. */
  readonly terms: NamedBlock & { readonly items: readonly TitledText[] };
}

export interface Resource extends TitledText {
  readonly type: 'Guide' | 'Whitepaper' | 'Trend Report';
  readonly path: string;
  /** Of the note, whose color the guide has. */
  readonly artwork: Artwork;
}

export interface Webinar extends TitledText {
  /** In minutes. */
  readonly duration: number;
  /** The drawing of its subject. */
  readonly frame: 'film-revenue' | 'film-model';
  readonly path: string;
}

/** The text of the resources page. */
export interface ResourcesText extends PageFrameText {
  readonly posts: NamedBlock & {
    readonly linkLabel: string;
    readonly cardLabel: string;
    readonly items: readonly BlogPost[];
  };
  readonly guides: NamedBlock & {
    readonly items: readonly Resource[];
    readonly action: string;
  };
  readonly webinars: NamedBlock & {
    readonly items: readonly Webinar[];
    /** Label of an email link: recordings are sent on request. */
    readonly request: string;
    readonly action: string;
  };
  /** Says after the action where the links of papers and recordings go. */
  readonly destination: string;
}

export interface BlogPage extends PageIntro {
  /** Opens a note. */
  readonly noteLabel: string;
  /** Opens the browser's print dialog. */
  readonly print: string;
  readonly categories: { readonly heading: string; readonly all: string; readonly note: string };
  readonly subscribe: {
    readonly heading: string;
    readonly text: string;
    readonly label: string;
    readonly placeholder: string;
    readonly button: string;
    readonly error: string;
    readonly failed: string;
    /** Subject in the visitor's mail program. */
    readonly emailSubject: string;
    readonly thanks: { readonly title: string; readonly description: string };
    readonly lost: { readonly title: string; readonly description: string };
  };
  readonly recordings: {
    readonly heading: string;
    readonly text: string;
    readonly request: string;
    /** Subject in the visitor's mail program. */
    readonly emailSubject: (title: string) => string;
  };
  readonly pagination: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly pages: readonly string[];
    readonly note: string;
  };
}

/** The text of the case studies page. */
export interface CaseStudiesText extends PageFrameText {
  readonly filter: {
    readonly heading: string;
    readonly all: string;
    readonly items: readonly string[];
    readonly note: string;
  };
  /** Names of the bars of a result: two, or one for what was added. */
  readonly resultsHeading: string;
  /** Above targets and typical values. */
  readonly measuresHeading: string;
  /** Precedes our part in a result. */
  readonly causeLabel: string;
  /** The link to a package that includes a part of the work. */
  readonly partOf: (work: string, packageName: string) => string;
  /** Headings of a study's three paragraphs. */
  readonly parts: {
    /** Names the three together, where they are closed. */
    readonly label: string;
    readonly situation: string;
    readonly change: string;
    readonly outcome: string;
  };
  /** Who reports the results, and what they do not promise. */
  readonly limits: { readonly statement: string; readonly text: string };
  readonly studies: readonly CaseStudy[];
}

export interface ContactPage extends Omit<PageIntro, 'closing'> {
  readonly tag: string;
  readonly form: { readonly heading: string };
  readonly scheduling: {
    readonly heading: string;
    /** Length of a call, in minutes. */
    readonly text: string;
    readonly button: string;
    /** Follows the button's label: says that it opens a new tab. */
    readonly newTab: string;
  };
  readonly email: { readonly heading: string; readonly text: string };
}

export interface ContactQuestions {
  readonly heading: string;
  /** Exactly four. */
  readonly items: readonly {
    readonly question: string;
    /** In a few words, before the answer. */
    readonly opening: string;
    readonly answer: string;
  }[];
}
