import { addOnPrices, type PricedPackage, seedPrices, stageTerms } from './pricing';

/**
 * `10000` as `$10,000`; whole dollars. Formatted by hand, because the first `Intl.NumberFormat` of a page loads
 * locale data, which takes 20 ms on a fast machine.
 */
export const formatUsd = (usd: number): string => `$${String(usd).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** `10000` as `$10,000/month`. */
export const formatPrice = (usdPerMonth: number): string => `${formatUsd(usdPerMonth)}/month`;

/** The lowest price of a package: `$5,000/month at Pre-Seed, plus equity`. */
export function startingPrice(name: PricedPackage): string {
  const { name: stage, price } = stageTerms.preSeed;
  return `${formatPrice((seedPrices[name].usdPerMonth * price.times) / price.by)} at ${stage}, plus equity`;
}

/** The lowest price of a package inside a sentence: `from $5,000/month at Pre-Seed, plus equity`. */
export const packageFrom = (name: PricedPackage): string => `from ${startingPrice(name)}`;

/** The price of an add-on inside a sentence: `$5,000/month`. */
export const addOnFee = (name: keyof typeof addOnPrices): string => formatPrice(addOnPrices[name]);
