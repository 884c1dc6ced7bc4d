/** Positions and sizes of everything that is drawn of a chart. ELK computes them in a worker, or in Node. */
export type { Box, Drawing, DrawnLine, DrawnState, Point } from './drawing';
export type { Direction } from './elkOptions';
export { labelInset } from './labelContent';
export { isReadable, type LayoutOptions, layoutChart, READABLE_SCALE } from './layout';
export { cachedLayout } from './layoutCache';
export type { LayoutEngine } from './layoutParts';
export { readableFolds } from './readableFolds';
export { ICON_WIDTH, padding, type Row, type RowKind, rowOffsets } from './stateContent';
export { type LayoutStore, storedLayouts } from './storedLayouts';
export { defaultFontMetrics, type FontMetrics, type Size, text } from './textSize';
