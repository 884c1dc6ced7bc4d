import type { ChartTransition } from '../graph/chart';
import { labelParts } from '../graph/label';
import { MARK_WIDTH, noteOf } from './stateContent';
import { monoWidth, type Size, text, wrap } from './textSize';

/** The label of a transition as it is drawn: what sets it off first, guard and actions after it. */
export interface LabelContent {
  readonly lines: readonly string[];
  /** In px. */
  readonly size: Size;
}

/** A label with longer lines than this is broken before its guard and its actions. */
const PREFERRED = 26;
const LIMIT = 34;
const PADDING = { x: 7, y: 4 } as const;

/** Where the text of a label begins, from its left and its top, in px. */
export const labelInset = { x: PADDING.x + MARK_WIDTH, y: PADDING.y } as const;

/** The label of lines that are already made. */
export function labelOf(lines: readonly string[], hasMark: boolean): LabelContent {
  const width = Math.max(...lines.map(monoWidth)) + 2 * PADDING.x + (hasMark ? MARK_WIDTH : 0);
  return { lines, size: { width: Math.ceil(width), height: lines.length * text.mono.line + 2 * PADDING.y } };
}

/** The label of a transition. */
export function labelContent(transition: ChartTransition): LabelContent {
  const parts = labelParts(transition);
  const joined = parts.join(' ');
  const lines = joined.length <= PREFERRED ? [joined] : parts.flatMap((part) => wrap(part, LIMIT));
  const notes = noteOf(transition.description, transition.meta).flatMap((note) => wrap(note, LIMIT));
  return labelOf([...lines, ...notes], true);
}
