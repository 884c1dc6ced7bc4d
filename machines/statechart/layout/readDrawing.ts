import type { ElkNode } from 'elkjs/lib/elk-api';
import type { Box, Drawing, DrawnLine, DrawnState, Point } from './drawing';
import { type ChartGraph, elkIds, type GraphContent, type LinePart } from './elkGraph';
import type { ChartLink } from './links';
import { padding } from './stateContent';
import type { Size } from './textSize';

/** Distance in px that counts as none. */
const NEAR = 0.01;
/** Between a line and a text beside it, in px. */
const BESIDE_TEXT = 8;

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < NEAR;

/** Boxes of states, dots and labels, and points of edges, by id. */
interface Placed {
  readonly boxes: Map<string, Box>;
  readonly points: Map<string, readonly Point[]>;
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height });

/** Reads everything that ELK has placed in a node. */
function read({ children = [], edges = [] }: ElkNode, placed: Placed): Placed {
  for (const child of children) {
    placed.boxes.set(child.id, boxOf(child));
    read(child, placed);
  }
  for (const { id, sections = [], labels = [] } of edges) {
    for (const label of labels) placed.boxes.set(label.id ?? '', boxOf(label));
    const [section] = sections;
    if (!section) throw new Error(`The layout has no line for ${id}.`);
    placed.points.set(id, [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]);
  }
  return placed;
}

/** Leaves out points in the middle of a straight part. */
function straightened(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const [before, last] = kept.slice(-2);
    if (before && last) {
      const isStraight = (axis: 'x' | 'y') =>
        isNear(before[axis], last[axis]) && isNear(last[axis], point[axis]);
      if (isStraight('x') || isStraight('y')) kept.pop();
    }
    const end = kept.at(-1);
    if (!end || !isNear(end.x, point.x) || !isNear(end.y, point.y)) kept.push(point);
  }
  return kept;
}

/**
 * The points of a line, from the points of its parts. The line turns round where a part runs the other way than the one
 * before: both end at the same side of the label, and the line runs on inside of it.
 */
function pointsOf(parts: readonly LinePart[], { points }: Placed, label: Box | undefined): readonly Point[] {
  const line: Point[] = [];
  for (const [index, { edge, isReversed }] of parts.entries()) {
    const own = points.get(edge) ?? [];
    const next = isReversed ? own.toReversed() : own;
    const [last, first, before] = [line.at(-1), next[0], parts[index - 1]];
    if (label && last && first && before && before.isReversed !== isReversed) {
      const center = { x: label.x + label.width / 2, y: label.y + label.height / 2 };
      const inside = (end: Point): Point =>
        isNear(last.y, first.y) ? { x: end.x, y: center.y } : { x: center.x, y: end.y };
      line.push(inside(last), inside(first));
    }
    line.push(...next);
  }
  return straightened(line);
}

/** The labels of a bundle one above the other, each with its box. */
function stackedLabels(links: readonly ChartLink[], stack: Box): readonly (readonly [string, Box])[] {
  let { y } = stack;
  return links.flatMap(({ id, label }) => {
    if (!label) return [];
    const box = { ...stack, y, height: label.size.height };
    y += box.height;
    return [[id, box] as const];
  });
}

/** Distance of the texts of a state with children from its left, past the lines that enter it from above. */
function insetOf(box: Box, { width, height }: Size, lines: readonly (readonly Point[])[]): number {
  const textWidth = width - 2 * padding.x;
  const crossings = lines
    .flatMap((points) => points.slice(1).map((point, index) => [points[index] ?? point, point] as const))
    .filter(
      ([one, other]) =>
        isNear(one.x, other.x) &&
        Math.min(one.y, other.y) < box.y + height - padding.y &&
        Math.max(one.y, other.y) > box.y + padding.y,
    )
    .map(([{ x }]) => x - box.x)
    .filter((x) => x > 0 && x < box.width);
  const isFree = (left: number) =>
    left + textWidth <= box.width &&
    crossings.every((x) => x <= left - BESIDE_TEXT || x >= left + textWidth + BESIDE_TEXT);
  const lefts = [padding.x, ...crossings.map((x) => x + BESIDE_TEXT).toSorted((one, other) => one - other)];
  return lefts.find(isFree) ?? padding.x;
}

/** Reads the layout of a chart's graph. */
export function readDrawing(
  { tree, contents, routes }: GraphContent,
  links: readonly ChartLink[],
  parts: ChartGraph['parts'],
  layout: ElkNode,
): Drawing {
  const placed = read(layout, { boxes: new Map(), points: new Map() });
  const { boxes } = placed;
  const stackOf = (bundle: string) => boxes.get(elkIds.label(bundle));
  const trunkOf = new Map(routes.map(({ link, trunk }) => [link.id, trunk]));
  const labels = new Map(
    [...trunkOf.keys()].flatMap((bundle) => {
      const stack = stackOf(bundle);
      return stack
        ? stackedLabels(
            links.filter((link) => link.bundle === bundle),
            stack,
          )
        : [];
    }),
  );
  const lines = links.map((link): DrawnLine => {
    const { id, bundle, label } = link;
    const trunk = trunkOf.get(bundle) ?? bundle;
    const joins = trunk !== bundle;
    const own = parts.get(bundle) ?? [];
    const shared = joins ? (parts.get(trunk) ?? []).filter(({ isShared }) => isShared) : [];
    const box = labels.get(joins ? trunk : id);
    return {
      link,
      points: pointsOf([...own, ...shared], placed, stackOf(trunk)),
      label: label && box && { ...label, box },
      trunk: joins ? trunk : id,
      branch: pointsOf(own, placed, stackOf(trunk)),
      dot: link.kind === 'initial' ? boxes.get(elkIds.dot(link.source)) : undefined,
    };
  });
  const states = [...contents].flatMap(([id, content]): readonly DrawnState[] => {
    const box = boxes.get(id);
    if (!box) return [];
    const isLeaf = tree.childrenOf(id).length === 0;
    const inset = isLeaf
      ? padding.x
      : insetOf(
          box,
          content.size,
          lines.map(({ points }) => points),
        );
    return [{ id, box, content, inset }];
  });
  const { width, height } = boxOf(layout);
  return { width, height, states, lines };
}
