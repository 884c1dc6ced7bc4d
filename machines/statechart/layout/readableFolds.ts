import type { Chart } from '../graph';
import { isReadable, type LayoutOptions } from './layout';
import { cachedLayout } from './layoutCache';
import type { LayoutEngine } from './layoutParts';

/**
 * Lays a chart out with one choice of folded states after the other, until its labels can be read in the viewport.
 * @param choices ids of the folded states, the most detailed choice first.
 * @returns the first choice with readable labels. If there is none, the last choice, which is not laid out.
 * @throws the error of the engine.
 */
export async function readableFolds(
  chart: Chart,
  choices: readonly ReadonlySet<string>[],
  options: Omit<LayoutOptions, 'folded'>,
  engine: LayoutEngine,
): Promise<ReadonlySet<string>> {
  for (const folded of choices.slice(0, -1)) {
    const drawing = await cachedLayout(chart, { ...options, folded }, engine);
    if (isReadable(drawing, options.viewport)) return folded;
  }
  return choices.at(-1) ?? new Set();
}
