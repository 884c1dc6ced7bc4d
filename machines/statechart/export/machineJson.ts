import { type Chart, chartTree } from '../graph';
import { stateConfig } from './stateConfig';

/**
 * The definition of a machine as JSON, a configuration for `createMachine`. Guards, actions, delays and actors are names
 * in it, those that are composed or written in place under the text that the chart shows; what they do is code, and
 * stays with the machine.
 */
export function machineJson(chart: Chart): string {
  const tree = chartTree(chart);
  const config = tree.root ? stateConfig(chart, tree, tree.root) : {};
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
