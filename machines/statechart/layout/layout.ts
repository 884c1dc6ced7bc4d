import type { ElkNode } from 'elkjs/lib/elk-api';
import type { Chart } from '../graph';
import { type Drawing, drawingOf } from './drawing';
import { elkInput } from './elkGraph';
import { type Direction, LARGE } from './elkOptions';
import { defaultFontMetrics, type FontMetrics, type Size } from './textSize';
import { visibleChart } from './visibleChart';

/** Computes a layout: ELK in a worker, or in the same thread in Node. */
export interface LayoutEngine {
  layout(graph: ElkNode): Promise<ElkNode>;
}

export interface LayoutOptions {
  /** Ids of the folded states. */
  readonly folded: ReadonlySet<string>;
  /** Reading direction; by default the one in which the chart is larger. */
  readonly direction: Direction | undefined;
  /** Room that it has to fit, in px. */
  readonly room: Size;
  /** Of the fonts that the chart is drawn with. */
  readonly metrics?: FontMetrics | undefined;
}

const scaleIn = (room: Size, { width, height }: Size): number =>
  Math.min(room.width / width, room.height / height);

/**
 * Computes the layout of a chart.
 * @throws the error of the engine.
 */
export async function layoutChart(
  chart: Chart,
  { folded, direction, room, metrics = defaultFontMetrics }: LayoutOptions,
  engine: LayoutEngine,
): Promise<Drawing> {
  const visible = visibleChart(chart, folded);
  const draw = async (towards: Direction): Promise<Drawing> => {
    const input = elkInput(visible, towards, metrics);
    return drawingOf(input, await engine.layout(input.graph), towards);
  };
  if (direction) return draw(direction);
  const isWide = room.width >= room.height;
  // A second layout of a large chart would take too long.
  if (visible.chart.nodes.length > LARGE) return draw(isWide ? 'right' : 'down');
  const down = await draw('down');
  const right = await draw('right');
  return scaleIn(room, right) > scaleIn(room, down) ? right : down;
}
