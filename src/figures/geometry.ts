/** Geometry of all figures. Lengths are in SVG user units. */

/** An upright rectangle whose height is the measure. */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Rounds to one decimal, the precision of all figure markup. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Path data of several bars, so that a row of slats is one element. */
export const barsPath = (bars: readonly Bar[]): string =>
  bars
    .map(({ x, y, width, height }) => [round(x), round(y), round(width), round(height)] as const)
    .map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`)
    .join('');

/** Path data of the lines in the middle of several bars, from top to bottom. */
export const slatsPath = (bars: readonly Bar[]): string =>
  bars.map(({ x, y, width, height }) => `M${round(x + width / 2)} ${round(y)}v${round(height)}`).join('');
