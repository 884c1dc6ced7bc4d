import { memo } from 'react';
import type { ChartNode, ChartTransition } from '../graph';
import { type DrawnState, ICON_WIDTH, padding, type Row, rowOffsets, text } from '../layout';
import type { ChartActions } from './chartState';
import { Icon } from './Icon';
import { rowIcons, transitionIcons } from './icons';
import { frame, innerFrame, pressable, rowBox, state as stateGroup, stateTitle } from './statechart.styles';
import type { StateVariant } from './stateVariant';
import { TextLines } from './TextLines';
import { toneOf } from './TransitionLine';
import { areSame, type TransitionStatus } from './transitionStatus';

interface StateBoxProps extends Pick<ChartActions, 'onTransition'> {
  readonly node: ChartNode;
  readonly drawn: DrawnState;
  readonly variant: StateVariant;
  readonly isRegion: boolean;
  readonly isActive: boolean;
  readonly isPointed: boolean;
  readonly transitionOf: (id: string) => ChartTransition | undefined;
  /** Of each row; a row that is no transition has no true status. */
  readonly statuses: readonly TransitionStatus[];
}

/** Compares props by value where needed: each render makes a new list of statuses. */
function arePropsEqual(
  { statuses, ...props }: StateBoxProps,
  { statuses: before, ...others }: StateBoxProps,
) {
  const names = Object.keys({ ...props, ...others }) as (keyof typeof props)[];
  return areSame(statuses, before) && names.every((name) => props[name] === others[name]);
}

/** Corner radius of a state, in px. */
export const FRAME_RADIUS = 3;
/** Distance of the two lines of a final state, in px. */
const INNER = 3;
/** Baseline of the title, in px from the top of its line. */
const TITLE_BASELINE = 14;

/** A state: frame, title and rows. Its children are drawn after it. */
export const StateBox = memo(function StateBox(props: StateBoxProps) {
  const { node, drawn, variant, isActive, isPointed } = props;
  const { box, content, inset } = drawn;
  const offsets = rowOffsets(content);
  const radius = node.type === 'history' ? box.height / 2 : FRAME_RADIUS;
  return (
    <g
      className={stateGroup({ variant }).toString()}
      data-state={node.id}
      data-type={node.type}
      data-active={isActive || undefined}
    >
      <rect
        className={frame({
          variant,
          isRegion: props.isRegion,
          isActive,
          isPointed,
        }).toString()}
        {...box}
        rx={radius}
      />
      {node.type === 'final' && (
        <rect
          className={innerFrame().toString()}
          x={box.x + INNER}
          y={box.y + INNER}
          width={box.width - 2 * INNER}
          height={box.height - 2 * INNER}
          rx={1}
        />
      )}
      <text
        className={stateTitle({ isActive }).toString()}
        x={box.x + inset}
        y={box.y + padding.y + TITLE_BASELINE}
      >
        {content.title}
      </text>
      {content.rows.map((row, index) => (
        <StateRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of one state have no other identity
          key={index}
          row={row}
          x={box.x + inset}
          y={box.y + (offsets[index] ?? 0)}
          width={box.width - inset - padding.x}
          status={props.statuses[index]}
          transition={row.transition === undefined ? undefined : props.transitionOf(row.transition)}
          onTransition={props.onTransition}
        />
      ))}
    </g>
  );
}, arePropsEqual);

interface StateRowProps extends Pick<ChartActions, 'onTransition'> {
  readonly row: Row;
  readonly status: TransitionStatus | undefined;
  /** Of a row for a transition. */
  readonly transition: ChartTransition | undefined;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function StateRow({ row, status, transition, x, y, width, onTransition }: StateRowProps) {
  const textAt = { x: x + ICON_WIDTH, y, lines: row.lines };
  if (row.kind !== 'transition' || !transition) {
    const shape = row.kind === 'transition' ? undefined : rowIcons[row.kind];
    return (
      <g data-row={row.kind}>
        {shape && <Icon shape={shape} x={x} y={y + 2} />}
        <TextLines {...textAt} tone={row.kind === 'description' ? 'quiet' : 'plain'} />
      </g>
    );
  }
  const { id, kind } = transition;
  const { isEnabled = false, isTaken = false, isPointed = false } = status ?? {};
  const press = isEnabled ? { className: pressable().toString(), onClick: () => onTransition?.(id) } : {};
  return (
    <g data-row="transition" data-transition={id} {...press}>
      <rect
        className={rowBox({ isEnabled, isTaken, isPointed }).toString()}
        x={x - 4}
        y={y - 1}
        width={width + 8}
        height={row.lines.length * text.mono.line + 2}
        rx={2}
      />
      <Icon shape={transitionIcons[kind]} x={x} y={y + 2} tone={toneOf(transition, isEnabled)} />
      <TextLines {...textAt} tone={isEnabled ? 'accent' : 'strong'} />
    </g>
  );
}
