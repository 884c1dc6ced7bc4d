import { type Stage, stages } from '../../machines/stage.machine';
import { formatPrice, formatUsd, priceUsdPerMonth, stageTerms } from '../../src/content/pricing';
import { type AddOnSlug, addOns, type PackageSlug, packages } from '../../src/content/services/index';
import { equityPercent, formatEquity } from '../../src/features/pricing/prices';
import { entriesOf, keysOf } from '../../src/lib/lookUp';

export const stageNames = stages.map((stage) => stageTerms[stage].name);

/** The packages in their order: name, path, prices and shares by stage, and shares on their own page. */
export const priceList = entriesOf(packages).map(([slug, { name, seedPrice }]) => ({
  name,
  path: `/services/${slug}`,
  prices: stages.map((stage) => formatPrice(priceUsdPerMonth(slug, stage))),
  shares: stages.map((stage) => formatEquity(equityPercent(slug, stage))),
  detailShares: stages.map((stage) => formatEquity(equityPercent(slug, stage, seedPrice.detailDecimals))),
}));

/** The monthly fee of a package at a stage, or its sum with the fee of an add-on: `$16,000`. */
export const feeText = (name: PackageSlug, stage: Stage, addOn?: AddOnSlug): string =>
  formatUsd(priceUsdPerMonth(name, stage) + (addOn ? addOns[addOn].usdPerMonth : 0));

/** The monthly fee of every package at a stage, in the order of the price list. */
export const feeTexts = (stage: Stage): readonly string[] =>
  keysOf(packages).map((name) => feeText(name, stage));
