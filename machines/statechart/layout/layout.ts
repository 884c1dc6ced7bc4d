import type { Chart } from '../graph';
import { chartContent } from './chartContent';
import type { Drawing } from './drawing';
import type { Direction } from './elkOptions';
import { type LayoutEngine, layoutParts } from './layoutParts';
import { defaultFontMetrics, type FontMetrics, type Size } from './textSize';
import { visibleChart } from './visibleChart';

export interface LayoutOptions {
  /** Ids of the folded states. */
  readonly folded: ReadonlySet<string>;
  /** Reading direction of all states; by default each state has the one in which the whole chart is larger. */
  readonly direction: Direction | undefined;
  /** Area that shows the chart, in px. */
  readonly viewport: Size;
  /** Of the fonts that the chart is drawn with. */
  readonly metrics?: FontMetrics | undefined;
}

const scaleIn = (viewport: Size, { width, height }: Size): number =>
  Math.min(viewport.width / width, viewport.height / height);

/**
 * Computes the layout of a chart.
 * @throws the error of the engine.
 */
export async function layoutChart(
  chart: Chart,
  { folded, direction, viewport, metrics = defaultFontMetrics }: LayoutOptions,
  engine: LayoutEngine,
): Promise<Drawing> {
  const visible = visibleChart(chart, folded);
  const { root } = visible.tree;
  if (!root) throw new Error(`${chart.id} has no states.`);
  const directions: readonly Direction[] = direction ? [direction] : ['down', 'right'];
  const drawings = await layoutParts(chartContent(visible, metrics), root, directions, engine);
  const [best] = drawings.toSorted((one, other) => scaleIn(viewport, other) - scaleIn(viewport, one));
  if (!best) throw new Error(`${chart.id} has no layout.`);
  return best;
}
