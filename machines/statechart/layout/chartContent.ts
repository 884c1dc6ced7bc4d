import { bySource, type Chart, type ChartTree, chartTree, spawnedActors } from '../graph';
import { backEdges } from './backEdges';
import type { LabelContent } from './labelContent';
import { type ChartLink, linksOf } from './links';
import type { Orientation } from './orientation';
import { type Port, portsOf, type Route, routeOf } from './routes';
import { type StateContent, stateContent } from './stateContent';
import { trunksOf } from './trunks';

/** Everything in a chart that does not depend on its layout. */
export interface ChartContent {
  readonly tree: ChartTree;
  readonly contents: ReadonlyMap<string, StateContent>;
  readonly links: readonly ChartLink[];
  /** One for each bundle of links. */
  readonly routes: readonly Route[];
  /** The first link with which a link has its label in common, or itself. */
  readonly trunks: ReadonlyMap<string, string>;
  /** Labels by bundle. */
  readonly labels: ReadonlyMap<string, readonly LabelContent[]>;
  /** Ends of lines at the borders of states, by state. */
  readonly ports: ReadonlyMap<string, readonly Port[]>;
  /** Of the lines in reading order. */
  readonly orientation: Orientation;
}

/** Measures the states and lines of a chart. */
export function chartContent(chart: Chart): ChartContent {
  const tree = chartTree(chart);
  const transitionsOf = bySource(chart.transitions);
  const contents = new Map(
    chart.nodes.map((node) => {
      const transitions = transitionsOf(node.id);
      const spawned = node === tree.root ? spawnedActors(chart) : [];
      const isCompound = tree.childrenOf(node.id).length > 0;
      const source = { transitions, isCompound, spawned };
      return [node.id, stateContent(node, source)] as const;
    }),
  );
  const links = linksOf(chart, tree);
  const trunks = trunksOf(tree, links);
  const labels = new Map<string, LabelContent[]>();
  for (const { id, bundle, label } of links) {
    if (label && trunks.get(id) === id) labels.set(bundle, [...(labels.get(bundle) ?? []), label]);
  }
  const lines = links.filter(({ id, bundle }) => id === bundle);
  const routes = lines.map((link) => routeOf(tree, link, trunks.get(link.id)));
  const back = backEdges(
    tree,
    lines.filter(({ kind }) => kind === 'transition' || kind === 'history'),
  );
  return {
    tree,
    contents,
    links,
    trunks,
    routes,
    labels,
    ports: new Map(chart.nodes.map(({ id }) => [id, portsOf(tree, id, routes)])),
    orientation: { from: back, to: back },
  };
}
