import { type PhaseSlug, phases } from '../../content/phases/index';
import { priceUsdPerMonth } from '../../content/pricing';
import { type PackageSlug, packages } from '../../content/services/index';
import { rangeOfPhases } from '../../figures/bowtie';
import { keysOf } from '../../lib/lookUp';
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

/** The part of the bowtie that the phases of a package are: 0 is the left edge, 1 the right. */
export function bowtieRangeOf(name: PackageSlug) {
  const places = phasesOf(name).map((phase) => phaseSlugs.indexOf(phase));
  return rangeOfPhases(Math.min(...places), Math.max(...places));
}
