import { bowtieRanges } from './bowtieRanges';
import { bowtieLeadership } from './packages/bowtie-leadership';
import { development } from './packages/development';
import { operationalBackbone } from './packages/operational-backbone';
import { productDesign } from './packages/product-design';
import { revenueStrategy } from './packages/revenue-strategy';
import type { BowtieRange, Package, PackageSlug, ServiceSlug } from './types';

export type { AddOnSlug, PackageSlug, PlaceholderSlug, ServiceSlug } from './types';

/** In the order of the price list. */
export const packages: Record<PackageSlug, Package> = {
  'revenue-strategy': revenueStrategy,
  'bowtie-leadership': bowtieLeadership,
  'operational-backbone': operationalBackbone,
  'product-design': productDesign,
  development,
};

export const bowtieRangeOf = (service: ServiceSlug): BowtieRange => bowtieRanges[service];
