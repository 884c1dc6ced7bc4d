import type { Direction, Point, Size } from '../layout';
import type { View } from './panZoom';

/** What the reader has chosen to see of a chart, independent of the size of its window. */
export interface Sight {
  /** Reading direction; undefined for the best one. */
  readonly direction?: Direction | undefined;
  /** Point of the drawing in the middle of the window, in px of the drawing; undefined while the view follows the states. */
  readonly center?: (Point & { readonly scale: number }) | undefined;
}

/** The point of a drawing in the middle of its window. */
export const centerOf = ({ x, y, scale }: View, { width, height }: Size) => ({
  x: Math.round((width / 2 - x) / scale),
  y: Math.round((height / 2 - y) / scale),
  scale: Math.round(scale * 1_000) / 1_000,
});

/** View with a point of the drawing in the middle of the window. */
export const viewAround = (
  { x, y, scale }: Point & { readonly scale: number },
  { width, height }: Size,
): View => ({ scale, x: width / 2 - x * scale, y: height / 2 - y * scale });
