import { memo } from 'react';
import type { ChartTransition } from '../graph';
import { type DrawnLine, ICON_WIDTH, labelInset } from '../layout';
import type { ChartActions } from './chartState';
import { Icon } from './Icon';
import { transitionIcons } from './icons';
import { headPath, linePath, openPath } from './linePath';
import { dot, head, labelBox, line, pressable } from './statechart.styles';
import { TextLines } from './TextLines';
import type { TransitionStatus } from './transitionStatus';

interface TransitionLineProps extends TransitionStatus, Pick<ChartActions, 'onTransition'> {
  /** All lines of one transition, one of which has the label; or one line without a transition. */
  readonly lines: readonly DrawnLine[];
  readonly transition: ChartTransition | undefined;
  /** False if another transition draws the label that both share. */
  readonly hasLabel: boolean;
  /** Of the line, which several transitions may share. */
  readonly isLineTaken: boolean;
  readonly isLinePointed: boolean;
}

/** Corner radius of a label inside its state, in px. */
const PILL_RADIUS = 11;
/** Position of the icon in its label, in px. */
const ICON = { x: 5, y: 5 } as const;

/** A transition with its lines and its label, or the line from a dot to an initial state. */
export const TransitionLine = memo(function TransitionLine({
  lines,
  transition,
  hasLabel,
  isLineTaken,
  isLinePointed,
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
  // A line below a later label would cross an earlier one, so the first transition of a bundle draws it for all.
  const own = lines.filter(({ link }) => link.bundle === link.id);
  return (
    <g data-transition={transition?.id} data-start={transition ? undefined : first?.link.id} {...press}>
      {own.map(({ link, trunk, branch, points, dot: start }) => (
        <g key={link.id}>
          <path
            className={line({ kind: link.kind, isTaken: isLineTaken, isPointed: isLinePointed }).toString()}
            data-line={link.id}
            // Below a line that was taken or is pointed at, and that joins the same one.
            d={trunk === link.id || isLineTaken || isLinePointed ? linePath(points) : openPath(branch)}
          />
          <path className={head({ isTaken: isLineTaken }).toString()} d={headPath(points)} />
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
          label &&
          hasLabel && (
            <g key={link.id} data-label="">
              <rect
                className={labelBox({ kind: link.kind, isTaken, isEnabled, isPointed }).toString()}
                {...label.box}
                rx={link.kind === 'pill' ? PILL_RADIUS : 2}
              />
              {transition && (
                <Icon
                  shape={transitionIcons[transition.kind]}
                  x={label.box.x + ICON.x}
                  y={label.box.y + ICON.y}
                  tone={toneOf(transition, isEnabled)}
                />
              )}
              <TextLines
                lines={label.lines}
                x={label.box.x + (transition ? labelInset.x : labelInset.x - ICON_WIDTH)}
                y={label.box.y + labelInset.y}
                tone={isEnabled ? 'accent' : 'strong'}
              />
            </g>
          ),
      )}
    </g>
  );
});

/** Failures have their own color. */
export const toneOf = ({ kind }: ChartTransition, isEnabled: boolean) => {
  if (kind === 'error') return 'danger';
  return isEnabled ? 'accent' : 'plain';
};
