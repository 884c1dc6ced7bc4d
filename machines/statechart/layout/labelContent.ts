import { type ChartTransition, descriptionParts, labelParts, type TransitionKind } from '../graph';
import { ICON_WIDTH } from './stateContent';
import { monoWidth, type Size, text, wrap } from './textSize';

/** Label of a transition as lines of text: trigger first, then guard and actions. */
export interface LabelContent {
  readonly kind: TransitionKind;
  readonly lines: readonly string[];
  /** In px. */
  readonly size: Size;
}

/** A label with more characters is broken before its guard and its actions. */
const PREFERRED = 26;
/** Characters in a line: of the trigger, and of everything else. */
const LIMIT = { trigger: 34, other: 28 } as const;
const PADDING = { x: 6, y: 3 } as const;

/** Position of the text of a label, in px from its left and its top. */
export const labelInset = { x: PADDING.x + ICON_WIDTH, y: PADDING.y } as const;

/** Label of a transition. */
export function labelContent(transition: ChartTransition): LabelContent {
  const parts = labelParts(transition);
  const joined = parts.join(' ');
  const words =
    joined.length <= PREFERRED
      ? [joined]
      : parts.flatMap((part, index) => wrap(part, LIMIT[index === 0 ? 'trigger' : 'other']));
  const lines = [...words, ...descriptionParts(transition).flatMap((part) => wrap(part, LIMIT.other))];
  const width = Math.max(...lines.map((line) => monoWidth(line))) + 2 * PADDING.x + ICON_WIDTH;
  const height = lines.length * text.mono.line + 2 * PADDING.y;
  return { kind: transition.kind, lines, size: { width: Math.ceil(width), height } };
}
