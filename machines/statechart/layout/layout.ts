import type { Chart } from '../graph';
import { chartContent } from './chartContent';
import type { Drawing } from './drawing';
import { type Direction, LARGE } from './elkOptions';
import { efforts, type LayoutEngine, layoutParts } from './layoutParts';
import { rememberedLayouts } from './rememberedLayouts';
import { defaultFontMetrics, type FontMetrics, type Size, text } from './textSize';
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

/** Labels of this size can be read, in px. */
const READABLE = 9;
/** Space around a drawing in its viewport, in px, on both sides together. */
const AROUND = 16;

const scaleIn = (viewport: Size, { width, height }: Size): number =>
  Math.min((viewport.width - AROUND) / width, (viewport.height - AROUND) / height);

const isReadable = (scale: number): boolean => scale * text.mono.size >= READABLE;

/**
 * Computes the layout of a chart, again with more effort as long as its labels are too small to be read in the viewport.
 * @returns drawings, each one better than those before. The first one of a large chart is ready in a part of the time.
 * @throws the error of the engine.
 */
export async function* layoutDrafts(
  chart: Chart,
  { folded, direction, viewport, metrics = defaultFontMetrics }: LayoutOptions,
  engine: LayoutEngine,
): AsyncGenerator<Drawing, void, undefined> {
  const visible = visibleChart(chart, folded);
  const { root } = visible.tree;
  if (!root) throw new Error(`${chart.id} has no states.`);
  const content = chartContent(visible, metrics);
  const remembered = rememberedLayouts(engine);
  const cost = (size: Size) => 1 / scaleIn(viewport, size);
  const both: readonly Direction[] = direction ? [direction] : ['down', 'right'];
  const isLarge = content.contents.size > LARGE;
  const attempts = isLarge
    ? [
        { directions: both.slice(0, 1), effort: efforts.large },
        { directions: both, effort: efforts.large },
      ]
    : [
        { directions: both, effort: efforts.small },
        { directions: both, effort: efforts.free },
      ];
  let best: Drawing | undefined;
  for (const { directions, effort } of direction ? attempts.slice(0, 1) : attempts) {
    for (const drawing of await layoutParts(content, root, { directions, effort, cost }, remembered)) {
      if (!best || scaleIn(viewport, drawing) > scaleIn(viewport, best)) best = drawing;
    }
    if (!best) throw new Error(`${chart.id} has no layout.`);
    if (isReadable(scaleIn(viewport, best))) break;
    if (isLarge) yield best;
  }
  if (best) yield best;
}

/**
 * Computes the layout of a chart.
 * @throws the error of the engine.
 */
export async function layoutChart(
  chart: Chart,
  options: LayoutOptions,
  engine: LayoutEngine,
): Promise<Drawing> {
  let last: Drawing | undefined;
  for await (const drawing of layoutDrafts(chart, options, engine)) last = drawing;
  if (!last) throw new Error(`${chart.id} has no layout.`);
  return last;
}
