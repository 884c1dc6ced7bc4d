import type { Stage } from '../../machines/stage.machine';
import { type Fraction, roundHalfUp } from '../lib/fraction';
import { isKeyOf } from '../lib/lookUp';
import { labels } from './labels';
import { packageTerms } from './packageTerms';
import {
  type AddOnSlug,
  addOns,
  investorServices,
  type PackageSlug,
  packages,
  type ServiceSlug,
} from './services/index';

interface StageTerms {
  readonly name: string;
  readonly price: Fraction;
  readonly equity: Fraction;
}

/** Multipliers of fee and equity by stage. The prices at Seed are in the content of each package. */
export const stageTerms = {
  preSeed: { name: 'Pre-Seed', price: { times: 1, by: 2 }, equity: { times: 2, by: 1 } },
  seed: { name: 'Seed', price: { times: 1, by: 1 }, equity: { times: 1, by: 1 } },
  seriesA: { name: 'Series A', price: { times: 3, by: 2 }, equity: { times: 2, by: 3 } },
  seriesB: { name: 'Series B', price: { times: 2, by: 1 }, equity: { times: 1, by: 2 } },
} as const satisfies Readonly<Record<Stage, StageTerms>>;

/** The price of a package at a stage, in whole USD per month, so that the prices on a page add up to their total. */
export function priceUsdPerMonth(name: PackageSlug, stage: Stage): number {
  const { times, by } = stageTerms[stage].price;
  return roundHalfUp({ times: packages[name].seedPrice.usdPerMonth * times, by }, 0);
}

/** A package and the number of months that it runs. */
export interface PackageMonths {
  readonly name: PackageSlug;
  readonly months: number;
}

/** The sum of the shares that vest at a stage, in percent. It is exact: shares are added before they are rounded. */
export function vestedShare(stage: Stage, parts: readonly PackageMonths[]): Fraction {
  const { times, by } = stageTerms[stage].equity;
  const milliPercentMonths = parts.reduce(
    (sum, { name, months }) => sum + packages[name].seedPrice.equityMilliPercent * months,
    0,
  );
  return { times: milliPercentMonths * times, by: by * 1_000 * packageTerms.months };
}

/**
 * `10000` as `$10,000`; whole dollars. Prices are whole; other amounts, such as the worth of a share, are rounded. Formatted by
 * hand, because the first `Intl.NumberFormat` of a page loads locale data, which takes 20 ms on a fast machine.
 */
export const formatUsd = (usd: number): string =>
  `$${String(Math.round(usd)).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** `10000` as `$10,000/month`. */
export const formatPrice = (usdPerMonth: number): string => `${formatUsd(usdPerMonth)}${labels.perMonth}`;

/**
 * Fee and equity of a package at Seed, the stage that every visit starts with: `$8,000/month plus 0.375% equity a year`. All
 * pages without a slider compare packages at this stage.
 */
export function seedTerms(name: PackageSlug): string {
  const { amount, terms } = seedPrice(name);
  return `${amount}${terms}`;
}

/** The same in two parts: `$10,000` and `/month plus 1% equity a year`. */
export function seedPrice(name: PackageSlug): ListPrice {
  const { usdPerMonth, equityMilliPercent } = packages[name].seedPrice;
  return {
    amount: formatUsd(usdPerMonth),
    terms: `${labels.perMonth} plus ${equityMilliPercent / 1_000}% equity a year`,
  };
}

/** A price in two parts: the amount, and what it is for. */
export interface ListPrice {
  readonly amount: string;
  readonly terms: string;
}

/** An add-on's price in two parts: `$6,000` and `/month plus 3% commission`. */
export function addOnPrice(name: AddOnSlug): ListPrice {
  const { usdPerMonth, unit, surcharge } = addOns[name];
  const terms = [labels.perMonth, unit, surcharge].filter(Boolean).join(' ');
  return { amount: formatUsd(usdPerMonth), terms };
}

/** The price of an add-on inside a sentence: `$6,000/month per resource`. */
export function addOnFee(name: AddOnSlug): string {
  const { amount, terms } = addOnPrice(name);
  return amount + terms;
}

/**
 * The price of a service in one line: `At Seed $8,000/month plus 0.375% equity a year` for a package,
 * `$5,500/month at every stage, no equity` for an add-on.
 */
export function formatServicePrice(service: ServiceSlug): string {
  if (isKeyOf(packages, service)) return `At ${stageTerms.seed.name} ${seedTerms(service)}`;
  if (isKeyOf(addOns, service)) return `${addOnFee(service)} at every stage, no equity`;
  return investorServices[service].price;
}
