/** The bowtie, the motif of all figures: a funnel narrows to a knot and widens again. */
import type { Bar } from './geometry';
import { range } from './geometry';

export interface BowtieShape {
  /** Position of the knot, as a share of the length. */
  readonly knot?: number;
  /** Half height at the knot, as a share of half the drawing's height. */
  readonly waist?: number;
  /** Half height at the left end. */
  readonly left?: number;
  /** Half height at the right end. */
  readonly right?: number;
}

/** Half height of the bowtie at t (0 left end, 1 right end), as a share of half the drawing's height. */
export function bow(
  t: number,
  { knot = 0.46, waist = 0.06, left = 0.92, right = 1 }: BowtieShape = {},
): number {
  if (t < knot) {
    return waist + (left - waist) * (1 - t / knot) ** 1.18;
  }
  return waist + (right - waist) * ((t - knot) / (1 - knot)) ** 1.12;
}

export interface CrowdedBowtie {
  readonly width: number;
  readonly height: number;
  /** Position of the knot, as a share of the width. */
  readonly knot: number;
  /** Number of slats left and right of the knot. */
  readonly leftSlats: number;
  readonly rightSlats: number;
}

/** How much the slats concentrate toward the knot: 1 spaces them evenly. */
const CROWDING = 1.32;

/** The thinnest slat that browsers draw sharply. */
const MIN_SLAT_WIDTH = 2;

/** The slats of a bowtie that are dense at the knot. Both lists are in order from left to right. */
export function crowdedSlats(shape: CrowdedBowtie): { left: Bar[]; right: Bar[] } {
  const { width, height, knot, leftSlats, rightSlats } = shape;
  const halfHeight = height / 2;
  const leftWidth = knot * width;
  const rightWidth = (1 - knot) * width;

  const left = range(leftSlats).map((index): Bar => {
    const outer = ((leftSlats - index) / leftSlats) ** CROWDING;
    const inner = ((leftSlats - index - 1) / leftSlats) ** CROWDING;
    const pitch = (outer - inner) * leftWidth;
    const half = (0.05 + 0.87 * outer) * halfHeight;
    return {
      x: (1 - outer) * leftWidth,
      y: halfHeight - half,
      width: Math.max(MIN_SLAT_WIDTH, pitch * (0.34 + 0.12 * outer)),
      height: half * 2,
    };
  });

  const right = range(rightSlats).map((index): Bar => {
    const inner = (index / rightSlats) ** CROWDING;
    const outer = ((index + 1) / rightSlats) ** CROWDING;
    const pitch = (outer - inner) * rightWidth;
    const slatWidth = Math.max(MIN_SLAT_WIDTH, pitch * (0.38 + 0.16 * outer));
    const half = (0.05 + 0.95 * outer) * halfHeight;
    return {
      x: leftWidth + outer * rightWidth - slatWidth,
      y: halfHeight - half,
      width: slatWidth,
      height: half * 2,
    };
  });

  const rounded = (bar: Bar) => inWholeUnits(bar, height);
  return { left: left.map(rounded), right: right.map(rounded) };
}

/** Slats of at least this width are rounded to whole units. Narrower ones would look uneven. */
const WIDE = 5;

/**
 * Rounds to whole units where possible: with decimals, the slats of a large bowtie would be a twentieth of a
 * document.
 */
function inWholeUnits({ x, y, width }: Bar, totalHeight: number): Bar {
  const top = Math.round(y);
  const isWide = width >= WIDE;
  return {
    x: isWide ? Math.round(x) : x,
    y: top,
    width: isWide ? Math.round(width) : width,
    height: totalHeight - 2 * top,
  };
}

/** Splits bars into highlighted ones and others, in their order. */
export function splitLit<Item extends { readonly lit: boolean }>(
  items: readonly Item[],
): { lit: Item[]; rest: Item[] } {
  return { lit: items.filter((item) => item.lit), rest: items.filter((item) => !item.lit) };
}
