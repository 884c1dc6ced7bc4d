import type { Point } from '../layout/drawing';
import type { Size } from '../layout/textSize';

/** How a drawing is seen: a point of it stands at `point * scale + (x, y)`, in px of the window onto it. */
export interface View extends Point {
  readonly scale: number;
}

const SCALE = { min: 0.05, max: 4 } as const;
/** A small chart is not blown up further than this. */
const MAX_FIT = 1.15;
/** Around a chart that fits, in px. */
const MARGIN = 12;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** The view in which the whole drawing is seen, in the middle. */
export function wholeView(drawing: Size, room: Size): View {
  const scale = clamp(
    Math.min((room.width - 2 * MARGIN) / drawing.width, (room.height - 2 * MARGIN) / drawing.height),
    SCALE.min,
    MAX_FIT,
  );
  return {
    scale,
    x: (room.width - drawing.width * scale) / 2,
    y: (room.height - drawing.height * scale) / 2,
  };
}

/** Moves the drawing, in px of the window. */
export const panBy = (view: View, { x, y }: Point): View => ({ ...view, x: view.x + x, y: view.y + y });

/** Makes the drawing larger or smaller by a factor, while the point of the window given stays where it is. */
export function zoomBy(view: View, factor: number, { x, y }: Point): View {
  const scale = clamp(view.scale * factor, SCALE.min, SCALE.max);
  const ratio = scale / view.scale;
  return { scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio };
}

/** The view that shows a part of the drawing in the middle, as large as it is now. */
export const centreOn = (view: View, point: Point, room: Size): View => ({
  ...view,
  x: room.width / 2 - point.x * view.scale,
  y: room.height / 2 - point.y * view.scale,
});
