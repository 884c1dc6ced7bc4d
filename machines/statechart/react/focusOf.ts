import type { Chart } from '../graph/chart';
import type { Box, Drawing } from '../layout/drawing';

/**
 * What is to be kept in sight: a box around the innermost active states that are drawn, or the first state when none is active.
 * @returns in px of the drawing.
 */
export function focusOf({ nodes }: Chart, { states }: Drawing, active: ReadonlySet<string>): Box | undefined {
  const shown = new Set(states.map(({ id }) => id));
  const parents = new Set(
    nodes.filter(({ id }) => active.has(id) && shown.has(id)).map(({ parent }) => parent),
  );
  const innermost = states.filter(({ id }) => active.has(id) && !parents.has(id)).map(({ box }) => box);
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
