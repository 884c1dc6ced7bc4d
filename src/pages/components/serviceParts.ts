import type { ServiceFitProps, ServiceLink } from '../../blocks/ServiceFit';
import { packagePage } from '../../content/pages/packagePage';
import type { PricedPackage } from '../../content/pricing';
import type { ServiceFit, ServiceReference } from '../../content/services/types';
import { formatUsd } from '../../content/startingPrices';
import { decimalsOnDetailPage, equityPercent, priceUsdPerMonth } from '../../features/pricing/prices';
import { routeOf } from '../../routes/matchRoute';

/** Fee and equity of a package from the first stage to the last. They do not depend on the selected stage. */
export function priceRanges(name: PricedPackage): { readonly fee: string; readonly equity: string } {
  const { feeRange, equityRange } = packagePage.facts;
  const decimals = decimalsOnDetailPage(name);
  const share = (stage: 'preSeed' | 'seriesB') => `${equityPercent(name, stage, decimals)}%`;
  const fee = (stage: 'preSeed' | 'seriesB') => formatUsd(priceUsdPerMonth(name, stage));
  return {
    fee: feeRange(fee('preSeed'), fee('seriesB')),
    equity: equityRange(share('preSeed'), share('seriesB')),
  };
}

/** References to services as links with the names of their routes. */
export const serviceLinks = (references: readonly ServiceReference[]): readonly ServiceLink[] =>
  references.map(({ service, reason }) => {
    const { path, name } = routeOf(`/services/${service}`);
    return { href: path, name, reason };
  });

const { whoItIsForHeading, needsHeading, alternativesHeading, combinationsHeading } = packagePage;

/** The props of the section that says who a service is for. */
export const fitOf = (
  whoItIsFor: string,
  { needs, alternatives, combinations }: ServiceFit,
): ServiceFitProps => ({
  headings: {
    whoItIsFor: whoItIsForHeading,
    needs: needsHeading,
    alternatives: alternativesHeading,
    combinations: combinationsHeading,
  },
  whoItIsFor,
  needs,
  alternatives: serviceLinks(alternatives),
  combinations: serviceLinks(combinations),
});

/** A plan as titled points: each period with its text. */
export const planPoints = (periods: readonly string[], texts: readonly string[]) =>
  periods.map((title, index) => ({ title, description: texts[index] ?? '' }));
