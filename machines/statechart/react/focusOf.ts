import { type Chart, innermostIds } from '../graph';
import type { Box, Drawing } from '../layout';
import type { ChartState } from './chartState';

/**
 * Box that the view follows: around the innermost active states that are drawn, or around the first state if none is active.
 * @returns in px of the drawing.
 */
export function focusOf(chart: Chart, { states }: Drawing, active: ReadonlySet<string>): Box | undefined {
  const drawn = states.filter(({ id }) => active.has(id)).map(({ id }) => id);
  const focused = new Set(innermostIds(chart, new Set(drawn)));
  const innermost = states.filter(({ id }) => focused.has(id)).map(({ box }) => box);
  const [first = states[1]?.box] = innermost;
  if (!first) return undefined;
  const boxes = [first, ...innermost];
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** States that stay in sight: those that a search has found, or the active ones. */
export function sightOf({ transitions }: Chart, { active, found }: ChartState): ReadonlySet<string> {
  if (!found || found.size === 0) return active;
  const sources = transitions.filter(({ id }) => found.has(id)).map(({ source }) => source);
  return new Set([...found, ...sources]);
}
