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
import type { Part } from './part';
import { startsInside } from './routes';
import { elkIds, type Segment, segmentsIn } from './segments';
import type { Size } from './textSize';

/** Diameter of an initial dot, in px. */
const DOT = 10;

function edgeOf(
  { reversed, labels }: ChartContent,
  { route: { link }, from, to, hasLabel }: Segment,
): ElkExtendedEdge {
  const [source, target] = reversed.has(link.id) ? [to, from] : [from, to];
  const own = hasLabel && link.kind !== 'pill' ? labels.get(link.id) : undefined;
  return {
    id: link.id,
    sources: [source],
    targets: [target],
    ...(own ? { labels: [{ text: link.id, ...stackSize(own), layoutOptions: labelOptions }] } : {}),
  };
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

/**
 * Builds the graph of one state with its children.
 * @param direction of its children.
 * @param outer direction around it, which decides the sides of its ports.
 * @param parts its children that have children.
 */
export function stateGraph(
  content: ChartContent,
  node: ChartNode,
  direction: Direction,
  outer: Direction,
  parts: ReadonlyMap<string, Part>,
): ElkNode {
  const { tree, contents, routes, labels, ports, reversed } = content;
  const own = routes
    .filter(({ link }) => link.source === node.id && startsInside(link))
    .map(({ link }) => link);
  const pillSize = ({ id }: ChartLink) => stackSize(labels.get(id) ?? []);
  const state: ElkNode = {
    id: elkIds.state(node.id),
    ports: (ports.get(node.id) ?? []).map(({ link, end, isInput }) => ({
      id: elkIds.port(node.id, end, link.id),
      ...{ width: 0, height: 0 },
      layoutOptions: portSide(outer, isInput !== reversed.has(link.id)),
    })),
    children: [
      ...own
        .filter(({ kind }) => kind === 'initial')
        .map(() => ({ id: elkIds.dot(node.id), width: DOT, height: DOT })),
      ...own
        .filter(({ kind, label }) => kind === 'pill' && label !== undefined)
        .map((link) => ({ id: elkIds.pill(link.transition ?? ''), ...pillSize(link) })),
      ...tree.childrenOf(node.id).map((child, index) => {
        const elkNode = childNode(content, child, parts);
        const options = node.type === 'parallel' ? regionOptions(index) : {};
        return { ...elkNode, layoutOptions: { ...elkNode.layoutOptions, ...options } };
      }),
    ],
    edges: segmentsIn(content, node.id).map((segment) => edgeOf(content, segment)),
    layoutOptions: {
      ...rootOptions(direction, contents.size),
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
  layoutOptions: rootOptions(direction, 1),
  children: [childNode(content, root, new Map([[root.id, part]]))],
  edges: segmentsIn(content, undefined).map((segment) => edgeOf(content, segment)),
});
