import { type PhaseSlug, phases } from '../../content/phases/index';
import { priceUsdPerMonth } from '../../content/pricing';
import { type PackageSlug, packages } from '../../content/services/index';
import { rangeOfPhases } from '../../figures/bowtie';
import { keysOf } from '../../lib/lookUp';
import { packageSlugs } from './prices';

const phaseSlugs = keysOf(phases);

/** Whether a phase's fifth of the bowtie is inside the range of a package. */
function covers(name: PackageSlug, phase: PhaseSlug): boolean {
  const { bowtieRange } = packages[name];
  const { from, to } = rangeOfPhases(phaseSlugs.indexOf(phase));
  return bowtieRange.from <= from && to <= bowtieRange.to;
}

/** The phases of How We Work that a package covers, in working order. */
export const phasesOf = (name: PackageSlug): readonly PhaseSlug[] =>
  phaseSlugs.filter((phase) => covers(name, phase));

/** The packages that cover a phase, lowest price first. */
export const packagesOf = (phase: PhaseSlug): readonly PackageSlug[] =>
  packageSlugs
    .filter((name) => covers(name, phase))
    .sort((a, b) => priceUsdPerMonth(a, 'seed') - priceUsdPerMonth(b, 'seed'));
