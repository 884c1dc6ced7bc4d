import ELK from 'elkjs';
import type { Chart } from '../../machines/statechart/graph';
import { type Direction, type Drawing, layoutChart } from '../../machines/statechart/layout';

/** ELK in the same thread. */
export const elk = new ELK();

/** Lays a chart out like the viewer, expanded or with collapsed states. */
export const layOut = (
  chart: Chart,
  direction: Direction,
  folded: ReadonlySet<string> = new Set(),
): Promise<Drawing> =>
  layoutChart(chart, { folded, direction, viewport: { width: 1_000, height: 1_000 } }, elk);

/** Both directions of a chart. */
export const directions: readonly Direction[] = ['down', 'right'];
