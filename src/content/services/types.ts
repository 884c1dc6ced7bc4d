import type { DrawnClaim } from '../claims';
import type { ExampleDocument } from '../documents';
import type { PhaseSlug } from '../phases/index';
import type { Closing, Metric, Summary, TitledText } from '../summary';
import type { ServiceSlug } from './index';

/** The price of a package at Seed: USD per month, and equity in thousandths of a percent (375 is 0.375%). */
export interface SeedPrice {
  readonly usdPerMonth: number;
  readonly equityMilliPercent: number;
  /** Maximum number of decimals of the share on the package's own page. */
  readonly detailDecimals: 2 | 3;
}

/** A service with a short page. */
export interface ShortService extends Summary {
  /** A function, because menus need the summary when the site starts, and only pages need the text. */
  readonly text: () => ShortServiceText;
}

/** A service for funds. */
export interface InvestorService extends ShortService {
  /** Its price in one line. It has no fee of its own. */
  readonly price: string;
}

/** A service that is added to a package, at one price for every stage. */
export interface AddOn extends ShortService {
  readonly usdPerMonth: number;
  /** Follows the price if it is not the price of the whole service: `per resource`. */
  readonly unit?: string;
  /** Part of the terms that no sum of fees contains: `plus 3% commission`. */
  readonly surcharge?: string;
  /** Name in the price list if it differs from the name of the page. */
  readonly cardName?: string;
}

/** Everything about one package. Its summary is its tagline. */
export interface Package extends Summary {
  /** The prices of the other stages are computed from it. */
  readonly seedPrice: SeedPrice;
  /** Its part in phases that another package does as a whole, a sentence or two each. */
  readonly parts: Readonly<Partial<Record<PhaseSlug, string>>>;
  /** A function, because menus need the summary when the site starts, and only pages need the text. */
  readonly text: () => PackageText;
}

/** Another service and the reason to consider it. */
export interface ServiceReference {
  readonly service: ServiceSlug;
  readonly reason: string;
}

/** The text of every service page. */
export interface ServiceText {
  readonly lead: string;
  /** Three or four items. */
  readonly included: readonly TitledText[];
  /** Stage, team and problem of the company. */
  readonly whoItIsFor: string;
  /** What the client contributes. */
  readonly needs: string;
  /** Services to choose instead, each with its condition. */
  readonly alternatives: readonly ServiceReference[];
  readonly combinations: readonly ServiceReference[];
  /** A document that the client receives. */
  readonly document: ExampleDocument;
  readonly planHeading: string;
}

/** The text of an add-on's page or of the Venture Partner page. */
export interface ShortServiceText extends ServiceText {
  /** Facts about this service only. The facts about all add-ons are in `packagePage.addOnFacts`. */
  readonly facts: readonly { readonly term: string; readonly text: string }[];
  /** One text for each of the three periods in `packagePage.addOnPlan`. */
  readonly plan: readonly [string, string, string];
  readonly closing: Closing;
}

/** The text of a package's own page, and of its card on the Services page. */
interface PackageText extends ServiceText {
  /** Two or three sentences for the Services page, which also shows the titles of `included`. */
  readonly pitch: string;
  /** One text for each of the four periods in `packagePage.plan`. */
  readonly plan: readonly [string, string, string, string];
  readonly caseStudies: readonly [ClientStudy, ClientStudy | TargetStudy];
  /** What to bring to the call. */
  readonly invitation: string;
}

/** A result of a client, with its industry and its cause. */
export interface ClientStudy {
  readonly claim: DrawnClaim;
  /** A target below the result, where that is not a percentage. */
  readonly target?: Metric;
  /** The part of the package that does this work. */
  readonly relation: string;
}

/** Work that is described by its target, without a client. */
export interface TargetStudy {
  readonly industry: string;
  readonly outcome: string;
  readonly target: Metric;
  readonly relation: string;
}
