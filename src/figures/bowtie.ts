/**
 * The bowtie, the motif of the site: a funnel narrows to a knot, where the customer signs, and widens again. All figures of
 * the phases have this one geometry, so that a phase has the same position on every page.
 */
import { type Bar, range } from './geometry';

/** The phases of How We Work share the length in equal parts. */
export const PHASES = 5;

/** The narrowest point, as a share of the length: the third phase, Execution, begins with the signature. */
export const KNOT = 2 / PHASES;

/** Half heights at the knot and at both ends, as shares of half the drawing's height. */
const WAIST = 0.05;
const LEFT = 0.92;
const RIGHT = 1;

/** Half height at a distance from the knot: 0 at the knot, 1 at an end. */
const halfHeight = (isRight: boolean, distance: number): number =>
  WAIST + ((isRight ? RIGHT : LEFT) - WAIST) * distance;

/** Half height of the bowtie at t (0 left end, 1 right end), as a share of half the drawing's height. */
export const bow = (t: number): number =>
  t < KNOT ? halfHeight(false, 1 - t / KNOT) : halfHeight(true, (t - KNOT) / (1 - KNOT));

/** The part of the length that a phase covers. Phases are counted from 0. */
export const rangeOfPhase = (phase: number) => ({ from: phase / PHASES, to: (phase + 1) / PHASES });

interface BowtieSize {
  readonly width: number;
  readonly height: number;
  readonly count: number;
}

/** How much the slats concentrate toward the knot: 1 spaces them evenly. */
const CROWDING = 1.32;

/** The thinnest slat that browsers draw sharply. */
const MIN_SLAT_WIDTH = 2;

/** The slats of the bowtie, dense at the knot, in order from left to right: those before the signature, and those after it. */
export function bowtieSlats({ width, height, count }: BowtieSize) {
  const leftCount = Math.round(count * KNOT);

  /** The slat at an index on one side, counted from the knot. */
  const slatAt = (isRight: boolean, index: number): Bar => {
    const sideCount = isRight ? count - leftCount : leftCount;
    const sideWidth = (isRight ? 1 - KNOT : KNOT) * width;
    const inner = (index / sideCount) ** CROWDING;
    const outer = ((index + 1) / sideCount) ** CROWDING;
    const slatWidth = Math.max(MIN_SLAT_WIDTH, (outer - inner) * sideWidth * (0.36 + 0.14 * outer));
    const reach = outer * sideWidth;
    const x = KNOT * width + (isRight ? reach - slatWidth : -reach);
    // In whole units: with decimals, the slats of a large bowtie would be a twentieth of a document.
    const top = Math.round((height / 2) * (1 - halfHeight(isRight, outer)));
    return { x: Math.round(x), y: top, width: Math.round(slatWidth), height: height - 2 * top };
  };

  return {
    left: range(leftCount).map((index) => slatAt(false, leftCount - 1 - index)),
    right: range(count - leftCount).map((index) => slatAt(true, index)),
  };
}

/**
 * The middle of the gap between the slats beside a position, so that an area that ends there cuts no slat. Without a slat on
 * one side, as at the edges of the drawing, it is the position.
 */
export function gapAt(slats: readonly Bar[], position: number): number {
  const next = slats.findIndex(({ x, width }) => x + width / 2 > position);
  const before = slats[next - 1];
  const after = slats[next];
  return before && after ? (before.x + before.width + after.x) / 2 : position;
}
