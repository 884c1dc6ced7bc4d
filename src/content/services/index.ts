import { bowtieLeadership } from './bowtie-leadership';
import { contentBranding } from './content-branding';
import { customerSuccess } from './customer-success';
import { demandGeneration } from './demand-generation';
import { development } from './development';
import { operationalBackbone } from './operational-backbone';
import { partnerships } from './partnerships';
import { productDesign } from './product-design';
import { revenueStrategy } from './revenue-strategy';
import { salesExecution } from './sales-execution';
import type { AddOn, InvestorService, Package } from './types';
import { venturePartner } from './venture-partner';

/** In the order of menus and of the price list. */
export const packages = {
  'revenue-strategy': revenueStrategy,
  'bowtie-leadership': bowtieLeadership,
  'operational-backbone': operationalBackbone,
  'product-design': productDesign,
  development,
} as const satisfies Readonly<Record<string, Package>>;

/** Services for funds, on request and not in the price list. */
export const investorServices = {
  'venture-partner': venturePartner,
} as const satisfies Readonly<Record<string, InvestorService>>;

/** In the order of menus and of the price list. */
export const addOns = {
  'demand-generation': demandGeneration,
  'content-branding': contentBranding,
  'sales-execution': salesExecution,
  'customer-success': customerSuccess,
  partnerships,
} as const satisfies Readonly<Record<string, AddOn>>;

/** The services with a short page. */
export const shortServices = { ...investorServices, ...addOns };

export const allServices = { ...packages, ...shortServices };

export type PackageSlug = keyof typeof packages;
export type AddOnSlug = keyof typeof addOns;
export type ServiceSlug = keyof typeof allServices;
