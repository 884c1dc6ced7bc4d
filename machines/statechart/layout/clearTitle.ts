import { type Bordered, type Polyline, stepOf } from './alignEnds';
import type { Point } from './drawing';
import { isAt, isNear } from './near';
import { padding } from './stateContent';
import type { Size } from './textSize';

/** Least distance of a line from the next one, and from a text beside it, in px. */
const GAP = 7;
/** Least distance of a line from the space of a text above it, in px: letters end some px before. */
const BELOW_TEXT = 2;

/** The lines inside the border of a state, in px from its left and its top. */
interface Sized<Line extends Polyline> extends Bordered<Line>, Size {}

interface Cleared<Line extends Polyline> extends Sized<Line> {
  /** How far all below the title has moved down, in px. */
  readonly lowered: number;
}

/** An end at the upper border that moves to the right. */
interface Move {
  readonly from: Point;
  readonly to: Point;
  /** Top of the lane in which the line leads back, in px. */
  readonly lane: number;
}

/** The ends at the upper border that must move, because of the title, or because of one that moves to their place. */
function movesOf<Line extends Polyline>({ lines, ends }: Bordered<Line>, title: Size): readonly Move[] {
  const inner = lines.flatMap(({ points }) => [points[0], points.at(-1)]);
  const moves: Move[] = [];
  let free = title.width - padding.x + GAP;
  let lane = title.height - padding.y + BELOW_TEXT;
  const above = [...ends.values()].filter(({ y }) => isNear(y, 0));
  for (const from of above.sort((one, other) => one.x - other.x)) {
    // Other lines lead to the state itself.
    const leadsIn = inner.some((point) => point && isAt(point, from));
    if (!leadsIn && from.x < free - GAP) continue;
    const to = { ...from, x: Math.max(from.x, free) };
    free = to.x + GAP;
    if (isNear(to.x, from.x)) continue;
    moves.push({ from, to, lane });
    if (leadsIn) lane += GAP;
  }
  return moves;
}

/** True if a line from above makes a step to the side first that is shorter than the distance of two lines. */
const beginsWithStep = (points: readonly Point[]): boolean => Math.abs(stepOf(points, 'x')?.by ?? GAP) < GAP;

/**
 * Leads the lines from above past the title of a state, and makes room for them below it. ELK knows no titles: it reserves
 * their height, but lets lines run through.
 * @param title its texts with the space around them.
 * @param inside the upper left corners of all that is inside.
 */
export function clearTitle<Line extends Polyline>(
  bordered: Sized<Line>,
  title: Size,
  inside: readonly Point[],
): Cleared<Line> {
  const moves = movesOf(bordered, title);
  const last = moves.at(-1);
  if (!last) return { ...bordered, lowered: 0 };
  const { lines, ends, width, height } = bordered;
  const bends = lines.flatMap(({ points }) => points.slice(1, -1));
  const top = Math.min(...[...inside, ...bends].map(({ y }) => y));
  const lowered = Math.max(0, last.lane + GAP - top);
  const moveOf = (point: Point) => moves.find(({ from }) => isAt(from, point));
  const lower = (point: Point): Point => (isNear(point.y, 0) ? point : { ...point, y: point.y + lowered });
  /** A line from its first point on, past the title if it begins above. */
  const led = (points: readonly Point[]): readonly Point[] => {
    const move = points[0] && moveOf(points[0]);
    if (!move) return points;
    const inner = points.slice(beginsWithStep(points) ? 3 : 1);
    const lane = (x: number): Point => ({ x, y: move.lane });
    return [move.to, lane(move.to.x), lane((inner[0] ?? move.from).x), ...inner];
  };
  return {
    lines: lines.map((line) => ({
      ...line,
      points: led(led(line.points.map(lower)).toReversed()).toReversed(),
    })),
    ends: new Map([...ends].map(([name, end]) => [name, moveOf(end)?.to ?? lower(end)])),
    width: Math.max(width, last.to.x + GAP),
    height: height + lowered,
    lowered,
  };
}
