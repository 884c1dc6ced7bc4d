import ELK from 'elkjs';
import { nodeLayouts } from '../../machines/cli/layoutFolder';
import type { Chart } from '../../machines/statechart/graph';
import { type Direction, type Drawing, layoutChart } from '../../machines/statechart/layout';

/** ELK in the same thread, for tests of the engine itself. */
export const elk = new ELK();

/** Layouts of ELK, which earlier runs of the tests may have computed. */
export const layouts = nodeLayouts();

/** Lays a chart out like the viewer, expanded or with collapsed states. */
export const layOut = (
  chart: Chart,
  direction: Direction,
  folded: ReadonlySet<string> = new Set(),
): Promise<Drawing> =>
  layoutChart(chart, { folded, direction, viewport: { width: 1_000, height: 1_000 } }, layouts);

/** Both directions of a chart. */
export const directions: readonly Direction[] = ['down', 'right'];
