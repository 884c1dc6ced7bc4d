/** Geometry of all figures. Lengths are in SVG user units. */

export type Point = readonly [x: number, y: number];

/** An upright rectangle whose height is the measure. */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Rounds to one decimal, the precision of all figure markup. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

const ORIGIN: Point = [0, 0];

/** A relative move. A minus separates two numbers too. */
const move = ([right, down]: Point): string => `m${right}${down < 0 ? '' : ' '}${down}`;

/**
 * Calls `draw` with the relative step from each rounded point to the next. Steps repeat where points are evenly
 * spaced, so the path data is shorter and compresses better than with absolute positions. Rounding errors do
 * not accumulate.
 */
function steps(points: readonly Point[], draw: (step: Point, index: number) => string): string {
  const rounded = points.map(([x, y]): Point => [round(x), round(y)]);
  return rounded
    .map(([x, y], index) => {
      const [fromX, fromY] = rounded[index - 1] ?? ORIGIN;
      return draw([round(x - fromX), round(y - fromY)], index);
    })
    .join('');
}

/** Path data of several bars, so that a row of slats is one element. */
export function barsPath(bars: readonly Bar[]): string {
  return steps(
    bars.map(({ x, y }) => [x, y]),
    (step, index) => {
      const { width = 0, height = 0 } = bars[index] ?? {};
      return `${move(step)}h${round(width)}v${round(height)}h${-round(width)}z`;
    },
  );
}

/** Path data of the lines in the middle of several bars, from top to bottom. */
export function slatsPath(bars: readonly Bar[]): string {
  const ends = bars.flatMap(({ x, y, width, height }): Point[] => {
    const middle = x + width / 2;
    return [
      [middle, y],
      [middle, y + height],
    ];
  });
  return steps(ends, (step, index) => (index % 2 === 0 ? move(step) : `v${step[1]}`));
}
