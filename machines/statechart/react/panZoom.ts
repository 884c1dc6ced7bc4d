import { type Box, type Point, type Size, text } from '../layout';

/** Transform of a drawing: a point is shown at `point * scale + (x, y)`, in px of the window. */
export interface View extends Point {
  readonly scale: number;
}

const SCALE = { min: 0.02, max: 4 } as const;
/** Maximum scale for a small chart. */
const MAX_FIT = 1.15;
/** Scale from which on a whole drawing is shown: its labels are 8.5 px high. */
const READABLE_SCALE = 8.5 / text.mono.size;
/** Margin around a chart that fits, in px. */
const MARGIN = 8;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** View that shows the whole drawing, centered. */
export function wholeView(drawing: Size, viewport: Size): View {
  const scale = clamp(
    Math.min((viewport.width - 2 * MARGIN) / drawing.width, (viewport.height - 2 * MARGIN) / drawing.height),
    SCALE.min,
    MAX_FIT,
  );
  return {
    scale,
    x: (viewport.width - drawing.width * scale) / 2,
    y: (viewport.height - drawing.height * scale) / 2,
  };
}

/** Moves the drawing, in px of the window. */
export const panBy = (view: View, { x, y }: Point): View => ({ ...view, x: view.x + x, y: view.y + y });

/** Zooms by a factor around a point of the window. */
export function zoomBy(view: View, factor: number, { x, y }: Point): View {
  const scale = clamp(view.scale * factor, SCALE.min, SCALE.max);
  const ratio = scale / view.scale;
  return { scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio };
}

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
/** At least 1 px, so that fingers at the same point do not zoom without limit. */
const apart = (one: Point, other: Point): number => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));

/**
 * Pans with one point; with two, also zooms by the change of their distance, around their middle.
 * @param before previous positions, in px of the window; only the first two count.
 * @param after current positions, in the same order.
 */
export function pinchBy(view: View, before: readonly Point[], after: readonly Point[]): View {
  const [start, otherStart] = before;
  const [end, otherEnd] = after;
  if (!start || !end) return view;
  if (!otherStart || !otherEnd) return panBy(view, { x: end.x - start.x, y: end.y - start.y });
  const [from, to] = [middle(start, otherStart), middle(end, otherEnd)];
  const zoomed = zoomBy(view, apart(end, otherEnd) / apart(start, otherStart), from);
  return panBy(zoomed, { x: to.x - from.x, y: to.y - from.y });
}

/** Offset of a length in a viewport: centers a point of it, but leaves no part of the viewport unused. */
function placed(length: number, viewport: number, middle: number): number {
  if (length + 2 * MARGIN <= viewport) return (viewport - length) / 2;
  return clamp(viewport / 2 - middle, viewport - length - MARGIN, MARGIN);
}

/**
 * Initial view: the whole drawing if it can be read, otherwise the part around a box at a readable scale.
 * @param focus in px of the drawing.
 */
export function readableView(drawing: Size, viewport: Size, focus: Box | undefined): View {
  const whole = wholeView(drawing, viewport);
  if (whole.scale >= READABLE_SCALE || !focus) return whole;
  const scale = READABLE_SCALE;
  return {
    scale,
    x: placed(drawing.width * scale, viewport.width, (focus.x + focus.width / 2) * scale),
    y: placed(drawing.height * scale, viewport.height, (focus.y + focus.height / 2) * scale),
  };
}
