import type { Chart } from '../graph';
import { chartContent } from './chartContent';
import type { Drawing } from './drawing';
import { efforts, type LayoutEngine, layoutParts } from './layoutParts';
import { type Size, text } from './textSize';

/**
 * The chart's area in the viewer, in a window of 1440 x 900 px beside the panels. A machine has one layout, whatever the
 * window, so that a reader finds each state in its place.
 */
const AREA: Size = { width: 1056, height: 762 };
/** Space around a drawing in the area, in px, on both sides together. */
const AROUND = 16;
/** Height of the labels from which on no larger drawing is searched, in px. */
const READABLE_PX = 9;

/** Scale at which a drawing fits into the area. */
const scaleOf = ({ width, height }: Size): number =>
  Math.min((AREA.width - AROUND) / width, (AREA.height - AROUND) / height);

const cost = (size: Size): number => 1 / scaleOf(size);

/**
 * Computes the layout of a chart. If its labels are too small in the area, it also tries other orders of the states, which
 * takes seconds.
 * @throws the error of the engine.
 */
export async function layoutChart(chart: Chart, engine: LayoutEngine): Promise<Drawing> {
  const content = chartContent(chart);
  const { root } = content.tree;
  if (!root) throw new Error(`${chart.id} has no states.`);
  const drawings: Drawing[] = [];
  for (const effort of [efforts.written, efforts.free]) {
    drawings.push(...(await layoutParts(content, root, { effort, cost }, engine)));
    drawings.sort((one, other) => cost(one) - cost(other));
    const [best] = drawings;
    if (best && scaleOf(best) * text.mono.size >= READABLE_PX) return best;
  }
  const [best] = drawings;
  if (!best) throw new Error(`${chart.id} has no layout.`);
  return best;
}
