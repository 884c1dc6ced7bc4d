/**
 * The bowtie: the one motif of all figures. A funnel narrows to a knot and opens again.
 */
import type { Bar } from './geometry';
import { range } from './geometry';

export interface BowtieShape {
  /** Where the knot sits, as a share of the length. */
  readonly knot?: number;
  /** Half height at the knot, as a share of half the drawing's height. */
  readonly waist?: number;
  /** Half height of the left mouth. */
  readonly left?: number;
  /** Half height of the right mouth. */
  readonly right?: number;
}

/** Half height of the bowtie at t (0 left mouth, 1 right mouth), as a share of half the drawing's height. */
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
  /** Where the knot sits, as a share of the width. */
  readonly knot: number;
  /** Number of slats left and right of the knot. */
  readonly leftSlats: number;
  readonly rightSlats: number;
}

/** How strongly the slats crowd together towards the knot: 1 would space them evenly. */
const CROWDING = 1.32;

/** The thinnest slat that is still drawn sharply. */
const MIN_SLAT_WIDTH = 2;

/** The slats of a bowtie that crowd towards the knot, then open out. Both lists run left to right. */
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

/** Slats from this width on are drawn in whole units. Narrower ones would look uneven. */
const WIDE = 5;

/** Whole units where they suffice: with decimals, the slats of a large bowtie are a twentieth of a document. */
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

/** Splits bars into those that are lit and the rest, keeping their order. */
export function splitLit<Item extends { readonly lit: boolean }>(
  items: readonly Item[],
): { lit: Item[]; rest: Item[] } {
  return { lit: items.filter((item) => item.lit), rest: items.filter((item) => !item.lit) };
}
