import type { Box, Point } from '../../machines/statechart/layout/drawing';

/** How far the end of a line may be from the border it belongs to, in px. */
const END_TOLERANCE = 1.5;
/** Boxes that share no more than this touch, but do not overlap, in px. */
const TOUCH = 0.75;
const EXACT = 0.01;

/** A straight piece of a line. */
export type Segment = readonly [Point, Point];

const right = ({ x, width }: Box): number => x + width;
const bottom = ({ y, height }: Box): number => y + height;

/** Whether two boxes have room in common. */
export const overlap = (one: Box, other: Box): boolean =>
  Math.min(right(one), right(other)) - Math.max(one.x, other.x) > TOUCH &&
  Math.min(bottom(one), bottom(other)) - Math.max(one.y, other.y) > TOUCH;

/** Whether a box stands inside another, its frame included. */
export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - EXACT &&
  inner.y >= outer.y - EXACT &&
  right(inner) <= right(outer) + EXACT &&
  bottom(inner) <= bottom(outer) + EXACT;

/** Whether a point lies on the frame of a box. */
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

/** Whether a piece of a line that runs along an axis goes through a box, and not only along its frame. */
export const runsThrough = ([from, to]: Segment, box: Box): boolean =>
  Math.max(from.x, to.x) > box.x + TOUCH &&
  Math.min(from.x, to.x) < right(box) - TOUCH &&
  Math.max(from.y, to.y) > box.y + TOUCH &&
  Math.min(from.y, to.y) < bottom(box) - TOUCH;

/** The straight pieces of a line. */
export const segmentsOf = (points: readonly Point[]): readonly Segment[] =>
  points.slice(1).flatMap((to, index) => {
    const from = points[index];
    return from ? [[from, to] as const] : [];
  });

/** Whether a piece of a line is level or upright. */
export const hasRightAngles = ([from, to]: Segment): boolean =>
  Math.abs(from.x - to.x) < EXACT || Math.abs(from.y - to.y) < EXACT;
