import type { ElkNode } from 'elkjs/lib/elk-api';
import { bySource, type Chart, chartTree, spawnedActors } from '../graph';
import type { Arrangements } from './arrangement';
import type { Drawing } from './drawing';
import { chartGraph } from './elkGraph';
import { labelsByBundle, linksOf } from './links';
import { readDrawing } from './readDrawing';
import { routesOf } from './routes';
import { stateContent } from './stateContent';

/** Computes a layout: ELK. */
export interface LayoutEngine {
  layout(graph: ElkNode): Promise<ElkNode>;
}

/**
 * Computes the layout of a chart.
 * @throws the error of the engine.
 */
export async function layoutChart(
  chart: Chart,
  engine: LayoutEngine,
  arrangements: Arrangements = {},
): Promise<Drawing> {
  const tree = chartTree(chart);
  const { root } = tree;
  const transitionsOf = bySource(chart.transitions);
  const contents = new Map(
    chart.nodes.map((node) => {
      const transitions = transitionsOf(node.id);
      const spawned = node === root ? spawnedActors(chart) : [];
      const isCompound = tree.childrenOf(node.id).length > 0;
      return [node.id, stateContent(node, { transitions, isCompound, spawned })] as const;
    }),
  );
  const links = linksOf(chart, tree);
  const content = { tree, contents, routes: routesOf(tree, links), labels: labelsByBundle(links) };
  const { graph, parts } = chartGraph(content, root, arrangements);
  return readDrawing(content, links, parts, await engine.layout(graph));
}
