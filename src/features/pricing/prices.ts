import { type Fraction, roundHalfUp } from '../../../machines/quote.machine';
import { type Stage, stages } from '../../../machines/stage.machine';
import { labels } from '../../content/labels';
import {
  addOnPrices,
  type PricedPackage,
  pricedPackages,
  seedPrices,
  stageTerms,
} from '../../content/pricing';
import { addOns } from '../../content/services/addOns';
import type { AddOn, ServiceSlug } from '../../content/services/types';
import { addOnFee, formatPrice, startingPrice } from '../../content/startingPrices';
import { isKeyOf } from '../../lib/lookUp';

/** Decimals of a share: at most 3, and at most 2 on the detail pages of the $10,000 / 1% packages. */
export type EquityDecimals = 2 | 3;

/** The price of a package at a stage, in USD per month. */
export function priceUsdPerMonth(name: PricedPackage, stage: Stage): number {
  const { times, by } = stageTerms[stage].price;
  return (seedPrices[name].usdPerMonth * times) / by;
}

/** The equity share of a package at a stage, in percent for one year, rounded half up to `decimals`. */
export function equityPercent(name: PricedPackage, stage: Stage, decimals: EquityDecimals = 3): number {
  const { times, by } = stageTerms[stage].equity;
  return roundHalfUp({ times: seedPrices[name].equityMilliPercent * times, by: by * 1_000 }, decimals);
}

export const MONTHS_PER_YEAR = 12;

/** The share that vests in a number of months, in percent, rounded half up to 3 decimals. */
export function vestedPercent(name: PricedPackage, stage: Stage, months: number): number {
  const { times, by } = stageTerms[stage].equity;
  return roundHalfUp(
    { times: seedPrices[name].equityMilliPercent * times * months, by: by * 1_000 * MONTHS_PER_YEAR },
    3,
  );
}

/** The lowest fee of the price list, in USD per month. */
export const lowestPrice = Math.min(
  ...pricedPackages.flatMap((name) => stages.map((stage) => priceUsdPerMonth(name, stage))),
);

/** `0.375` as `0.375% equity`; trailing zeros are trimmed. */
export const formatEquity = (percent: number): string => `${percent}% equity`;

/** Price and share of a package at a stage, in one line: `$15,000/month, 0.667% equity`. */
export const formatTerms = (name: PricedPackage, stage: Stage, decimals: EquityDecimals = 3): string =>
  `${formatPrice(priceUsdPerMonth(name, stage))}, ${formatEquity(equityPercent(name, stage, decimals))}`;

/**
 * The lowest price of a service, in one line: `From $5,000/month at Pre-Seed, plus equity` for a package,
 * `$5,500/month at every stage, no equity` for an add-on.
 */
export function formatStartingPrice(service: ServiceSlug): string {
  if (isKeyOf(seedPrices, service)) {
    return `From ${startingPrice(service)}`;
  }
  return isKeyOf(addOnPrices, service)
    ? `${addOnFee(service)} at every stage, no equity`
    : 'Terms on request';
}

/** The selected add-ons that cost more than one fee: per resource, or with a surcharge. */
export const addOnsBeyondFee = (selected: readonly string[]): readonly AddOn[] =>
  addOns.filter(({ slug, terms }) => selected.includes(slug) && terms !== labels.perMonth);

/** What the selection costs besides the sum of its fees: `plus 3% commission`. */
export const surcharges = (selected: readonly string[]): readonly string[] =>
  addOnsBeyondFee(selected).flatMap(({ surcharge }) => surcharge ?? []);

/** The factor of a fee at a stage: `×0.5`, `×1`, `×1.5`. */
export const formatFeeFactor = ({ times, by }: Fraction): string => `×${times / by}`;

/** The factor of an equity share at a stage: `×2` if it grows, `÷1.5` if it falls. */
export const formatEquityFactor = ({ times, by }: Fraction): string =>
  times >= by ? `×${times / by}` : `÷${by / times}`;

/** Number of decimals of a package's share on its own page (2 for the $10,000 packages). */
export const decimalsOnDetailPage = (name: PricedPackage): EquityDecimals => seedPrices[name].detailDecimals;
