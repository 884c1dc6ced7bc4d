import type { Box, Point } from '../../machines/statechart/layout';

/** Maximum distance of a line's end from its border, in px. */
const END_TOLERANCE = 1.5;
/** Boxes that share at most this much touch, but do not overlap, in px. */
const TOUCH = 0.75;
const EXACT = 0.01;

/** A straight segment of a line. */
type Segment = readonly [Point, Point];

const right = ({ x, width }: Box): number => x + width;
const bottom = ({ y, height }: Box): number => y + height;

/** Whether two boxes overlap. */
export const overlap = (one: Box, other: Box): boolean =>
  Math.min(right(one), right(other)) - Math.max(one.x, other.x) > TOUCH &&
  Math.min(bottom(one), bottom(other)) - Math.max(one.y, other.y) > TOUCH;

/** Whether a box is inside another, including its border. */
export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - EXACT &&
  inner.y >= outer.y - EXACT &&
  right(inner) <= right(outer) + EXACT &&
  bottom(inner) <= bottom(outer) + EXACT;

/** Whether a point is on the border of a box. */
export function isOnBorder({ x, y }: Point, box: Box): boolean {
  const isNear = (value: number, ...edges: readonly number[]) =>
    edges.some((edge) => Math.abs(value - edge) <= END_TOLERANCE);
  const isAlong = (value: number, from: number, to: number) =>
    value >= from - END_TOLERANCE && value <= to + END_TOLERANCE;
  return (
    (isNear(x, box.x, right(box)) && isAlong(y, box.y, bottom(box))) ||
    (isNear(y, box.y, bottom(box)) && isAlong(x, box.x, right(box)))
  );
}

/** Whether a segment parallel to an axis crosses a box, and does not only run along its border. */
export const runsThrough = ([from, to]: Segment, box: Box): boolean =>
  Math.max(from.x, to.x) > box.x + TOUCH &&
  Math.min(from.x, to.x) < right(box) - TOUCH &&
  Math.max(from.y, to.y) > box.y + TOUCH &&
  Math.min(from.y, to.y) < bottom(box) - TOUCH;

/** The straight segments of a line. */
export const segmentsOf = (points: readonly Point[]): readonly Segment[] =>
  points.slice(1).flatMap((to, index) => {
    const from = points[index];
    return from ? [[from, to] as const] : [];
  });

/** Whether a segment is horizontal or vertical. */
export const hasRightAngles = ([from, to]: Segment): boolean =>
  Math.abs(from.x - to.x) < EXACT || Math.abs(from.y - to.y) < EXACT;
