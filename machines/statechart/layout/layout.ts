import type { Chart } from '../graph';
import { chartContent } from './chartContent';
import type { Drawing } from './drawing';
import { type Direction, LARGE, SMALL } from './elkOptions';
import { type Effort, efforts, type LayoutEngine, layoutParts } from './layoutParts';
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

interface Attempt {
  /** Directions that each state may have. */
  readonly directions: readonly Direction[];
  readonly effort: Effort;
}

/** What is tried one after the other: each attempt takes longer than the one before. */
function attemptsAt(states: number, direction: Direction | undefined): readonly Attempt[] {
  const effort = efforts[states > LARGE ? 'large' : 'small'];
  if (direction) return [{ directions: [direction], effort }];
  const directions: readonly Direction[] = ['down', 'right'];
  const mixed: Attempt = { directions, effort };
  if (states > LARGE) return [{ directions: ['down'], effort }, mixed];
  return states > SMALL ? [mixed] : [mixed, { directions, effort: efforts.free }];
}

/**
 * Computes the layout of a chart. As long as its labels are too small to be read in the viewport, it tries more.
 * @param onDraft called with each drawing before the last one.
 * @throws the error of the engine.
 */
export async function layoutChart(
  chart: Chart,
  { folded, direction, viewport, metrics = defaultFontMetrics }: LayoutOptions,
  engine: LayoutEngine,
  onDraft?: (drawing: Drawing) => void,
): Promise<Drawing> {
  const visible = visibleChart(chart, folded);
  const { root } = visible.tree;
  if (!root) throw new Error(`${chart.id} has no states.`);
  const content = chartContent(visible, metrics);
  const remembered = rememberedLayouts(engine);
  const scaleOf = (size: Size) => scaleIn(viewport, size);
  const drawings: Drawing[] = [];
  for (const attempt of attemptsAt(content.contents.size, direction)) {
    const [draft] = drawings;
    if (draft && isReadable(scaleOf(draft))) break;
    if (draft) onDraft?.(draft);
    const wanted = { ...attempt, cost: (size: Size) => 1 / scaleOf(size) };
    drawings.push(...(await layoutParts(content, root, wanted, remembered)));
    drawings.sort((one, other) => scaleOf(other) - scaleOf(one));
  }
  const [best] = drawings;
  if (!best) throw new Error(`${chart.id} has no layout.`);
  return best;
}
