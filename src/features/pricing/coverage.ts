import { type PhaseSlug, phases } from '../../content/phases/index';
import { priceUsdPerMonth } from '../../content/pricing';
import { type PackageSlug, packages } from '../../content/services/index';
import { keysOf } from '../../lib/lookUp';
import { packageSlugs } from './prices';

const phaseSlugs = keysOf(phases);

/** What a package does of a phase. */
type Coverage = 'whole' | 'part' | 'none';

export function coverageOf(name: PackageSlug, phase: PhaseSlug): Coverage {
  if (phases[phase].wholePackage === name) return 'whole';
  return phase in packages[name].parts ? 'part' : 'none';
}

/** The phases of How We Work that a package works on, whole or in part, in working order. */
export const phasesOf = (name: PackageSlug): readonly PhaseSlug[] =>
  phaseSlugs.filter((phase) => coverageOf(name, phase) !== 'none');

/** The packages that work on a phase, lowest price first. */
export const packagesOf = (phase: PhaseSlug): readonly PackageSlug[] =>
  packageSlugs
    .filter((name) => phasesOf(name).includes(phase))
    .sort((a, b) => priceUsdPerMonth(a, 'seed') - priceUsdPerMonth(b, 'seed'));
