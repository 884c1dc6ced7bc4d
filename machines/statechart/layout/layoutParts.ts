import type { ElkNode } from 'elkjs/lib/elk-api';
import type { ChartNode } from '../graph';
import { arrangements } from './arrangements';
import type { ChartContent } from './chartContent';
import type { Drawing } from './drawing';
import { rootGraph, stateGraph } from './elkGraph';
import { type Direction, directions } from './elkOptions';
import { isBackward, type Orientation } from './orientation';
import { smallest } from './pack';
import { drawingAround, drawingOf, leafPart, type Part, packedParts, partOf, type Recipe } from './part';
import { segmentsIn } from './segments';
import type { Size } from './textSize';

/** Computes a layout: ELK, or a cache before it. */
export interface LayoutEngine {
  layout(graph: ElkNode): Promise<ElkNode>;
}

/** How much is tried. */
export interface Effort {
  /** Layouts of a state that are kept, the squarest first: each one multiplies the layouts of what is around it. */
  readonly kept: number;
  /** Combinations of the layouts of children with a layout for each. */
  readonly layouts: number;
  /** Combinations of the layouts of children that are only packed. */
  readonly packings: number;
  /** Combinations of the layouts of children for which an order is estimated. */
  readonly choices: number;
  /** Orders of the children beside the reading order. */
  readonly arrangements: number;
}

export const efforts = {
  written: { kept: 3, layouts: 6, packings: 200, choices: 0, arrangements: 0 },
  /** Of a state inside a trial of an order. */
  remade: { layouts: 1, arrangements: 1 },
  free: { kept: 3, layouts: 2, packings: 200, choices: 30, arrangements: 3 },
} as const satisfies Readonly<Record<string, Partial<Effort>>>;

/** An order is tried if its estimate is at most this multiple of the best layout so far. */
const TOLERANCE = 1.1;

interface Wanted {
  readonly effort: Effort;
  /** Of a size of the whole; the lowest is the best. */
  readonly cost: (size: Size) => number;
}

/** The sides of the ports of a state, as text. Without ports, what is around a state has no effect on it. */
function sidesOf(content: ChartContent, id: string, outer: Direction, orientation: Orientation): string {
  const sides = (content.ports.get(id) ?? []).map(({ route, end, isInput }) =>
    isInput === isBackward(orientation, route, end) ? 'output' : 'input',
  );
  return sides.length > 0 ? [outer, ...sides].join(' ') : '';
}

/** All ways to take one item of each list, as long as they are few; otherwise the first of each list. */
function combinations<Item>(lists: readonly (readonly Item[])[], max: number): readonly (readonly Item[])[] {
  const count = lists.reduce((product, { length }) => product * length, 1);
  const few = count <= max ? lists : lists.map((list) => list.slice(0, 1));
  return few.reduce<readonly (readonly Item[])[]>(
    (made, list) => made.flatMap((items) => list.map((item) => [...items, item])),
    [[]],
  );
}

const squarestFirst = (parts: readonly Part[]): readonly Part[] =>
  parts.toSorted((one, other) => Math.max(one.width, one.height) - Math.max(other.width, other.height));

/** The part that differs least from a size. */
function nearestTo({ width, height }: Size, parts: readonly Part[]): Part | undefined {
  const away = (part: Part) => Math.abs(part.width - width) + Math.abs(part.height - height);
  return parts.toSorted((one, other) => away(one) - away(other))[0];
}

/**
 * Lays out a chart from the innermost states to the root.
 * @returns drawings of different shapes.
 */
export async function layoutParts(
  content: ChartContent,
  root: ChartNode,
  { effort: fullEffort, cost }: Wanted,
  engine: LayoutEngine,
): Promise<readonly Drawing[]> {
  const { tree } = content;
  const isCompound = ({ id }: ChartNode) => tree.childrenOf(id).length > 0;
  const layOut = async (node: ChartNode, recipe: Recipe): Promise<Part> =>
    partOf(content, node.id, await engine.layout(stateGraph(content, node, recipe)), recipe);

  const known = new Map<string, Promise<readonly Part[]>>();
  const partsOf = (node: ChartNode, outer: Direction, orientation: Orientation): Promise<readonly Part[]> => {
    const key = `${node.id} ${sidesOf(content, node.id, outer, orientation)}`;
    const found = known.get(key) ?? explored(node, outer, orientation);
    known.set(key, found);
    return found;
  };
  const explored = async (
    node: ChartNode,
    outer: Direction,
    orientation: Orientation,
  ): Promise<readonly Part[]> => {
    const effort = orientation === content.orientation ? fullEffort : { ...fullEffort, ...efforts.remade };
    const children = tree.childrenOf(node.id);
    if (children.length === 0) return directions.map((direction) => leafPart(content, node.id, direction));
    const isPacked = node.type === 'parallel' && segmentsIn(content, node.id).length === 0;
    const found: Part[] = [];
    for (const direction of directions) {
      const variants: (readonly Part[])[] = [];
      for (const child of children) {
        if (isCompound(child)) variants.push(await partsOf(child, direction, orientation));
        else if (isPacked) variants.push([leafPart(content, child.id, direction)]);
      }
      if (isPacked) {
        for (const parts of combinations(variants, effort.packings)) {
          found.push(...packedParts(content, node.id, parts));
        }
        // A packing has no direction.
        break;
      }
      const byId = (parts: readonly Part[]) => new Map(parts.map((part) => [part.states[0]?.id ?? '', part]));
      for (const parts of combinations(variants, effort.layouts)) {
        found.push(await layOut(node, { direction, outer, orientation, parts: byId(parts) }));
      }
      if (effort.arrangements === 0 || node.type === 'parallel') continue;
      const choices = combinations(variants, effort.choices).map(byId);
      const shape = node === root ? cost : ({ width, height }: Size) => Math.max(width, height);
      const others = arrangements(content, node, direction, orientation, choices, shape, effort.arrangements);
      for (const { orientation: other, choice, cost: estimate } of others) {
        if (estimate > TOLERANCE * Math.min(...found.map(shape))) continue;
        const parts = new Map<string, Part>();
        for (const child of children.filter(isCompound)) {
          const wanted = choice.get(child.id);
          const possible = await partsOf(child, direction, other);
          const nearest = wanted && nearestTo(wanted, possible);
          if (nearest) parts.set(child.id, nearest);
        }
        found.push(await layOut(node, { direction, outer, orientation: other, parts }));
      }
    }
    const different = smallest(found);
    return node === root ? different : squarestFirst(different).slice(0, effort.kept);
  };
  const around = segmentsIn(content, undefined);
  const drawings: Drawing[] = [];
  for (const direction of directions) {
    for (const part of (await partsOf(root, direction, content.orientation)).filter(
      (each) => each.direction === direction,
    )) {
      if (around.length === 0) {
        drawings.push(drawingOf(content, part));
        continue;
      }
      const answer = await engine.layout(rootGraph(content, root, direction, part));
      drawings.push(drawingAround(content, part, answer, around, root.id));
    }
  }
  return drawings;
}
