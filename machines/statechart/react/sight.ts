import type { Point, Size } from '../layout';
import type { View } from './panZoom';

/** Point of the drawing in the middle of the window, in px of the drawing, and the size. Independent of the size of the window. */
export interface Center extends Point {
  readonly scale: number;
}

/** The point of a drawing in the middle of its window. */
export const centerOf = ({ x, y, scale }: View, { width, height }: Size): Center => ({
  x: Math.round((width / 2 - x) / scale),
  y: Math.round((height / 2 - y) / scale),
  scale: Math.round(scale * 1_000) / 1_000,
});

/** View with a point of the drawing in the middle of the window. */
export const viewAround = ({ x, y, scale }: Center, { width, height }: Size): View => ({
  scale,
  x: width / 2 - x * scale,
  y: height / 2 - y * scale,
});
