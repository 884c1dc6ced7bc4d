import { labels } from '../labels';
import { serviceSummaries } from './summaries';
import type { AddOn } from './types';

const commission = 'plus 3% commission';

/** In the order of the price list. */
export const addOns: readonly AddOn[] = [
  {
    slug: 'demand-generation',
    name: serviceSummaries['demand-generation'].name,
    summary: serviceSummaries['demand-generation'].summary,
    terms: labels.perMonth,
  },
  {
    slug: 'content-branding',
    name: 'Content & Brand',
    summary: serviceSummaries['content-branding'].summary,
    terms: labels.perMonth,
  },
  {
    slug: 'sales-execution',
    name: serviceSummaries['sales-execution'].name,
    summary: serviceSummaries['sales-execution'].summary,
    terms: labels.perMonth,
  },
  {
    slug: 'customer-success',
    name: serviceSummaries['customer-success'].name,
    summary: serviceSummaries['customer-success'].summary,
    terms: `${labels.perMonth} per resource`,
  },
  {
    slug: 'partnerships',
    name: serviceSummaries.partnerships.name,
    summary: serviceSummaries.partnerships.summary,
    terms: `${labels.perMonth} ${commission}`,
    surcharge: commission,
  },
];
