import { nodeLayouts } from '../../machines/cli/layoutFolder';
import type { Chart } from '../../machines/statechart/graph';
import { type Drawing, layoutChart } from '../../machines/statechart/layout';

const layouts = nodeLayouts();

/** Lays a chart out like the viewer. */
export const layOut = (chart: Chart): Promise<Drawing> => layoutChart(chart, layouts);
