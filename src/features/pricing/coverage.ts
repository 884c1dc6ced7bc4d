import { type PhaseSlug, phases } from '../../content/phases/index';
import { priceUsdPerMonth } from '../../content/pricing';
import { allServices, type PackageSlug, packages, type ServiceSlug } from '../../content/services/index';
import type { BowtieRange } from '../../content/services/types';
import { rangeOfPhases } from '../../figures/bowtie';
import { isKeyOf, keysOf } from '../../lib/lookUp';
import { packageSlugs } from './prices';

const phaseSlugs = keysOf(phases);

/** Whether a package does the whole work of a phase. */
export const isWhole = (name: PackageSlug, phase: PhaseSlug): boolean => phases[phase].wholePackage === name;

/** The phases of How We Work that a package works on, whole or in part, in working order. */
export const phasesOf = (name: PackageSlug): readonly PhaseSlug[] =>
  phaseSlugs.filter((phase) => isWhole(name, phase) || phase in packages[name].parts);

/** The packages that work on a phase, lowest price first. */
export const packagesOf = (phase: PhaseSlug): readonly PackageSlug[] =>
  packageSlugs
    .filter((name) => phasesOf(name).includes(phase))
    .sort((a, b) => priceUsdPerMonth(a, 'seed') - priceUsdPerMonth(b, 'seed'));

/** The part of the bowtie that a service works on: that of a package is the part of its phases. */
export function bowtieRangeOf(service: ServiceSlug): BowtieRange {
  if (!isKeyOf(packages, service)) return allServices[service].bowtieRange;
  const places = phasesOf(service).map((phase) => phaseSlugs.indexOf(phase));
  return rangeOfPhases(Math.min(...places), Math.max(...places));
}
