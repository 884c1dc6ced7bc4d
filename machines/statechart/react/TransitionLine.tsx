import { memo } from 'react';
import type { ChartTransition } from '../graph/chart';
import type { DrawnLine } from '../layout/drawing';
import { labelInset } from '../layout/labelContent';
import { ICON_WIDTH } from '../layout/stateContent';
import type { ChartActions } from './chartState';
import { headPath, linePath } from './linePath';
import { MarkSign } from './MarkSign';
import { transitionMarks } from './marks';
import { dot, head, labelBox, line, pressable } from './statechart.styles';
import { TextLines } from './TextLines';
import type { Told } from './told';

interface TransitionLineProps extends Told, Pick<ChartActions, 'onTransition'> {
  /** All lines of one transition, of which one has the label; or one line that has no transition. */
  readonly lines: readonly DrawnLine[];
  readonly transition: ChartTransition | undefined;
}

/** A label that no line leads to is rounded, in px. */
const PILL_RADIUS = 11;
/** Where the mark stands in its label, in px. */
const MARK = { x: 6, y: 6 } as const;

/** A transition: its lines with their heads, and its label; or the line from a dot to where a state starts. */
export const TransitionLine = memo(function TransitionLine({
  lines,
  transition,
  isTaken,
  isEnabled,
  isPointed,
  onTransition,
}: TransitionLineProps) {
  const press =
    isEnabled && transition
      ? { className: pressable().toString(), onClick: () => onTransition?.(transition.id) }
      : {};
  const [first] = lines;
  return (
    <g data-transition={transition?.id} data-start={transition ? undefined : first?.link.id} {...press}>
      {lines.map(({ link, points, dot: start }) => (
        <g key={link.id}>
          <path
            className={line({ kind: link.kind, isTaken, isPointed }).toString()}
            data-line={link.id}
            d={linePath(points)}
          />
          <path className={head({ isTaken }).toString()} d={headPath(points)} />
          {start && (
            <circle
              className={dot().toString()}
              cx={start.x + start.width / 2}
              cy={start.y + start.height / 2}
              r={start.width / 2}
            />
          )}
        </g>
      ))}
      {lines.map(
        ({ link, label }) =>
          label && (
            <g key={link.id} data-label="">
              <rect
                className={labelBox({ kind: link.kind, isTaken, isEnabled, isPointed }).toString()}
                {...label.box}
                rx={link.kind === 'pill' ? PILL_RADIUS : 2}
              />
              {transition && (
                <MarkSign
                  mark={transitionMarks[transition.kind]}
                  x={label.box.x + MARK.x}
                  y={label.box.y + MARK.y}
                  tone={toneOf(transition, isEnabled)}
                />
              )}
              <TextLines
                lines={label.lines}
                x={label.box.x + (transition ? labelInset.x : labelInset.x - ICON_WIDTH)}
                y={label.box.y + labelInset.y}
                tone={isEnabled ? 'action' : 'strong'}
              />
            </g>
          ),
      )}
    </g>
  );
});

/** A failure is told from an answer at a glance. */
export const toneOf = ({ kind }: ChartTransition, isEnabled: boolean) => {
  if (kind === 'error') return 'danger';
  return isEnabled ? 'action' : 'plain';
};
