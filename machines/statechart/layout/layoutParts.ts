import type { ElkNode } from 'elkjs/lib/elk-api';
import type { ChartNode } from '../graph';
import type { ChartContent } from './chartContent';
import type { Drawing } from './drawing';
import { rootGraph, stateGraph } from './elkGraph';
import { type Direction, LARGE } from './elkOptions';
import { smallest } from './pack';
import { drawingAround, drawingOf, leafPart, type Part, packedParts, partOf } from './part';
import { segmentsIn } from './segments';

/** Computes a layout: ELK in a worker, or in the same thread in Node. */
export interface LayoutEngine {
  layout(graph: ElkNode): Promise<ElkNode>;
}

/**
 * Layouts of a state that are kept, the squarest first: each one multiplies the layouts of what is around it. And combinations
 * of the layouts of children that are tried: with a layout for each, or only with a packing.
 */
const efforts = {
  small: { kept: 3, layouts: 6, packings: 200 },
  large: { kept: 1, layouts: 1, packings: 1 },
} as const;

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

/**
 * Lays out a chart from the innermost states to the root.
 * @param directions that each state may have.
 * @returns drawings of different shapes.
 */
export async function layoutParts(
  content: ChartContent,
  root: ChartNode,
  directions: readonly Direction[],
  engine: LayoutEngine,
): Promise<readonly Drawing[]> {
  const { tree, ports, contents } = content;
  const effort = efforts[contents.size > LARGE ? 'large' : 'small'];
  const known = new Map<string, Promise<readonly Part[]>>();
  const partsOf = (node: ChartNode, outer: Direction): Promise<readonly Part[]> => {
    // Without ports, the direction around a state has no effect on it.
    const key = `${(ports.get(node.id) ?? []).length > 0 ? outer : ''} ${node.id}`;
    const found = known.get(key) ?? layOut(node, outer);
    known.set(key, found);
    return found;
  };
  const layOut = async (node: ChartNode, outer: Direction): Promise<readonly Part[]> => {
    const children = tree.childrenOf(node.id);
    if (children.length === 0) return directions.map((direction) => leafPart(content, node.id, direction));
    const isCompound = ({ id }: ChartNode) => tree.childrenOf(id).length > 0;
    const segments = segmentsIn(content, node.id);
    const isPacked = node.type === 'parallel' && segments.length === 0;
    const found: Part[] = [];
    for (const direction of directions) {
      const variants: (readonly Part[])[] = [];
      for (const child of children) {
        if (isCompound(child)) variants.push(await partsOf(child, direction));
        else if (isPacked) variants.push([leafPart(content, child.id, direction)]);
      }
      for (const parts of combinations(variants, effort[isPacked ? 'packings' : 'layouts'])) {
        if (isPacked) {
          found.push(...packedParts(content, node.id, parts));
          continue;
        }
        const byId = new Map(parts.map((part) => [part.states[0]?.id ?? '', part]));
        const answer = await engine.layout(stateGraph(content, node, direction, outer, byId));
        found.push(partOf(content, node.id, answer, segments, direction, byId));
      }
      // A packing has no direction.
      if (isPacked) break;
    }
    const different = smallest(found);
    return node === root ? different : squarestFirst(different).slice(0, effort.kept);
  };
  const around = segmentsIn(content, undefined);
  const drawings: Drawing[] = [];
  for (const direction of directions) {
    for (const part of (await partsOf(root, direction)).filter((each) => each.direction === direction)) {
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
