import { memo } from 'react';
import type { ChartNode, ChartTransition } from '../graph/chart';
import type { DrawnState } from '../layout/drawing';
import { ICON_WIDTH, padding, type Row, rowOffsets } from '../layout/stateContent';
import { text } from '../layout/textSize';
import type { ChartActions } from './chartState';
import { FoldButton } from './FoldButton';
import type { Look } from './look';
import { MarkSign } from './MarkSign';
import { rowMarks, transitionMarks } from './marks';
import { frame, innerFrame, pressable, rowBox, state as stateGroup, stateTitle } from './statechart.styles';
import { TextLines } from './TextLines';
import { toneOf } from './TransitionLine';
import { areSame, type Told } from './told';

interface StateBoxProps extends Pick<ChartActions, 'onTransition' | 'onFold'> {
  readonly node: ChartNode;
  readonly drawn: DrawnState;
  readonly look: Look;
  readonly isRegion: boolean;
  /** Whether there are states inside it, shown or not. */
  readonly isCompound: boolean;
  readonly isFolded: boolean;
  readonly isActive: boolean;
  readonly isPointed: boolean;
  readonly transitionOf: (id: string) => ChartTransition | undefined;
  /** Of each row; nothing is told of one that is no transition. */
  readonly told: readonly Told[];
}

/** Whether a state looks the same: what is told of its rows comes in a new list each time. */
function looksSame({ told, ...props }: StateBoxProps, { told: before, ...others }: StateBoxProps): boolean {
  const names = Object.keys({ ...props, ...others }) as (keyof typeof props)[];
  return areSame(told, before) && names.every((name) => props[name] === others[name]);
}

/** How far the corners of a state are rounded, in px. */
export const FRAME_RADIUS = 3;
/** Between the two lines of a final state, in px. */
const INNER = 3;
/** From the top of the title's line to the feet of its letters, in px. */
const TITLE_BASELINE = 15;

/** A state: its frame, its name, and its rows. What is inside it is drawn after it. */
export const StateBox = memo(function StateBox(props: StateBoxProps) {
  const { node, drawn, look, isCompound, isFolded, isActive, isPointed, onFold } = props;
  const { box, content } = drawn;
  const offsets = rowOffsets(content);
  const radius = node.type === 'history' ? box.height / 2 : FRAME_RADIUS;
  return (
    <g
      className={stateGroup({ look }).toString()}
      data-state={node.id}
      data-type={node.type}
      data-active={isActive || undefined}
    >
      <rect
        className={frame({
          look,
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
        x={box.x + padding.x}
        y={box.y + padding.y + TITLE_BASELINE}
      >
        {content.title}
      </text>
      {content.rows.map((row, index) => (
        <StateRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of one state have no other identity
          key={index}
          row={row}
          x={box.x + padding.x}
          y={box.y + (offsets[index] ?? 0)}
          width={box.width - 2 * padding.x}
          told={props.told[index]}
          transition={row.transition === undefined ? undefined : props.transitionOf(row.transition)}
          onTransition={props.onTransition}
        />
      ))}
      {isCompound && onFold && (
        <FoldButton
          isFolded={isFolded}
          x={box.x + box.width - padding.x - 14}
          y={box.y + padding.y + 3}
          onPress={() => onFold(node.id)}
        />
      )}
    </g>
  );
}, looksSame);

interface StateRowProps extends Pick<ChartActions, 'onTransition'> {
  readonly row: Row;
  readonly told: Told | undefined;
  /** That the row is. */
  readonly transition: ChartTransition | undefined;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function StateRow({ row, told, transition, x, y, width, onTransition }: StateRowProps) {
  const textAt = { x: x + ICON_WIDTH, y, lines: row.lines };
  if (row.kind !== 'transition' || !transition) {
    const mark = row.kind === 'transition' ? undefined : rowMarks[row.kind];
    return (
      <g data-row={row.kind}>
        {mark && <MarkSign mark={mark} x={x} y={y + 2} />}
        <TextLines {...textAt} tone={row.kind === 'description' ? 'quiet' : 'plain'} />
      </g>
    );
  }
  const { id, kind } = transition;
  const { isEnabled = false, isTaken = false, isPointed = false } = told ?? {};
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
      <MarkSign mark={transitionMarks[kind]} x={x} y={y + 2} tone={toneOf(transition, isEnabled)} />
      <TextLines {...textAt} tone={isEnabled ? 'action' : 'strong'} />
    </g>
  );
}
