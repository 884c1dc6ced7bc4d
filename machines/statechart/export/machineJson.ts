import { type Chart, chartTree } from '../graph';
import { stateConfig } from './stateConfig';

/**
 * Configuration for `createMachine` as JSON. It has the names of guards, actions, delays and actors, but not their
 * implementations; composed and inline ones have the text of the chart as their name.
 */
export function machineJson(chart: Chart): string {
  const tree = chartTree(chart);
  const config = tree.root ? stateConfig(chart, tree, tree.root) : {};
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
