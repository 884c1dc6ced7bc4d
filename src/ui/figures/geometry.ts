/**
 * Geometry shared by all figures. Pure functions and types; every length is in SVG user units.
 */

/** x and y of a point. */
export type Point = readonly [x: number, y: number];

/** A straight line from one point to another. */
export type Segment = readonly [from: Point, to: Point];

/** An upright rectangle: a slat whose height is the measure. */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A filled circle. */
export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Rounds to one decimal, the precision of all figure markup. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The whole numbers 0 to count - 1. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Path data through the given points, open. */
export function linePath(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** Path data of several separate straight lines. */
export function segmentsPath(segments: readonly Segment[]): string {
  return segments.map(linePath).join('');
}

/** Path data of several bars, so that a whole row of slats is one element. */
export function barsPath(bars: readonly Bar[]): string {
  return bars
    .map(({ x, y, width, height }) => {
      const roundedWidth = round(width);
      return `M${round(x)} ${round(y)}h${roundedWidth}v${round(height)}h${-roundedWidth}z`;
    })
    .join('');
}

/** Path data of several filled circles, each made of two half circles. */
export function dotsPath(dots: readonly Dot[]): string {
  return dots
    .map(({ x, y, radius }) => {
      const rounded = round(radius);
      const diameter = round(rounded * 2);
      const halfCircle = (toX: number) => `a${rounded} ${rounded} 0 1 0 ${toX} 0`;
      return `M${round(x - rounded)} ${round(y)}${halfCircle(diameter)}${halfCircle(-diameter)}z`;
    })
    .join('');
}
