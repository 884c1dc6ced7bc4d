import { industryPage } from '../../content/pages/industryPage';
import { addOnPrices, seedPrices, stageTerms } from '../../content/pricing';
import type { ServiceSlug } from '../../content/services/types';
import { formatPrice, priceUsdPerMonth } from '../../features/pricing/prices';
import { isKeyOf } from '../../lib/lookUp';

const terms = industryPage.startingPrice;

/** The lowest price of a service: a package at Pre-Seed, an add-on at every stage. */
export function startingPrice(service: ServiceSlug): string {
  if (isKeyOf(seedPrices, service)) {
    return terms.package(formatPrice(priceUsdPerMonth(service, 'preSeed')), stageTerms.preSeed.name);
  }
  return isKeyOf(addOnPrices, service)
    ? terms.addOn(formatPrice(addOnPrices[service]))
    : terms.venturePartner;
}
