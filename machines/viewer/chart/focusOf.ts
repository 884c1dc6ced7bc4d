import { type Chart, innermostIds } from '../../statechart/graph';
import type { Box, Drawing } from '../../statechart/layout';

/**
 * Box that is kept in view, in px of the drawing: around the innermost states that a search has found, or else around the
 * innermost active states.
 */
export function focusOf(
  chart: Chart,
  { states }: Drawing,
  active: ReadonlySet<string>,
  found: ReadonlySet<string>,
): Box | undefined {
  const sources = chart.transitions.filter(({ id }) => found.has(id)).map(({ source }) => source);
  const wanted = found.size > 0 ? new Set([...found, ...sources]) : active;
  const innermost = new Set(innermostIds(chart, wanted));
  const boxes = states.filter(({ id }) => innermost.has(id)).map(({ box }) => box);
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
