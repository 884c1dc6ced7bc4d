import type { StageFactors } from '../../machines/quote.machine';
import type { Stage } from '../../machines/stage.machine';

/** The price of a package at Seed: USD per month, and equity in thousandths of a percent (375 is 0.375%). */
export interface SeedPrice {
  readonly usdPerMonth: number;
  readonly equityMilliPercent: number;
  /** Maximum number of decimals of the share on the package's own page. */
  readonly detailDecimals: 2 | 3;
}

/** Prices at Seed. The prices of the other stages are computed from them. */
export const seedPrices = {
  'revenue-strategy': { usdPerMonth: 10_000, equityMilliPercent: 1_000, detailDecimals: 2 },
  'bowtie-leadership': { usdPerMonth: 8_000, equityMilliPercent: 375, detailDecimals: 3 },
  'operational-backbone': { usdPerMonth: 6_000, equityMilliPercent: 375, detailDecimals: 3 },
  'product-design': { usdPerMonth: 8_000, equityMilliPercent: 375, detailDecimals: 3 },
  development: { usdPerMonth: 10_000, equityMilliPercent: 1_000, detailDecimals: 2 },
} as const satisfies Record<string, SeedPrice>;

export type PricedPackage = keyof typeof seedPrices;

/** The packages in the order of the price list. */
export const pricedPackages = Object.keys(seedPrices) as readonly PricedPackage[];

/** Multipliers of fee and equity by stage. */
export const stageTerms = {
  preSeed: { name: 'Pre-Seed', price: { times: 1, by: 2 }, equity: { times: 2, by: 1 } },
  seed: { name: 'Seed', price: { times: 1, by: 1 }, equity: { times: 1, by: 1 } },
  seriesA: { name: 'Series A', price: { times: 3, by: 2 }, equity: { times: 2, by: 3 } },
  seriesB: { name: 'Series B', price: { times: 2, by: 1 }, equity: { times: 1, by: 2 } },
} as const satisfies Record<Stage, StageFactors & { name: string }>;

/** Add-ons, USD per month. They do not vary by stage. */
export const addOnPrices = {
  'demand-generation': 7_500,
  'content-branding': 5_000,
  'sales-execution': 5_500,
  'customer-success': 6_000,
  partnerships: 6_000,
} as const satisfies Record<string, number>;
