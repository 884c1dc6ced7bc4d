import type { ChartNode } from '../graph';
import { project } from './backEdges';
import type { ChartContent } from './chartContent';
import type { Direction } from './elkOptions';
import { stackSize } from './links';
import { type Orientation, withOwn } from './orientation';
import type { Part } from './part';
import { joins } from './routes';
import type { Size } from './textSize';

/** A line between two children of a state, by their positions. */
interface Connection {
  readonly link: string;
  readonly from: number;
  readonly to: number;
  readonly label: Extent | undefined;
}

/** Sizes along the reading direction and across it, in px. */
interface Extent {
  readonly along: number;
  readonly across: number;
}

/** A layout for each child with children. */
type Choice = ReadonlyMap<string, Part>;

/** An order of the children of a state. */
export interface Arrangement {
  readonly orientation: Orientation;
  /** Of its estimated size. */
  readonly cost: number;
  /** Layouts of the children for which it was chosen. */
  readonly choice: Choice;
}

/** Layers of the children of a state, by their positions. */
type Layers = readonly number[];

/** Estimated space of lines, in px: between two layers, for each line that is bent there, and for one that passes a layer. */
const SPACE = { layers: 16, label: 28, bend: 3, lane: 12, sibling: 16, dot: 26 } as const;
/** Cost of a line that turns round at its label, or leads back, as a share of the size. */
const PENALTY = { turn: 0.03, back: 0.02 } as const;
/** Up to this number of children, all layers are tried. */
const FEW = 6;
const MAX_LAYERS = 4;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The gap between two layers in which a line has its label. */
function labelGap({ from, to }: Connection, layers: Layers, last: number): number {
  const [one, other] = [layers[from] ?? 0, layers[to] ?? 0];
  if (one === other) return turnsAfter(one, last) ? one : one - 1;
  return Math.floor((one + other - 1) / 2);
}

/** A line inside a layer turns round in the gap after it, or before the last one. */
const turnsAfter = (layer: number, last: number): boolean => layer < last || last === 0;

/** Estimated size of the children in layers. */
function estimate(children: readonly Extent[], connections: readonly Connection[], layers: Layers): Extent {
  const last = Math.max(...layers);
  const along = Array.from({ length: last + 1 }, () => 0);
  const across = Array.from({ length: last + 1 }, () => -SPACE.sibling);
  const gaps = Array.from({ length: last + 1 }, () => ({ along: 0, across: 0, lines: 0 }));
  for (const [index, child] of children.entries()) {
    const layer = layers[index] ?? 0;
    along[layer] = Math.max(along[layer] ?? 0, child.along);
    across[layer] = (across[layer] ?? 0) + child.across + SPACE.sibling;
  }
  for (const connection of connections) {
    const [one, other] = [layers[connection.from] ?? 0, layers[connection.to] ?? 0];
    for (let layer = Math.min(one, other) + 1; layer < Math.max(one, other); layer += 1) {
      across[layer] = (across[layer] ?? 0) + SPACE.lane;
    }
    const gap = gaps[labelGap(connection, layers, last)];
    if (!gap) continue;
    gap.lines += 1;
    const { label } = connection;
    if (!label) continue;
    gap.along = Math.max(gap.along, label.along);
    gap.across += label.across + SPACE.lane;
  }
  const gapAlong = gaps.map(({ along: label, lines }, index) => {
    if (lines === 0) return index === last ? 0 : SPACE.layers;
    return label + SPACE.label + SPACE.bend * lines;
  });
  return {
    along: sum(along) + sum(gapAlong),
    across: Math.max(...across, ...gaps.map((gap) => gap.across)),
  };
}

const extentOf = ({ width, height }: Size, direction: Direction): Extent =>
  direction === 'down' ? { along: height, across: width } : { along: width, across: height };

const sizeOf = ({ along, across }: Extent, direction: Direction): Size =>
  direction === 'down' ? { width: across, height: along } : { width: along, height: across };

/** All layers of some children, without gaps; the first one is in the first layer. */
function allLayers(count: number, first: number): readonly Layers[] {
  const max = Math.min(MAX_LAYERS, count);
  let found: Layers[] = [[]];
  for (let index = 0; index < count; index += 1) {
    const choices = index === first ? [0] : Array.from({ length: max }, (_, layer) => layer);
    found = found.flatMap((layers) => choices.map((layer) => [...layers, layer]));
  }
  return found.filter((layers) => new Set(layers).size === Math.max(...layers) + 1);
}

