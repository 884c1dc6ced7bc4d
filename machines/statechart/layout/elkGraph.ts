import type { ElkExtendedEdge, ElkNode, ElkPort } from 'elkjs/lib/elk-api';
import type { ChartNode } from '../graph';
import type { ChartContent } from './chartContent';
import {
  compoundOptions,
  type Direction,
  fixedPorts,
  labelOptions,
  portSide,
  regionOptions,
  rootOptions,
  wrapperOptions,
} from './elkOptions';
import { type ChartLink, stackSize } from './links';
import { isBackward, isTurn, type Orientation } from './orientation';
import type { Part, Recipe } from './part';
import { startsInside } from './routes';
import { elkIds, type Segment, segmentsIn } from './segments';
import type { Size } from './textSize';

/** Diameter of an initial dot, in px. */
const DOT = 10;

function edgesOf(
  { labels }: ChartContent,
  { route, from, to, half }: Segment,
  orientation: Orientation,
): readonly ElkExtendedEdge[] {
  const { link } = route;
  const isBack = isBackward(orientation, route, half);
  if (isTurn(orientation, route, half)) {
    const turn = elkIds.turn(link.id);
    return [
      [link.id, from],
      [elkIds.onward(link.id), to],
    ].map(([id = '', end = '']) => ({
      id,
      sources: [isBack ? turn : end],
      targets: [isBack ? end : turn],
    }));
  }
  const own = half === 'both' && link.kind !== 'pill' ? labels.get(link.id) : undefined;
  return [
    {
      id: link.id,
      sources: [isBack ? to : from],
      targets: [isBack ? from : to],
      ...(own ? { labels: [{ text: link.id, ...stackSize(own), layoutOptions: labelOptions }] } : {}),
    },
  ];
}

/** A child with its size, and with the places of its ports. */
function childNode({ contents }: ChartContent, { id }: ChartNode, parts: ReadonlyMap<string, Part>): ElkNode {
  const part = parts.get(id);
  const { width, height }: Size = part ?? contents.get(id)?.size ?? { width: 0, height: 0 };
  const ports = [...(part?.ports ?? [])].map(
    ([port, { x, y }]): ElkPort => ({ id: port, x, y, width: 0, height: 0 }),
  );
  return {
    id: elkIds.state(id),
    width,
    height,
    ...(ports.length > 0 ? { ports, layoutOptions: fixedPorts } : {}),
  };
}

/** Builds the graph of one state with its children. */
export function stateGraph(
  content: ChartContent,
  node: ChartNode,
  { direction, outer, orientation, parts }: Recipe,
): ElkNode {
  const { tree, contents, routes, labels, ports } = content;
  const segments = segmentsIn(content, node.id);
  const own = routes
    .filter(({ link }) => link.source === node.id && startsInside(link))
    .map(({ link }) => link);
  const pillSize = ({ id }: ChartLink) => stackSize(labels.get(id) ?? []);
  const state: ElkNode = {
    id: elkIds.state(node.id),
    ports: (ports.get(node.id) ?? []).map(({ route, end, isInput }) => ({
      id: elkIds.port(node.id, end, route.link.id),
      ...{ width: 0, height: 0 },
      layoutOptions: portSide(outer, isInput !== isBackward(orientation, route, end)),
    })),
    children: [
      ...own
        .filter(({ kind }) => kind === 'initial')
        .map(() => ({ id: elkIds.dot(node.id), width: DOT, height: DOT })),
      ...own
        .filter(({ kind, label }) => kind === 'pill' && label !== undefined)
        .map((link) => ({ id: elkIds.pill(link.transition ?? ''), ...pillSize(link) })),
      ...segments
        .filter(({ route, half }) => isTurn(orientation, route, half))
        .map(({ route: { link } }) => ({ id: elkIds.turn(link.id), ...pillSize(link) })),
      ...tree.childrenOf(node.id).map((child, index) => {
        const elkNode = childNode(content, child, parts);
        const options = node.type === 'parallel' ? regionOptions(index) : {};
        return { ...elkNode, layoutOptions: { ...elkNode.layoutOptions, ...options } };
      }),
    ],
    edges: segments.flatMap((segment) => edgesOf(content, segment, orientation)),
    layoutOptions: {
      ...rootOptions(direction),
      ...compoundOptions(contents.get(node.id)?.size ?? { width: 0, height: 0 }, node.type === 'parallel'),
    },
  };
  return { id: 'chart', layoutOptions: wrapperOptions, children: [state] };
}

/** Builds the graph of the root with the lines around it. */
export const rootGraph = (
  content: ChartContent,
  root: ChartNode,
  direction: Direction,
  part: Part,
): ElkNode => ({
  id: 'chart',
  layoutOptions: rootOptions(direction),
  children: [childNode(content, root, new Map([[root.id, part]]))],
  edges: segmentsIn(content, undefined).flatMap((segment) => edgesOf(content, segment, content.orientation)),
});
