/** Positions and sizes of everything that is drawn of a chart, computed by ELK. */
export type { Arrangements } from './arrangement';
export type { Box, Drawing, DrawnLine, DrawnState, Point } from './drawing';
export { labelInset } from './labelContent';
export { layoutChart } from './layoutChart';
export { ICON_WIDTH, padding, type Row, type RowKind, rowOffsets } from './stateContent';
export { type Size, text } from './textSize';
