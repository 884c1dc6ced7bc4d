import { addOnPrices, type PricedPackage, seedPrices, stageTerms } from './pricing';

const perMonth = (usd: number) => `$${String(usd).replace(/\B(?=(\d{3})+$)/g, ',')}/month`;

/** The lowest price of a package inside a sentence: `from $5,000/month plus equity at Pre-Seed`. */
export function packageFrom(name: PricedPackage): string {
  const { name: stage, price } = stageTerms.preSeed;
  return `from ${perMonth((seedPrices[name].usdPerMonth * price.times) / price.by)} plus equity at ${stage}`;
}

/** The price of an add-on inside a sentence: `$5,000/month`. */
export const addOnFee = (name: keyof typeof addOnPrices): string => perMonth(addOnPrices[name]);
