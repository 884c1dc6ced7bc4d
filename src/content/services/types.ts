import type { Closing, Metric, TitledText } from '../summary';
import type { serviceSummaries } from './summaries';

export type ServiceSlug = keyof typeof serviceSummaries;

export type PackageSlug =
  | 'revenue-strategy'
  | 'bowtie-leadership'
  | 'operational-backbone'
  | 'product-design'
  | 'development';

/** The services with a short page: everything that is not a package. */
export type PlaceholderSlug = Exclude<ServiceSlug, PackageSlug>;

/** The services with a price of their own beside the packages. */
export type AddOnSlug = Exclude<PlaceholderSlug, 'venture-partner'>;

/** The part of the bowtie a service works on: 0 is the left edge, 1 the right. */
export interface BowtieRange {
  readonly from: number;
  readonly to: number;
}

/** At least one result is a percentage. */
export interface PackageCaseStudy {
  readonly industry: string;
  readonly outcome: string;
  readonly results: readonly Metric[];
}

/** The words of one package: its card on the Services page and its own page. Prices are in the price list. */
export interface Package {
  readonly tagline: string;
  /** Two sentences for the card. */
  readonly pitch: string;
  /** The card's version of `included`, item by item. */
  readonly includedShort: readonly string[];
  readonly intro: string;
  readonly included: readonly TitledText[];
  readonly whoItIsFor: string;
  /** How to read the bowtie above it. */
  readonly figureCaption: string;
  readonly bowtieRange: BowtieRange;
  readonly caseStudiesHeading: string;
  readonly caseStudies: readonly [PackageCaseStudy, PackageCaseStudy];
  readonly closing: Closing;
}

/** The words of a short service page. */
export interface PlaceholderService {
  /** The h1: the name of the service. */
  readonly heading: string;
  readonly subtitle: string;
  /** How to read the bowtie above it. */
  readonly figureCaption: string;
  readonly bowtieRange: BowtieRange;
  readonly callToAction: Closing;
}

/** One add-on as a card of the Services page; its price stands under the same slug in the price list. */
export interface AddOn {
  readonly slug: AddOnSlug;
  /** Name on the card, which may be shorter than the name of the page. */
  readonly name: string;
  readonly summary: string;
  /** The words after the price. */
  readonly terms: string;
}
