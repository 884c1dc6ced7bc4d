import type { Box, Point } from './drawing';
import { isAt, isNear, NEAR } from './near';

/** The longest step of a line near its end that is worth removing, in px. Longer ones lead around something. */
const MAX_STEP = 24;
/** Least distance of an end from the next one, and from the corners, in px. */
const END_GAP = 8;
/** Least distance of a line from what it passes, in px. */
const CLEARANCE = 6;
/** Most passes over all ends: an end that moves makes room for others. */
const PASSES = 3;

export interface Polyline {
  readonly points: readonly Point[];
}

/** Lines that end at the border of a box. */
export interface Bordered<Line extends Polyline> {
  readonly lines: readonly Line[];
  /** The ends by name; several lines may have one in common. */
  readonly ends: ReadonlyMap<string, Point>;
}

type Axis = 'x' | 'y';

const acrossOf = (along: Axis): Axis => (along === 'x' ? 'y' : 'x');

/** The direction of the border at a point; undefined if the point is not on the border. */
function borderAt({ x, y }: Point, box: Box): Axis | undefined {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const isBeside = isNear(x, box.x) || isNear(x, right);
  if (isBeside && y > box.y && y < bottom) return 'y';
  const isAboveOrBelow = isNear(y, box.y) || isNear(y, bottom);
  return isAboveOrBelow && x > box.x && x < right ? 'x' : undefined;
}

/** The ends of lines at the border of a box. */
export const endsAt = (lines: readonly Polyline[], box: Box): ReadonlyMap<string, Point> =>
  new Map(
    lines
      .flatMap(({ points }) => [points[0], points.at(-1)])
      .flatMap((point) => (point && borderAt(point, box) ? [[`${point.x} ${point.y}`, point]] : [])),
  );

const startsAt = (end: Point, [first]: readonly Point[]): boolean => first !== undefined && isAt(first, end);

/** True if a line starts or ends at a point. */
function hasEnd(end: Point, points: readonly Point[]): boolean {
  const last = points.at(-1);
  return startsAt(end, points) || (last !== undefined && isAt(last, end));
}

/** The points of a line from one of its ends on. */
const pointsFrom = (end: Point, points: readonly Point[]): readonly Point[] =>
  startsAt(end, points) ? points : points.toReversed();

/** The box around two points. */
const boxAround = (one: Point, other: Point): Box => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});

const legsOf = (points: readonly Point[]): readonly Box[] =>
  points.slice(1).map((point, index) => boxAround(points[index] ?? point, point));

/** How a line begins at an end: across the border, a short step along it, and on in the first direction. */
interface Step {
  readonly by: number;
  /** Where it leads on. */
  readonly to: Point;
  /** What a straight line would leave out. */
  readonly legs: readonly Box[];
}

export function stepOf([end, before, to, next]: readonly Point[], along: Axis): Step | undefined {
  if (!end || !before || !to || !next) return undefined;
  const across = acrossOf(along);
  const by = to[along] - before[along];
  const isStep = isNear(end[along], before[along]) && isNear(before[across], to[across]);
  const leadsOn =
    isNear(to[along], next[along]) &&
    Math.sign(before[across] - end[across]) === Math.sign(next[across] - to[across]);
  return isStep && leadsOn && Math.abs(by) > NEAR && Math.abs(by) <= MAX_STEP
    ? { by, to, legs: legsOf([end, before, to]) }
    : undefined;
}

/** True if two boxes are less than a distance in px apart. */
const areNear = (one: Box, other: Box, distance: number): boolean =>
  one.x < other.x + other.width + distance &&
  other.x < one.x + one.width + distance &&
  one.y < other.y + other.height + distance &&
  other.y < one.y + one.height + distance;

/** True if an end that moves stays on its side of another one, at a distance. */
const keepsOrder = (other: Point, from: Point, to: Point, along: Axis): boolean =>
  Math.sign(from[along] - other[along]) === Math.sign(to[along] - other[along]) &&
  Math.abs(to[along] - other[along]) >= END_GAP;

/** True if an end is at a distance from the corners. */
function isAtSide(end: Point, box: Box, along: Axis): boolean {
  const from = box[along];
  const to = from + (along === 'x' ? box.width : box.height);
  return end[along] >= from + END_GAP && end[along] <= to - END_GAP;
}

/** Moves one end; undefined if it is in its place already, or if there is no room. */
function alignEnd<Line extends Polyline>(
  { lines, ends }: Bordered<Line>,
  name: string,
  box: Box,
  obstacles: readonly Box[],
): Bordered<Line> | undefined {
  const end = ends.get(name);
  const along = end && borderAt(end, box);
  if (!end || !along) return undefined;
  // Most ends have no step, and a large chart has many lines.
  const steps = lines
    .filter(({ points }) => hasEnd(end, points))
    .map(({ points }) => stepOf(pointsFrom(end, points), along));
  const [step] = steps;
  if (!step || !steps.every((other) => other && isNear(other.by, step.by))) return undefined;
  const place: Point = { ...end, [along]: end[along] + step.by };
  const straight = boxAround(place, step.to);
  const across = acrossOf(along);
  const neighbors = [...ends.values()].filter((other) => other !== end && isNear(other[across], end[across]));
  const others = lines.filter(({ points }) => !hasEnd(end, points));
  const isFree =
    isAtSide(place, box, along) &&
    neighbors.every((other) => keepsOrder(other, end, place, along)) &&
    [...obstacles, ...others.flatMap(({ points }) => legsOf(points))].every(
      (other) => !areNear(other, straight, CLEARANCE),
    ) &&
    // The step leads to a label.
    !obstacles.some((obstacle) => step.legs.some((leg) => areNear(obstacle, leg, 0)));
  if (!isFree) return undefined;
  return {
    ends: new Map(ends).set(name, place),
    lines: lines.map((line) => {
      if (!hasEnd(end, line.points)) return line;
      const from = pointsFrom(end, line.points);
      const points = [place, ...from.slice(3)];
      return { ...line, points: from === line.points ? points : points.toReversed() };
    }),
  };
}

/**
 * Moves the ends of lines along the border of a box to where the lines lead straight on: ELK spreads the ends before it knows
 * how the lines run, which leaves a small step in many of them.
 * @param obstacles boxes that no line may come near.
 */
export function alignEnds<Line extends Polyline>(
  bordered: Bordered<Line>,
  box: Box,
  obstacles: readonly Box[],
): Bordered<Line> {
  let aligned = bordered;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const before = aligned;
    for (const name of bordered.ends.keys()) aligned = alignEnd(aligned, name, box, obstacles) ?? aligned;
    if (aligned === before) break;
  }
  return aligned;
}
