import type { ReactElement } from 'react';

/** A dimension line above the drawing, from one x to another, with a label. */
export interface Dimension {
  readonly from: number;
  readonly to: number;
  readonly name: string;
}

/** A label to the right of the drawing, with a short leader line from the labeled point. */
interface Callout {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

/** The drawing of one technology, without a root, and the labels of its plate in the units of the drawing. */
export interface Schematic {
  readonly Drawing: () => ReactElement;
  /** The first and the last x of the drawing with its labels; by default 14 and 228. */
  readonly span?: readonly [first: number, last: number];
  readonly dimensions?: readonly Dimension[];
  readonly callouts?: readonly Callout[];
}
