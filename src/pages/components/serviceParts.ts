import type { ServiceFitProps, ServiceLink } from '../../blocks/ServiceFit';
import { packagePage } from '../../content/pages/packagePage';
import { phases } from '../../content/phases/index';
import { formatUsd, priceUsdPerMonth } from '../../content/pricing';
import { allServices, type PackageSlug, packages } from '../../content/services/index';
import type { ServiceReference, ServiceText } from '../../content/services/types';
import { isWhole, phasesOf } from '../../features/pricing/coverage';
import { equityPercent } from '../../features/pricing/prices';

/** Fee and equity of a package from the first stage to the last. They do not depend on the selected stage. */
export function priceRanges(name: PackageSlug): { readonly fee: string; readonly equity: string } {
  const { feeRange, equityRange } = packagePage.facts;
  const decimals = packages[name].seedPrice.detailDecimals;
  const share = (stage: 'preSeed' | 'seriesB') => `${equityPercent(name, stage, decimals)}%`;
  const fee = (stage: 'preSeed' | 'seriesB') => formatUsd(priceUsdPerMonth(name, stage));
  return {
    fee: feeRange(fee('preSeed'), fee('seriesB')),
    equity: equityRange(share('preSeed'), share('seriesB')),
  };
}

/** References to services as links with their names. */
export const serviceLinks = (references: readonly ServiceReference[]): readonly ServiceLink[] =>
  references.map(({ service, reason }) => ({
    href: `/services/${service}`,
    name: allServices[service].name,
    reason,
  }));

const { whoItIsForHeading, needsHeading, alternativesHeading, combinationsHeading, phasesHeading } =
  packagePage;

/** The phases of a package as links, each with its part, or with the evidence that ends a whole phase. */
export const phaseLinks = (name: PackageSlug): readonly ServiceLink[] =>
  phasesOf(name).map((phase) => ({
    href: `/how-we-work/${phase}`,
    name: phases[phase].shortName,
    reason: isWhole(name, phase)
      ? packagePage.wholePhase(phases[phase].exit)
      : (packages[name].parts[phase] ?? ''),
  }));

/** The props of the section that says who a service is for. */
export const fitOf = ({ whoItIsFor, needs, alternatives, combinations }: ServiceText): ServiceFitProps => ({
  headings: {
    whoItIsFor: whoItIsForHeading,
    needs: needsHeading,
    alternatives: alternativesHeading,
    combinations: combinationsHeading,
    phases: phasesHeading,
  },
  whoItIsFor,
  needs,
  alternatives: serviceLinks(alternatives),
  combinations: serviceLinks(combinations),
});

/** A plan as titled points: each period with its text. */
export const planPoints = (periods: readonly string[], texts: readonly string[]) =>
  periods.map((title, index) => ({ title, description: texts[index] ?? '' }));
