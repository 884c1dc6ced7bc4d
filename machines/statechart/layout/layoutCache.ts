import type { Chart } from '../graph';
import type { Drawing } from './drawing';
import { type LayoutOptions, layoutChart } from './layout';
import type { LayoutEngine } from './layoutParts';

const drawings = new WeakMap<Chart, Map<string, Promise<Drawing>>>();

const keyOf = ({ folded, direction, viewport, metrics }: LayoutOptions): string =>
  JSON.stringify([[...folded].sort(), direction ?? [viewport.width, viewport.height], metrics]);

/**
 * Like `layoutChart`, but computes each layout once: a viewer goes back and forth between charts.
 * @param onDraft not called for a layout that was requested before.
 */
export function cachedLayout(
  chart: Chart,
  options: LayoutOptions,
  engine: LayoutEngine,
  onDraft?: (drawing: Drawing) => void,
): Promise<Drawing> {
  const known = drawings.get(chart) ?? new Map<string, Promise<Drawing>>();
  drawings.set(chart, known);
  const key = keyOf(options);
  const found = known.get(key);
  if (found) return found;
  const made = layoutChart(chart, options, engine, onDraft);
  known.set(key, made);
  // A failed layout may be tried again.
  made.catch(() => known.delete(key));
  return made;
}
