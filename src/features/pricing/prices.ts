import { initialStage, type Stage, stages } from '../../../machines/stage.machine';
import { packageTerms } from '../../content/packageTerms';
import { industryPage } from '../../content/pages/detailPages';
import type { EquityExample } from '../../content/pages/services';
import {
  addOnFee,
  formatPrice,
  formatUsd,
  type PackageMonths,
  priceUsdPerMonth,
  seedTerms,
  stageTerms,
  vestedShare,
} from '../../content/pricing';
import {
  type AddOnSlug,
  addOns,
  allServices,
  type PackageSlug,
  packages,
  type ServiceSlug,
} from '../../content/services/index';
import type { AddOn, SeedPrice } from '../../content/services/types';
import { total as texts } from '../../content/total';
import { type Fraction, roundHalfUp } from '../../lib/fraction';
import { isKeyOf, keyOf, keysOf } from '../../lib/lookUp';

/** In the order of the price list. */
export const packageSlugs = keysOf(packages);
export const addOnSlugs = keysOf(addOns);

/** What a visitor can add to the total. */
export type ItemSlug = PackageSlug | AddOnSlug;

/** Decimals of a share: at most 3, and at most 2 on the detail pages of the $10,000 / 1% packages. */
export type EquityDecimals = SeedPrice['detailDecimals'];

/** The equity share of a package at a stage, in percent for one year, rounded half up to `decimals`. */
export const equityPercent = (name: PackageSlug, stage: Stage, decimals: EquityDecimals = 3): number =>
  roundHalfUp(vestedShare(stage, [{ name, months: packageTerms.months }]), decimals);

/** The share that vests with packages, in percent, added and then rounded half up to 3 decimals. */
export const vestedPercent = (stage: Stage, ...parts: readonly PackageMonths[]): number =>
  roundHalfUp(vestedShare(stage, parts), 3);

const fees = packageSlugs.flatMap((name) => stages.map((stage) => priceUsdPerMonth(name, stage)));

/** Of all packages at all stages, in USD per month. */
export const lowestPrice = Math.min(...fees);
export const highestPrice = Math.max(...fees);

/** What a stripe of a drawn fee means, per month. */
export const STRIPE_USD = 1_000;

/** `0.375` as `0.375% equity`; trailing zeros are trimmed. */
export const formatEquity = (percent: number): string => `${percent}% equity`;

/** Price and share of a package at a stage, in one line: `$15,000/month, 0.667% equity`. */
export const formatTerms = (name: PackageSlug, stage: Stage, decimals: EquityDecimals = 3): string =>
  `${formatPrice(priceUsdPerMonth(name, stage))}, ${formatEquity(equityPercent(name, stage, decimals))}`;

export function itemName(slug: string): string {
  const { name, cardName = name }: Pick<AddOn, 'name' | 'cardName'> = allServices[keyOf(allServices, slug)];
  return cardName;
}

/** What the selection costs besides the sum of its fees: `plus 3% commission`. */
export const surcharges = (selected: readonly string[]): readonly string[] =>
  addOnSlugs.flatMap((slug) => (selected.includes(slug) && addOns[slug].surcharge) || []);

/** The fee of a package or an add-on at a stage, in USD per month. @throws Error for another slug. */
export const feeOf = (slug: string, stage: Stage): number =>
  isKeyOf(packages, slug) ? priceUsdPerMonth(slug, stage) : addOns[keyOf(addOns, slug)].usdPerMonth;

/** Fees in USD per month, and the share that vests within `months`, in percent. Add-ons have no share. */
export function totalOf(selected: readonly string[], stage: Stage, months: number = packageTerms.months) {
  const parts = selected.flatMap((name) => (isKeyOf(packages, name) ? [{ name, months }] : []));
  return {
    usdPerMonth: selected.reduce((sum, slug) => sum + feeOf(slug, stage), 0),
    equityPercent: vestedPercent(stage, ...parts),
  };
}

/** Fee and equity of a selection, in one line: `$6,000/month plus 3% commission and 0.375% equity for one year`. */
export function totalTerms(selected: readonly string[], stage: Stage): string {
  const { usdPerMonth, equityPercent: percent } = totalOf(selected, stage);
  const fee = [formatPrice(usdPerMonth), ...surcharges(selected)].join(' ');
  return percent > 0 ? `${fee} and ${texts.equity(formatEquity(percent))}` : fee;
}

/** The name of an item, with its price if that is more than one fee: per resource, or with a surcharge. */
function itemText(slug: string): string {
  const isBeyondFee = isKeyOf(addOns, slug) && (addOns[slug].unit || addOns[slug].surcharge);
  return isBeyondFee ? `${itemName(slug)} (${addOnFee(slug)})` : itemName(slug);
}

export const totalMessage = (selected: readonly string[], stage: Stage): string =>
  texts.message(stageTerms[stage].name, selected.map(itemText), totalTerms(selected, stage));

/** The factor of a fee at a stage: `×0.5`, `×1`, `×1.5`. */
export const formatFeeFactor = ({ times, by }: Fraction): string => `×${times / by}`;

/** The factor of an equity share at a stage: `×2` if it grows, `÷1.5` if it falls. */
export const formatEquityFactor = ({ times, by }: Fraction): string =>
  times >= by ? `×${times / by}` : `÷${by / times}`;

/**
 * The prices in the head of a page that recommends services, at Seed: packages in working order, and the fees of add-ons.
 * @throws Error without a package.
 */
export function recommendedPrice(services: readonly ServiceSlug[]): string {
  const terms = services.flatMap((service) => (isKeyOf(packages, service) ? [seedTerms(service)] : []));
  if (terms.length === 0) throw new Error('A recommendation has no package.');
  const extras = services.flatMap((service) =>
    isKeyOf(addOns, service) ? [industryPage.addOnPrice(addOnFee(service))] : [],
  );
  return [industryPage.price(stageTerms.seed.name, terms), ...extras].join('. ');
}

/** The worked example of the questions: the first package at the stage of a first visit, and a change to another one after three months. */
export function equityExample(): EquityExample & { readonly percent: number } {
  const name = 'revenue-strategy';
  const next = 'bowtie-leadership';
  const stage = initialStage;
  const { months } = packageTerms;
  const changedAfter = 3;
  const valueUsd = 8_000_000;
  const rest = months - changedAfter;
  const fees = (count: number) => count * priceUsdPerMonth(name, stage);
  const vested = (count: number) => `${vestedPercent(stage, { name, months: count })}%`;
  const changedFees = fees(changedAfter) + rest * priceUsdPerMonth(next, stage);
  const changedShare = vestedPercent(stage, { name, months: changedAfter }, { name: next, months: rest });
  return {
    name: itemName(name),
    stage: stageTerms[stage].name,
    fee: formatPrice(priceUsdPerMonth(name, stage)),
    percent: equityPercent(name, stage),
    share: formatEquity(equityPercent(name, stage)),
    worth: formatUsd((valueUsd * equityPercent(name, stage)) / 100),
    value: formatUsd(valueUsd),
    monthly: vested(1),
    half: vested(months / 2),
    whole: vested(months),
    quarter: `${formatUsd(fees(changedAfter))} and ${vested(changedAfter)} equity`,
    year: `${formatUsd(fees(months))} and ${vested(months)} equity`,
    changedYear: `${formatUsd(changedFees)} and ${changedShare}% equity`,
  };
}
