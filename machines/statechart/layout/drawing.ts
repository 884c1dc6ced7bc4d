import type { LabelContent } from './labelContent';
import type { ChartLink } from './links';
import type { StateContent } from './stateContent';
import type { Size } from './textSize';

/** In px from the left and the top of the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Point, Size {}

/** Positions and sizes of a chart, in px. */
export interface Drawing extends Size {
  /** Parents before children. */
  readonly states: readonly DrawnState[];
  readonly lines: readonly DrawnLine[];
}

export interface DrawnState {
  readonly id: string;
  readonly box: Box;
  readonly content: StateContent;
  /** From the left of the box to its texts, in px: lines that enter a state with children may pass on the left. */
  readonly inset: number;
}

export interface DrawnLine {
  readonly link: ChartLink;
  /** From source to target, with right angles only; the same for all links of a bundle. */
  readonly points: readonly Point[];
  readonly label: (LabelContent & { readonly box: Box }) | undefined;
  /** Id of the line that it joins, and has the label in common with; its own if it joins none. */
  readonly trunk: string;
  /** Its points up to the line that it joins; all points if it joins none. */
  readonly branch: readonly Point[];
  /** Initial dot at the start of an `initial` line. */
  readonly dot: Box | undefined;
}
