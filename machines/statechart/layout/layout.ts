import type { ElkNode } from 'elkjs/lib/elk-api';
import type { Chart } from '../graph';
import { type Drawing, drawingOf } from './drawing';
import { elkInput } from './elkGraph';
import { type Direction, LARGE } from './elkOptions';
import type { Size } from './textSize';
import { visibleChart } from './visibleChart';

/** What computes a layout: ELK in a worker, or in the same thread in Node. */
export interface LayoutEngine {
  layout(graph: ElkNode): Promise<ElkNode>;
}

export interface LayoutOptions {
  /** The states whose inside is not shown, by id. */
  readonly folded: ReadonlySet<string>;
  /** Which way it reads; the one in which the chart is seen larger when it is not given. */
  readonly direction: Direction | undefined;
  /** Where it has to fit, in px. */
  readonly room: Size;
}

const scaleIn = (room: Size, { width, height }: Size): number =>
  Math.min(room.width / width, room.height / height);

/**
 * Lays a chart out.
 * @throws what the engine throws.
 */
export async function layoutChart(
  chart: Chart,
  { folded, direction, room }: LayoutOptions,
  engine: LayoutEngine,
): Promise<Drawing> {
  const visible = visibleChart(chart, folded);
  const draw = async (way: Direction): Promise<Drawing> => {
    const input = elkInput(visible, way);
    return drawingOf(input, await engine.layout(input.graph), way);
  };
  if (direction) return draw(direction);
  const isWide = room.width >= room.height;
  // Where time counts, one direction has to do.
  if (visible.chart.nodes.length > LARGE) return draw(isWide ? 'right' : 'down');
  const down = await draw('down');
  const right = await draw('right');
  return scaleIn(room, right) > scaleIn(room, down) ? right : down;
}
