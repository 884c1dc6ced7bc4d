import type { Point } from '../layout';

/** Corner radius, in px. */
const RADIUS = 6;
/** Length and half width of an arrowhead, in px. */
const HEAD = { length: 9, half: 4.5 } as const;

const distance = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);

/** The point between two others, at a distance in px from the first. */
const along = (from: Point, to: Point, length: number): Point => {
  const whole = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * length) / whole, y: from.y + ((to.y - from.y) * length) / whole };
};

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 10) / 10;

/** Path of a line with rounded corners, up to its arrowhead. */
export const linePath = (points: readonly Point[]): string => roundedPath(points, HEAD.length - 1);

/** Path of a line without an arrowhead. */
export const openPath = (points: readonly Point[]): string => roundedPath(points, 0);

/** @param spared length at its end, in px. */
function roundedPath(points: readonly Point[], spared: number): string {
  const [first, ...others] = points;
  if (!first) return '';
  const steps = others.map((point, index) => {
    const before = points[index] ?? first;
    const after = others[index + 1];
    if (!after) {
      const length = Math.max(0, distance(before, point) - spared);
      return `L${at(along(before, point, length))}`;
    }
    const radius = Math.min(RADIUS, distance(before, point) / 2, distance(point, after) / 2);
    return `L${at(along(point, before, radius))}Q${at(point)} ${at(along(point, after, radius))}`;
  });
  return [`M${at(first)}`, ...steps].join('');
}

/** Path of the arrowhead at the end of a line. */
export function headPath(points: readonly Point[]): string {
  const [before, tip] = points.slice(-2);
  if (!before || !tip) return '';
  const base = along(tip, before, HEAD.length);
  const length = distance(before, tip) || 1;
  const side = {
    x: ((tip.y - before.y) / length) * HEAD.half,
    y: (-(tip.x - before.x) / length) * HEAD.half,
  };
  const corner = (sign: 1 | -1) => at({ x: base.x + sign * side.x, y: base.y + sign * side.y });
  return `M${at(tip)}L${corner(1)}L${corner(-1)}Z`;
}
