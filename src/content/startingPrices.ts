import { addOnPrices, type PricedPackage, seedPrices, stageTerms } from './pricing';

const perMonth = (usd: number) => `$${String(usd).replace(/\B(?=(\d{3})+$)/g, ',')}/month`;

/** The lowest price of a package inside a sentence: `from $5,000/month at Pre-Seed, plus equity`. */
export function packageFrom(name: PricedPackage): string {
  const { name: stage, price } = stageTerms.preSeed;
  return `from ${perMonth((seedPrices[name].usdPerMonth * price.times) / price.by)} at ${stage}, plus equity`;
}

/** The price of an add-on inside a sentence: `$5,000/month`. */
export const addOnFee = (name: keyof typeof addOnPrices): string => perMonth(addOnPrices[name]);
