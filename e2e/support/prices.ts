import type { Stage } from '../../machines/stage.machine';
import { formatUsd, priceUsdPerMonth } from '../../src/content/pricing';
import { type AddOnSlug, addOns, type PackageSlug, packages } from '../../src/content/services/index';
import { keysOf } from '../../src/lib/lookUp';

/** The monthly fee of a package at a stage, or its sum with the fee of an add-on: `$16,000`. */
export const feeText = (name: PackageSlug, stage: Stage, addOn?: AddOnSlug): string =>
  formatUsd(priceUsdPerMonth(name, stage) + (addOn ? addOns[addOn].usdPerMonth : 0));

/** The monthly fee of every package at a stage, in the order of the price list. */
export const feeTexts = (stage: Stage): readonly string[] =>
  keysOf(packages).map((name) => feeText(name, stage));
