import type { ElkNode } from 'elkjs/lib/elk-api';
import { alignEnds, endsAt } from './alignEnds';
import type { ChartContent } from './chartContent';
import { clearTitle } from './clearTitle';
import type { Box, Drawing, DrawnLine, DrawnState, Point } from './drawing';
import { compoundPadding, type Direction, MARGIN } from './elkOptions';
import type { ChartLink } from './links';
import { isAt, isNear, NEAR } from './near';
import { isBackward, isTurn, type Orientation } from './orientation';
import { type Packing, packings } from './pack';
import { joins } from './routes';
import { elkIds, type Segment, segmentsIn } from './segments';
import type { Size } from './textSize';

/** A state that is laid out with everything in it, in px from its left and its top. */
export interface Part extends Size {
  readonly direction: Direction;
  /** The state first. */
  readonly states: readonly DrawnState[];
  readonly pieces: readonly Piece[];
  /** Stacked labels by bundle. */
  readonly labels: ReadonlyMap<string, Box>;
  /** Initial dots by state. */
  readonly dots: ReadonlyMap<string, Box>;
  /** Ends of lines at the border of the state. */
  readonly ports: ReadonlyMap<string, Point>;
}

/** From what the layout of a state is made. */
export interface Recipe {
  /** Of its children. */
  readonly direction: Direction;
  /** Direction around it, which decides the sides of its ports. */
  readonly outer: Direction;
  readonly orientation: Orientation;
  /** Its children that have children. */
  readonly parts: ReadonlyMap<string, Part>;
}

/** A part of a line, from source to target. */
interface Piece {
  readonly link: string;
  readonly step: number;
  readonly points: readonly Point[];
}

const shifted = <At extends Point>(at: At, { x, y }: Point): At => ({ ...at, x: at.x + x, y: at.y + y });

const shiftedMap = <At extends Point>(map: ReadonlyMap<string, At>, by: Point): ReadonlyMap<string, At> =>
  new Map([...map].map(([id, at]) => [id, shifted(at, by)]));

type Insides = Pick<Part, 'states' | 'pieces' | 'labels' | 'dots'>;

/** Moves everything inside. */
export const moved = <Of extends Insides>(inside: Of, by: Point): Of => ({
  ...inside,
  states: inside.states.map((state) => ({ ...state, box: shifted(state.box, by) })),
  pieces: inside.pieces.map((piece) => ({
    ...piece,
    points: piece.points.map((point) => shifted(point, by)),
  })),
  labels: shiftedMap(inside.labels, by),
  dots: shiftedMap(inside.dots, by),
});

const joined = (parts: readonly Insides[]): Insides => ({
  states: parts.flatMap(({ states }) => states),
  pieces: parts.flatMap(({ pieces }) => pieces),
  labels: new Map(parts.flatMap(({ labels }) => [...labels])),
  dots: new Map(parts.flatMap(({ dots }) => [...dots])),
});

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height });

/** A line from its source through the label at which it turns round to its target. */
function turned(first: readonly Point[], label: Box, second: readonly Point[]): readonly Point[] {
  const [end, start] = [first.at(-1), second[0]];
  if (!end || !start) return [];
  const isLevel = isNear(end.y, start.y);
  const inside = ({ x, y }: Point): Point =>
    isLevel ? { x, y: label.y + label.height / 2 } : { x: label.x + label.width / 2, y };
  return [...first, inside(end), inside(start), ...second];
}

/**
 * What ELK has placed inside a node, without its states.
 * @param from position of the node.
 */
