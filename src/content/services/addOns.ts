import { serviceSummaries } from './summaries';
import type { AddOn } from './types';

/** In the order of the price list. */
export const addOns = [
  {
    slug: 'demand-generation',
    name: serviceSummaries['demand-generation'].name,
    summary: serviceSummaries['demand-generation'].summary,
    terms: '/month',
  },
  {
    slug: 'content-branding',
    name: 'Content & Brand',
    summary: serviceSummaries['content-branding'].summary,
    terms: '/month',
  },
  {
    slug: 'sales-execution',
    name: serviceSummaries['sales-execution'].name,
    summary: serviceSummaries['sales-execution'].summary,
    terms: '/month',
  },
  {
    slug: 'customer-success',
    name: serviceSummaries['customer-success'].name,
    summary: serviceSummaries['customer-success'].summary,
    terms: '/month per resource',
  },
  {
    slug: 'partnerships',
    name: serviceSummaries.partnerships.name,
    summary: serviceSummaries.partnerships.summary,
    terms: '/month plus 3% commission',
  },
] as const satisfies readonly AddOn[];
