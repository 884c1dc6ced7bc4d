import { labels } from './labels';
import { addOnPrices, type PricedPackage, seedPrices, stageTerms } from './pricing';
import { addOns } from './services/addOns';
import type { AddOnSlug } from './services/types';

/**
 * `10000` as `$10,000`; whole dollars. Formatted by hand, because the first `Intl.NumberFormat` of a page loads
 * locale data, which takes 20 ms on a fast machine.
 */
export const formatUsd = (usd: number): string => `$${String(usd).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** `10000` as `$10,000/month`. */
export const formatPrice = (usdPerMonth: number): string => `${formatUsd(usdPerMonth)}${labels.perMonth}`;

/** The lowest price of a package: `$5,000/month at Pre-Seed, plus equity`. */
export function startingPrice(name: PricedPackage): string {
  const { name: stage, price } = stageTerms.preSeed;
  return `${formatPrice((seedPrices[name].usdPerMonth * price.times) / price.by)} at ${stage}, plus equity`;
}

/** The lowest price of a package inside a sentence: `from $5,000/month at Pre-Seed, plus equity`. */
export const packageFrom = (name: PricedPackage): string => `from ${startingPrice(name)}`;

/** An add-on's price in two parts: `$6,000` and `/month plus 3% commission`. */
export function addOnPrice(slug: AddOnSlug): { readonly amount: string; readonly terms: string } {
  const { terms = '' } = addOns.find((addOn) => addOn.slug === slug) ?? {};
  return { amount: formatUsd(addOnPrices[slug]), terms };
}

/** The price of an add-on inside a sentence: `$6,000/month per resource`. */
export function addOnFee(slug: AddOnSlug): string {
  const { amount, terms } = addOnPrice(slug);
  return amount + terms;
}
