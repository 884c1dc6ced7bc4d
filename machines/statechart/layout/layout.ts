import type { Chart } from '../graph';
import { type ChartContent, chartContent } from './chartContent';
import type { Drawing } from './drawing';
import { type Direction, LARGE, type Order, orderOf, SMALL } from './elkOptions';
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

/** Scale from which on labels can be read: they are 9 px high. */
export const READABLE_SCALE = 9 / text.mono.size;
/** A drawing that is not in the written order is taken if it is seen larger by this factor. */
const GAIN = 1.2;
/** Space around a drawing in its viewport, in px, on both sides together. */
const AROUND = 16;

const scaleIn = (viewport: Size, { width, height }: Size): number =>
  Math.min((viewport.width - AROUND) / width, (viewport.height - AROUND) / height);

/** True if the labels of a whole drawing can be read in the viewport. */
export const isReadable = (drawing: Size, viewport: Size): boolean =>
  scaleIn(viewport, drawing) >= READABLE_SCALE;

interface Attempt {
  /** Directions that each state may have. */
  readonly directions: readonly Direction[];
  readonly order: Order;
  readonly effort: Effort;
}

/** What is tried one after the other: each attempt takes longer than the one before. */
function attemptsAt({ contents, tree }: ChartContent, direction: Direction | undefined): readonly Attempt[] {
  const states = contents.size;
  const effort = efforts[states > LARGE ? 'large' : 'small'];
  const directions: readonly Direction[] = direction ? [direction] : ['down', 'right'];
  const written: Attempt = { directions, order: 'written', effort };
  const hasChoice = [...contents.keys()]
    .map((id) => tree.childrenOf(id).length)
    .some((children) => orderOf(children, 'written') !== orderOf(children, 'near'));
  const near: readonly Attempt[] = hasChoice ? [{ ...written, order: 'near' }] : [];
  if (states > LARGE) return direction ? [written] : [{ ...written, directions: ['down'] }, written];
  if (direction || states > SMALL) return [written, ...near];
  return [written, { ...written, effort: efforts.free }, ...near];
}

/**
 * Computes the layout of a chart. As long as its labels are too small to be read in the viewport, it tries more.
 * @param onDraft called once with each drawing that is the best so far while the next attempt runs. A later drawing may have
 * another direction: many charts can be read in one direction only.
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
  const drawings: { readonly drawing: Drawing; readonly scale: number; readonly worth: number }[] = [];
  let reported: Drawing | undefined;
  for (const attempt of attemptsAt(content, direction)) {
    const [draft] = drawings;
    if (draft && draft.scale >= READABLE_SCALE) break;
    if (draft && draft.drawing !== reported) onDraft?.(draft.drawing);
    reported = draft?.drawing;
    const wanted = { ...attempt, cost: (size: Size) => 1 / scaleOf(size) };
    for (const drawing of await layoutParts(content, root, wanted, remembered)) {
      const scale = scaleOf(drawing);
      drawings.push({ drawing, scale, worth: attempt.order === 'near' ? scale / GAIN : scale });
    }
    drawings.sort((one, other) => other.worth - one.worth);
  }
  const [best] = drawings;
  if (!best) throw new Error(`${chart.id} has no layout.`);
  return best.drawing;
}
