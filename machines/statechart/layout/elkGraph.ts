import type { ElkExtendedEdge, ElkNode, ElkPort } from 'elkjs/lib/elk-api';
import { type ChartNode, type ChartTree, isRegion } from '../graph';
import type { Arrangements, Direction } from './arrangement';
import {
  compoundOptions,
  dotOptions,
  labelOptions,
  layersOptions,
  leafOptions,
  portOptions,
  positionOptions,
  rootOptions,
  rowsOptions,
} from './elkOptions';
import type { LabelContent } from './labelContent';
import { stackSize } from './links';
import { orientations } from './orientation';
import { endsInside, type Route, startsInside } from './routes';
import type { StateContent } from './stateContent';

/** Diameter of an initial dot, in px. */
const DOT = 10;

/** What a graph is built from. */
export interface GraphContent {
  readonly tree: ChartTree;
  readonly contents: ReadonlyMap<string, StateContent>;
  readonly routes: readonly Route[];
  /** Labels by bundle. */
  readonly labels: ReadonlyMap<string, readonly LabelContent[]>;
}

/** A part of a line: an edge of the graph. */
export interface LinePart {
  readonly edge: string;
  readonly isReversed: boolean;
  /** True outside of the states that the line leaves: the lines that join it have these parts in common with it. */
  readonly isShared: boolean;
}

export interface ChartGraph {
  readonly graph: ElkNode;
  /** By line, from source to target. */
  readonly parts: ReadonlyMap<string, readonly LinePart[]>;
}

/** Ids of the initial dot of a state, and of the label of a line. */
export const elkIds = {
  dot: (state: string) => `dot ${state}`,
  label: (link: string) => `label ${link}`,
} as const;

type LineEnd = 'from' | 'to';

const portId = (state: string, end: LineEnd, link: string): string => `port ${end} ${state} ${link}`;

/** Something in a state, or at its border. */
interface InState<Item> {
  readonly state: string;
  readonly item: Item;
}

const itemsOf = <Item>(list: readonly InState<Item>[], id: string): Item[] =>
  list.filter(({ state }) => state === id).map(({ item }) => item);

/** States with children that have a line through their border. All lines to such a border end at ports. */
const crossedStates = ({ tree, routes }: GraphContent): ReadonlySet<string> =>
  new Set(
    routes
      .flatMap((route) => [
        ...route.leaves,
        ...route.enters,
        ...(endsInside(route) ? [route.link.target] : []),
      ])
      .filter((id) => tree.childrenOf(id).length > 0),
  );

/** Builds the graph of a chart. A line is one edge in each state that it runs through; ports connect them. */
export function chartGraph(content: GraphContent, root: ChartNode, arrangements: Arrangements): ChartGraph {
  const { tree, contents, routes, labels } = content;
  const crossed = crossedStates(content);
  const orientationOf = orientations(tree, routes, arrangements);
  const directionIn = (id: string): Direction => {
    const node = tree.nodeOf(id);
    return arrangements[id]?.direction ?? (node && isRegion(tree, node) ? 'right' : 'down');
  };

  const ports: InState<ElkPort>[] = [];
  const nodes: InState<ElkNode>[] = [];
  const edges: InState<ElkExtendedEdge>[] = [];
  const parts = new Map<string, LinePart[]>();

  for (const route of routes) {
    const { link, scope, leaves, enters, trunk } = route;
    const isBack = orientationOf.get(trunk) ?? { from: false, to: false };
    const joins = trunk !== link.id;
    const own: LinePart[] = [];
    parts.set(link.id, own);
    const stack = labels.get(link.id) ?? [];
    const labelNode = { id: elkIds.label(link.id), ...stackSize(stack) };

    const port = (state: string, end: LineEnd, isInput = end === 'to'): string => {
      const id = portId(state, end, link.id);
      const layoutOptions = portOptions(
        directionIn(tree.nodeOf(state)?.parent ?? ''),
        isInput !== isBack[end],
      );
      ports.push({ state, item: { id, width: 0, height: 0, layoutOptions } });
      return id;
    };
    const start = (): string => {
      if (link.kind === 'initial') {
        const [id, start] = [elkIds.dot(link.source), portId(link.source, 'from', link.id)];
        const place = directionIn(link.source) === 'down' ? { x: DOT / 2, y: DOT } : { x: DOT, y: DOT / 2 };
        const ports = [{ id: start, width: 0, height: 0, ...place }];
        nodes.push({
          state: link.source,
          item: { id, width: DOT, height: DOT, ports, layoutOptions: dotOptions },
        });
        return start;
      }
      if (link.kind === 'transition')
        return crossed.has(link.source) ? port(link.source, 'from') : link.source;
      nodes.push({ state: link.source, item: labelNode });
      return labelNode.id;
    };
    const leave = (state: string): string =>
      joins && state === leaves.at(-1) ? portId(state, 'from', trunk) : port(state, 'from');
    const end = (): string =>
      crossed.has(link.target) ? port(link.target, 'to', !endsInside(route)) : link.target;

    const stops = [
      start(),
      ...leaves.map(leave),
      ...(joins ? [] : [...enters.map((state) => port(state, 'to')), end()]),
    ];
    const connect = (
      state: string,
      from: string,
      to: string,
      half: LineEnd,
      isShared: boolean,
    ): ElkExtendedEdge => {
      const id = `${link.id} ${own.length}`;
      const isReversed = isBack[half];
      own.push({ edge: id, isReversed, isShared });
      const edge = { id, sources: [isReversed ? to : from], targets: [isReversed ? from : to] };
      edges.push({ state, item: edge });
      return edge;
    };
    for (const [index, state] of [...leaves, scope, ...enters].entries()) {
      const [from, to] = stops.slice(index, index + 2);
      if (from === undefined || to === undefined) break;
      if (index !== leaves.length) {
        connect(state, from, to, index < leaves.length ? 'from' : 'to', index > leaves.length);
      } else if (isBack.from !== isBack.to) {
        nodes.push({ state, item: labelNode });
        connect(state, from, labelNode.id, 'from', true);
        connect(state, labelNode.id, to, 'to', true);
      } else {
        const edge = connect(state, from, to, 'from', true);
        if (stack.length > 0 && !startsInside(link))
          edge.labels = [{ ...labelNode, text: link.id, layoutOptions: labelOptions }];
      }
    }
  }

  const orderOf = ({ key, parent = '' }: ChartNode) => {
    const index = arrangements[parent]?.layers?.flat().indexOf(key) ?? -1;
    return index < 0 ? {} : positionOptions(index);
  };
  const nodeOf = (node: ChartNode): ElkNode => {
    const { id } = node;
    const { width, height } = contents.get(id)?.size ?? { width: 0, height: 0 };
    const children = tree.childrenOf(id);
    const own = orderOf(node);
    if (children.length === 0) return { id, width, height, layoutOptions: { ...leafOptions, ...own } };
    const inside = itemsOf(edges, id);
    const isPacked = node.type === 'parallel' && inside.length === 0;
    return {
      id,
      ports: itemsOf(ports, id),
      children: [...itemsOf(nodes, id), ...children.map(nodeOf)],
      edges: inside,
      layoutOptions: {
        ...compoundOptions({ width, height }),
        ...(isPacked ? rowsOptions : layersOptions(directionIn(id), arrangements[id]?.layers !== undefined)),
        ...own,
      },
    };
  };
  return { graph: { id: 'chart', layoutOptions: rootOptions, children: [nodeOf(root)] }, parts };
}
