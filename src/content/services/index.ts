import { bowtieLeadership } from './packages/bowtie-leadership';
import { development } from './packages/development';
import { operationalBackbone } from './packages/operational-backbone';
import { productDesign } from './packages/product-design';
import { revenueStrategy } from './packages/revenue-strategy';
import { contentBranding } from './placeholders/content-branding';
import { customerSuccess } from './placeholders/customer-success';
import { demandGeneration } from './placeholders/demand-generation';
import { partnerships } from './placeholders/partnerships';
import { salesExecution } from './placeholders/sales-execution';
import { venturePartner } from './placeholders/venture-partner';
import type {
  BowtieRange,
  Package,
  PackageSlug,
  PlaceholderService,
  PlaceholderSlug,
  ServiceSlug,
} from './types';

export type { AddOnSlug, PackageSlug, PlaceholderSlug, ServiceSlug } from './types';

/** In the order of the price list. */
export const packages: Record<PackageSlug, Package> = {
  'revenue-strategy': revenueStrategy,
  'bowtie-leadership': bowtieLeadership,
  'operational-backbone': operationalBackbone,
  'product-design': productDesign,
  development,
};

export const placeholders: Record<PlaceholderSlug, PlaceholderService> = {
  'venture-partner': venturePartner,
  'demand-generation': demandGeneration,
  'content-branding': contentBranding,
  'sales-execution': salesExecution,
  'customer-success': customerSuccess,
  partnerships,
};

/** The part of the bowtie that a service works on. */
export const bowtieRangeOf = (service: ServiceSlug): BowtieRange =>
  ({ ...packages, ...placeholders })[service].bowtieRange;