function placedIn(
  { edges = [], children = [] }: ElkNode,
  segments: readonly Segment[],
  orientation: Orientation,
  from: Point,
): Insides {
  const known = new Map(edges.map((edge) => [edge.id, edge]));
  const boxes = new Map(children.map((child) => [child.id, shifted(boxOf(child), from)]));
  const pointsOf = (id: string): readonly Point[] => {
    const [section] = known.get(id)?.sections ?? [];
    if (!section) throw new Error(`The layout has no line for ${id}.`);
    return [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map((point) =>
      shifted(point, from),
    );
  };
  const pieces = segments.map(({ route, step, half }): Piece => {
    const { id } = route.link;
    const isBack = isBackward(orientation, route, half);
    const points = isBack ? pointsOf(id).toReversed() : pointsOf(id);
    const turn = boxes.get(elkIds.turn(id));
    if (!turn || !isTurn(orientation, route, half)) return { link: id, step, points };
    const onward = pointsOf(elkIds.onward(id));
    return { link: id, step, points: turned(points, turn, isBack ? onward : onward.toReversed()) };
  });
  const labels = segments.flatMap(({ route: { link }, half }): readonly (readonly [string, Box])[] => {
    if (half !== 'both') return [];
    const [label] = known.get(link.id)?.labels ?? [];
    const node = boxes.get(elkIds.turn(link.id)) ?? boxes.get(elkIds.pill(link.transition ?? ''));
    if (label) return [[link.id, shifted(boxOf(label), from)]];
    return node ? [[link.id, node]] : [];
  });
  const dots = segments.flatMap(({ route: { link } }) => {
    const dot = boxes.get(elkIds.dot(link.source));
    return dot ? [[link.source, dot] as const] : [];
  });
  return { states: [], pieces, labels: new Map(labels), dots: new Map(dots) };
}

/** The node of a state in ELK's output. @throws Error if it is missing. */
function nodeOf({ children = [] }: ElkNode, id: string): ElkNode {
  const node = children.find((child) => child.id === elkIds.state(id));
  if (!node) throw new Error(`The layout has no box for state ${id}.`);
  return node;
}

/** Reads ELK's output for one state. */
export function partOf(content: ChartContent, id: string, answer: ElkNode, recipe: Recipe): Part {
  const { direction, orientation, parts } = recipe;
  const node = nodeOf(answer, id);
  const { x, y, ...size } = boxOf(node);
  const from = { x: -x, y: -y };
  const children = content.tree.childrenOf(id).map((child): Insides => {
    const box = shifted(boxOf(nodeOf(node, child.id)), from);
    const part = parts.get(child.id);
    return part ? moved(part, box) : drawn(content, child.id, box);
  });
  const placed = joined([placedIn(node, segmentsIn(content, id), orientation, from), ...children]);
  const title = content.contents.get(id)?.size ?? { width: 0, height: 0 };
  const cleared = clearTitle({ lines: placed.pieces, ends: endsOf(node), ...size }, title, boxesIn(placed));
  const { width, height } = cleared;
  const inside = moved(placed, { x: 0, y: cleared.lowered });
  const obstacles = boxesIn(inside);
  const { lines, ends } = alignEnds(cleared, { x: 0, y: 0, width, height }, [
    { x: 0, y: 0, ...title },
    ...obstacles,
  ]);
  const pieces = inside.states
    // The lines inside a child with ports are laid out already.
    .filter((state) => content.tree.nodeOf(state.id)?.parent === id && !parts.get(state.id)?.ports.size)
    .reduce((aligned, { box }) => {
      const others = obstacles.filter((other) => !isWithin(other, box));
      return alignEnds({ lines: aligned, ends: endsAt(aligned, box) }, box, others).lines;
    }, lines);
  const own = drawn(content, id, { x: 0, y: 0, width, height });
  return { direction, width, height, ...joined([own, { ...inside, pieces }]), ports: ends };
}

/** All that a line must not run through. */
const boxesIn = ({ states, labels, dots }: Insides): readonly Box[] => [
  ...states.map(({ box }) => box),
  ...labels.values(),
  ...dots.values(),
];

/** The ends of lines at the border of a node. */
const endsOf = ({ ports = [] }: ElkNode): ReadonlyMap<string, Point> =>
  new Map(ports.map(({ id, x = 0, y = 0 }) => [id, { x, y }]));

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - NEAR &&
  inner.y >= outer.y - NEAR &&
  inner.x + inner.width <= outer.x + outer.width + NEAR &&
  inner.y + inner.height <= outer.y + outer.height + NEAR;

const drawn = ({ contents }: ChartContent, id: string, box: Box): Insides => {
  const content = contents.get(id);
  return {
    states: content ? [{ id, box, content }] : [],
    pieces: [],
    labels: new Map(),
    dots: new Map(),
  };
};

/** A state without children. */
export function leafPart(content: ChartContent, id: string, direction: Direction): Part {
  const size = content.contents.get(id)?.size ?? { width: 0, height: 0 };
  return { direction, ...size, ...drawn(content, id, { x: 0, y: 0, ...size }), ports: new Map() };
}

/** Between the regions of a parallel state, in px. */
const REGION_GAP = 12;

/** Packs the regions of a parallel state that no line connects. */
export function packedParts(content: ChartContent, id: string, regions: readonly Part[]): readonly Part[] {
  const header = content.contents.get(id)?.size ?? { width: 0, height: 0 };
  const { top, side } = compoundPadding(header);
  const placed = (packing: Packing): Part => {
    const width = Math.max(header.width, packing.width + 2 * side);
    const height = top + packing.height + side;
    const parts = regions.map((region, index) => {
      const place = packing.places[index] ?? { x: 0, y: 0, height: region.height };
      const [outer, ...inner] = region.states;
      const states = outer ? [{ ...outer, box: { ...outer.box, height: place.height } }, ...inner] : [];
      return moved({ ...region, states }, { x: side + place.x, y: top + place.y });
    });
    return {
      ...{ direction: regions[0]?.direction ?? 'down', width, height },
      ...joined([drawn(content, id, { x: 0, y: 0, width, height }), ...parts]),
      ports: new Map(),
    };
  };
  return packings(regions, REGION_GAP).map(placed);
}

/** A drawing of the root without lines around it. */
export const drawingOf = (content: ChartContent, root: Part): Drawing =>
  assembled(content, root.direction, moved(root, { x: MARGIN, y: MARGIN }), {
    width: root.width + 2 * MARGIN,
    height: root.height + 2 * MARGIN,
  });

/** A drawing of the root with the lines around it. */
export function drawingAround(
  content: ChartContent,
  root: Part,
  answer: ElkNode,
  segments: readonly Segment[],
  id: string,
): Drawing {
  const inside = moved(root, boxOf(nodeOf(answer, id)));
  const around = placedIn(answer, segments, content.orientation, { x: 0, y: 0 });
  return assembled(content, root.direction, joined([inside, around]), boxOf(answer));
}

function assembled(
  content: ChartContent,
  direction: Direction,
  all: Insides,
  { width, height }: Size,
): Drawing {
  const states = new Map(all.states.map((state) => [state.id, state]));
  const pieces = new Map<string, Piece[]>();
  for (const piece of all.pieces) pieces.set(piece.link, [...(pieces.get(piece.link) ?? []), piece]);
  const routes = new Map(content.routes.map((route) => [route.link.id, route]));
  const piecesOf = (id: string) => (pieces.get(id) ?? []).toSorted((one, other) => one.step - other.step);
  /** Height of the labels of each bundle that have a place already. */
  const used = new Map<string, number>();
  const boxes = new Map<string, Box>();
  /** The place of a label; links with one label in common have one place. */
  const boxOfLabel = ({ id, bundle, label }: ChartLink, own: string): Box | undefined => {
    const stack = all.labels.get(bundle);
    if (own !== id || !label || !stack) return boxes.get(own);
    const above = used.get(bundle) ?? 0;
    const { height } = label.size;
    used.set(bundle, above + height);
    const box = { ...stack, y: stack.y + above, height };
    boxes.set(id, box);
    return box;
  };
  return {
    ...{ direction, width, height },
    states: [...content.contents.keys()].flatMap((key) => states.get(key) ?? []),
    lines: content.links.map((link): DrawnLine => {
      const route = routes.get(link.bundle);
      const trunk = route && joins(route) ? routes.get(route.trunk) : undefined;
      const branch = piecesOf(link.bundle).flatMap(({ points }) => points);
      const joined = trunk ? piecesOf(trunk.link.id).filter(({ step }) => step >= trunk.leaves.length) : [];
      const own = content.trunks.get(link.id) ?? link.id;
      const box = link.label && boxOfLabel(link, own);
      return {
        link,
        points: straightened([...branch, ...joined.flatMap(({ points }) => points)]),
        label: link.label && box && { ...link.label, box },
        trunk: own,
        branch: straightened(branch),
        dot: link.kind === 'initial' ? all.dots.get(link.source) : undefined,
      };
    }),
  };
}

/** Leaves out points in the middle of a straight part. */
function straightened(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const [before, last] = kept.slice(-2);
    if (last && isAt(last, point)) continue;
    if (kept.length === 1 && before && isAt(before, point)) continue;
    const isStraight =
      before &&
      last &&
      ((isNear(before.x, last.x) && isNear(last.x, point.x)) ||
        (isNear(before.y, last.y) && isNear(last.y, point.y)));
    if (isStraight) kept.pop();
    kept.push(point);
  }
  return kept;
}