/** The halves of lines that run against the reading direction if the children are in these layers. */
function orientationOf(connections: readonly Connection[], layers: Layers): Orientation {
  const last = Math.max(...layers);
  const from = new Set<string>();
  const to = new Set<string>();
  for (const { link, from: source, to: target } of connections) {
    const [one, other] = [layers[source] ?? 0, layers[target] ?? 0];
    const isTurn = one === other;
    if (isTurn ? !turnsAfter(one, last) : one > other) from.add(link);
    if (isTurn ? turnsAfter(one, last) : one > other) to.add(link);
  }
  return { from, to };
}

/**
 * Other orders of the children of a state that are estimated to take the least space: children that a layout in reading order
 * places one after the other can share a layer.
 * @param choices layouts that the children can have together.
 * @param cost of a size; the lowest is the best.
 * @param count of orders.
 */
export function arrangements(
  content: ChartContent,
  node: ChartNode,
  direction: Direction,
  orientation: Orientation,
  choices: readonly Choice[],
  cost: (size: Size) => number,
  count: number,
): readonly Arrangement[] {
  const { tree, routes, labels, contents } = content;
  const noSize: Size = { width: 0, height: 0 };
  const children = tree.childrenOf(node.id);
  if (children.length < 2 || children.length > FEW) return [];
  const position = new Map(children.map(({ id }, index) => [id, index]));
  const connections = routes.flatMap((route): readonly Connection[] => {
    const { link } = route;
    if (joins(route)) return [];
    const projection = link.kind === 'initial' || link.kind === 'pill' ? undefined : project(tree, link);
    const [from, to] = [position.get(projection?.from ?? ''), position.get(projection?.to ?? '')];
    if (projection?.scope !== node.id || from === undefined || to === undefined) return [];
    const own = labels.get(link.id);
    return [{ link: link.id, from, to, label: own && extentOf(stackSize(own), direction) }];
  });
  const initial = node.initial?.target ?? '';
  const first = children.findIndex(({ id }) => initial === id || initial.startsWith(`${id}.`));
  const header = contents.get(node.id)?.size ?? noSize;
  const keyOf = ({ from, to }: Orientation) => JSON.stringify([[...from].sort(), [...to].sort()]);
  const isUsual = (link: string, end: 'from' | 'to', own: Orientation) =>
    own[end].has(link) === orientation[end].has(link);
  const extents = choices.map((choice) =>
    children.map(({ id }) => extentOf(choice.get(id) ?? contents.get(id)?.size ?? noSize, direction)),
  );
  const found = new Map<
    string,
    { readonly own: Orientation; readonly cost: number; readonly choice: Choice }
  >();
  for (const layers of allLayers(children.length, first)) {
    if (connections.some(({ from, to, label }) => layers[from] === layers[to] && !label)) continue;
    const own = orientationOf(connections, layers);
    const penalty = sum(
      connections.map(({ link }) => {
        if (own.from.has(link) !== own.to.has(link)) return PENALTY.turn;
        return own.from.has(link) && !isUsual(link, 'from', own) ? PENALTY.back : 0;
      }),
    );
    const key = keyOf(own);
    for (const [index, choice] of choices.entries()) {
      const size = sizeOf(estimate(extents[index] ?? [], connections, layers), direction);
      const whole = {
        width: Math.max(header.width, size.width + 24 + (direction === 'right' ? SPACE.dot : 0)),
        height: size.height + header.height + 20 + (direction === 'down' ? SPACE.dot : 0),
      };
      const value = cost(whole) * (1 + penalty);
      if (value < (found.get(key)?.cost ?? Infinity)) found.set(key, { own, cost: value, choice });
    }
  }
  return [...found.values()]
    .toSorted((one, other) => one.cost - other.cost)
    .filter(({ own }) =>
      connections.some(({ link }) => !isUsual(link, 'from', own) || !isUsual(link, 'to', own)),
    )
    .slice(0, count)
    .map(({ own, ...rest }) => ({ ...rest, orientation: withOwn(routes, node.id, orientation, own) }));
}
