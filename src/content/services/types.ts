import type { Claim } from '../claims';
import type { PhaseSlug } from '../phases/index';
import type { PricedPackage } from '../pricing';
import type { Closing, Metric, TitledText } from '../summary';
import type { serviceSummaries } from './summaries';

export type ServiceSlug = keyof typeof serviceSummaries;

/** A package is a service with a price at Seed. */
export type PackageSlug = PricedPackage;

/** The services with a short page: all except packages. */
export type PlaceholderSlug = Exclude<ServiceSlug, PackageSlug>;

/** The services beside the packages that have a price. */
export type AddOnSlug = Exclude<PlaceholderSlug, 'venture-partner'>;

/** The range of the bowtie that a service covers: 0 is the left edge, 1 the right. */
export interface BowtieRange {
  readonly from: number;
  readonly to: number;
}

/** Content that the Services page and the package's own page share. Prices are in `pricing.ts`. */
export interface Package {
  readonly name: string;
  readonly tagline: string;
  /** Two or three sentences for the Services page. */
  readonly pitch: string;
  /** Three or four items. The Services page shows only their titles. */
  readonly included: readonly TitledText[];
  /** Stage, team and problem of the company. */
  readonly whoItIsFor: string;
  readonly bowtieRange: BowtieRange;
  /** The phases of How We Work that the package covers, in working order. */
  readonly phases: readonly PhaseSlug[];
}

/** Another service and the reason to consider it. */
export interface ServiceReference {
  readonly service: ServiceSlug;
  readonly reason: string;
}

/** The fit of a service: what the client contributes, what else to consider, what to combine it with. */
export interface ServiceFit {
  readonly needs: string;
  /** Services to choose instead, each with its condition. */
  readonly alternatives: readonly ServiceReference[];
  readonly combinations: readonly ServiceReference[];
}

/** A result of a client. The first claim gives the industry and the cause. */
export interface ClientStudy {
  readonly claims: readonly [Claim, ...Claim[]];
  /** A target beside the results, where none of them is a percentage. */
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

/** The long text of a package's own page. */
export interface PackageText extends ServiceFit {
  readonly lead: string;
  /** Explains the highlighted range of the bowtie. */
  readonly figureCaption: string;
  readonly planHeading: string;
  /** One text for each of the four periods in `packagePage.plan`. */
  readonly plan: readonly [string, string, string, string];
  readonly caseStudiesHeading: string;
  readonly caseStudies: readonly [ClientStudy, ClientStudy | TargetStudy];
  readonly closing: Closing;
}

/** A fact beside the head of a service page. */
export interface Fact {
  readonly term: string;
  readonly text: string;
}

/** The long text of an add-on's page or of the Venture Partner page. */
export interface PlaceholderText extends ServiceFit {
  /** The h1: the name of the service. */
  readonly heading: string;
  readonly subtitle: string;
  /** Facts about this service only. The facts about all add-ons are in `packagePage.addOnFacts`. */
  readonly facts: readonly Fact[];
  /** Explains the highlighted range of the bowtie. */
  readonly figureCaption: string;
  readonly included: readonly TitledText[];
  readonly whoItIsFor: string;
  readonly planHeading: string;
  /** One text for each of the three periods in `packagePage.addOnPlan`. */
  readonly plan: readonly [string, string, string];
  readonly callToAction: Closing;
}

/** An add-on as a card of the Services page. Its price in `pricing.ts` has the same slug. */
export interface AddOn {
  readonly slug: AddOnSlug;
  /** Name on the card, which may be shorter than the name of the page. */
  readonly name: string;
  readonly summary: string;
  /** Text after the price. */
  readonly terms: string;
  /** Part of the terms that no sum of fees contains. */
  readonly surcharge?: string;
}
