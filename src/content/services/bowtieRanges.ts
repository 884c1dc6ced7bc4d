import type { BowtieRange, ServiceSlug } from './types';

/** The range of the bowtie that each service covers. */
export const bowtieRanges = {
  'revenue-strategy': { from: 0, to: 0.4 },
  'bowtie-leadership': { from: 0, to: 1 },
  'operational-backbone': { from: 0.3, to: 0.64 },
  'product-design': { from: 0.2, to: 0.52 },
  development: { from: 0.46, to: 0.86 },
  'venture-partner': { from: 0, to: 1 },
  'demand-generation': { from: 0, to: 0.26 },
  'content-branding': { from: 0, to: 0.36 },
  'sales-execution': { from: 0.2, to: 0.5 },
  'customer-success': { from: 0.52, to: 1 },
  partnerships: { from: 0.08, to: 0.5 },
} as const satisfies Record<ServiceSlug, BowtieRange>;
