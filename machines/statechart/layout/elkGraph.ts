import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import { bySource, type ChartNode } from '../graph';
import { backEdges } from './backEdges';
import { compoundOptions, type Direction, labelOptions, regionOptions, rootOptions } from './elkOptions';
import { type ChartLink, linksOf } from './links';
import { type StateContent, stateContent } from './stateContent';
import type { FontMetrics } from './textSize';
import type { VisibleChart } from './visibleChart';

/** ELK's input for a chart, with the data to read its output. */
export interface ElkInput {
  readonly graph: ElkNode;
  readonly contents: ReadonlyMap<string, StateContent>;
  readonly links: readonly ChartLink[];
  /** Ids of the links that are reversed in the graph. */
  readonly reversed: ReadonlySet<string>;
}

/** Ids in the graph: states, initial dots, and labels inside their state. */
export const elkIds = {
  state: (id: string) => `state ${id}`,
  dot: (id: string) => `dot ${id}`,
  pill: (transition: string) => `pill ${transition}`,
} as const;

/** Diameter of an initial dot, in px. */
const DOT = 10;

const startOf = ({ kind, source, transition }: ChartLink): string => {
  if (kind === 'initial') return elkIds.dot(source);
  return kind === 'pill' ? elkIds.pill(transition ?? '') : elkIds.state(source);
};

function edgeOf(link: ChartLink, isReversed: boolean): ElkExtendedEdge {
  const ends = [startOf(link), elkIds.state(link.target)];
  const [source = '', target = ''] = isReversed ? ends.reverse() : ends;
  const isLabelled = link.label !== undefined && link.kind !== 'pill';
  return {
    id: link.id,
    sources: [source],
    targets: [target],
    ...(isLabelled ? { labels: [{ text: link.id, ...link.label.size, layoutOptions: labelOptions }] } : {}),
  };
}

/** Builds the graph of a chart for a reading direction. */
export function elkInput(visible: VisibleChart, direction: Direction, metrics: FontMetrics): ElkInput {
  const { chart, tree, hiddenIn } = visible;
  const transitionsOf = bySource(chart.transitions);
  const contents = new Map(
    chart.nodes.map((node) => {
      const transitions = transitionsOf(node.id);
      const spawned = node === tree.root ? visible.spawned : [];
      return [
        node.id,
        stateContent(node, { transitions, hidden: hiddenIn(node.id), spawned }, metrics),
      ] as const;
    }),
  );
  const links = linksOf(visible, metrics);
  const linksOfState = bySource(links);
  const reversed = backEdges(
    tree,
    links.filter(({ kind }) => kind === 'transition' || kind === 'history'),
  );

  const inside = (node: ChartNode): readonly ElkNode[] => {
    const children = tree.childrenOf(node.id);
    if (children.length === 0) return [];
    const own = linksOfState(node.id);
    return [
      ...own
        .filter(({ kind }) => kind === 'initial')
        .map(() => ({ id: elkIds.dot(node.id), width: DOT, height: DOT })),
      ...own
        .filter(({ kind, label }) => kind === 'pill' && label !== undefined)
        .map(({ transition = '', label }) => ({ id: elkIds.pill(transition), ...label?.size })),
      ...children.map((child, index) =>
        node.type === 'parallel' ? withOptions(elkNode(child), regionOptions(index)) : elkNode(child),
      ),
    ];
  };
  const elkNode = (node: ChartNode): ElkNode => {
    const size = contents.get(node.id)?.size ?? { width: 0, height: 0 };
    const children = inside(node);
    if (children.length === 0) return { id: elkIds.state(node.id), ...size };
    return {
      id: elkIds.state(node.id),
      children: [...children],
      layoutOptions: compoundOptions(direction, size, node.type === 'parallel'),
    };
  };
  const graph: ElkNode = {
    id: 'chart',
    layoutOptions: rootOptions(direction, chart.nodes.length),
    children: tree.root ? [elkNode(tree.root)] : [],
    edges: links.map((link) => edgeOf(link, reversed.has(link.id))),
  };
  return { graph, contents, links, reversed };
}

const withOptions = (node: ElkNode, options: Readonly<Record<string, string>>): ElkNode => ({
  ...node,
  layoutOptions: { ...node.layoutOptions, ...options },
});
