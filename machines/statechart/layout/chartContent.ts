import { bySource, type ChartTree } from '../graph';
import { backEdges } from './backEdges';
import type { LabelContent } from './labelContent';
import { type ChartLink, linksOf } from './links';
import { type Port, portsOf, type Route, routeOf } from './routes';
import { type StateContent, stateContent } from './stateContent';
import type { FontMetrics } from './textSize';
import type { VisibleChart } from './visibleChart';

/** Everything in a chart that does not depend on its layout. */
export interface ChartContent {
  readonly tree: ChartTree;
  readonly contents: ReadonlyMap<string, StateContent>;
  readonly links: readonly ChartLink[];
  /** One for each bundle of links. */
  readonly routes: readonly Route[];
  /** Labels by bundle. */
  readonly labels: ReadonlyMap<string, readonly LabelContent[]>;
  /** Ends of lines at the borders of states, by state. */
  readonly ports: ReadonlyMap<string, readonly Port[]>;
  /** Ids of the links that are reversed for the layout. */
  readonly reversed: ReadonlySet<string>;
}

/** Measures the states and lines of a chart. */
export function chartContent(visible: VisibleChart, metrics: FontMetrics): ChartContent {
  const { chart, tree, hiddenIn } = visible;
  const transitionsOf = bySource(chart.transitions);
  const contents = new Map(
    chart.nodes.map((node) => {
      const transitions = transitionsOf(node.id);
      const spawned = node === tree.root ? visible.spawned : [];
      const source = { transitions, hidden: hiddenIn(node.id), spawned };
      return [node.id, stateContent(node, source, metrics)] as const;
    }),
  );
  const links = linksOf(visible, metrics);
  const labels = new Map<string, LabelContent[]>();
  for (const { bundle, label } of links) {
    if (label) labels.set(bundle, [...(labels.get(bundle) ?? []), label]);
  }
  const lines = links.filter(({ id, bundle }) => id === bundle);
  const routes = lines.map((link) => routeOf(tree, link));
  return {
    tree,
    contents,
    links,
    routes,
    labels,
    ports: new Map(chart.nodes.map(({ id }) => [id, portsOf(tree, id, routes)])),
    reversed: backEdges(
      tree,
      lines.filter(({ kind }) => kind === 'transition' || kind === 'history'),
    ),
  };
}
