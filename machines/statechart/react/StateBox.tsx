import { type ChartNode, type ChartTree, isRegion } from '../graph';
import { type DrawnState, ICON_WIDTH, padding, type Row, rowOffsets, text } from '../layout';
import { type ChartState, statusOf } from './chartState';
import { Icon, TextLines } from './Texts';

/** Background of a state: leaves, regions, and other states by the parity of their depth, so that nesting is visible. */
export type StateVariant = 'leaf' | 'even' | 'odd' | 'region';

export function stateVariant(tree: ChartTree, node: ChartNode): StateVariant {
  if (isRegion(tree, node)) return 'region';
  if (tree.childrenOf(node.id).length === 0) return 'leaf';
  return node.path.length % 2 === 0 ? 'even' : 'odd';
}

/** Corner radius of a state, in px. */
export const FRAME_RADIUS = 3;
/** Distance of the two lines of a final state, in px. */
const INNER = 3;
/** Baseline of the title, in px from the top of its line. */
const TITLE_BASELINE = 14;

interface StateBoxProps {
  readonly node: ChartNode;
  readonly drawn: DrawnState;
  readonly variant: StateVariant;
  readonly state: ChartState;
}

/** A state: frame, title and rows. Its children are drawn after it. */
export function StateBox({ node, drawn: { box, content, inset }, variant, state }: StateBoxProps) {
  const offsets = rowOffsets(content);
  const active = state.active.has(node.id) || undefined;
  return (
    <g className="chart-state" data-state={node.id} data-variant={variant} data-active={active}>
      <rect
        className="chart-frame"
        data-variant={variant}
        data-active={active}
        data-pointed={state.pointed.has(node.id) || undefined}
        {...box}
        rx={FRAME_RADIUS}
      />
      {node.type === 'final' && (
        <rect
          className="chart-inner-frame"
          x={box.x + INNER}
          y={box.y + INNER}
          width={box.width - 2 * INNER}
          height={box.height - 2 * INNER}
          rx={1}
        />
      )}
      <text className="chart-title" x={box.x + inset} y={box.y + padding.y + TITLE_BASELINE}>
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
          state={state}
        />
      ))}
    </g>
  );
}

interface StateRowProps {
  readonly row: Row;
  readonly state: ChartState;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function StateRow({ row: { kind, lines, transition }, state, x, y, width }: StateRowProps) {
  const icon = <Icon kind={kind} x={x} y={y + 2} />;
  const textAt = { x: x + ICON_WIDTH, y, lines };
  if (transition === undefined) {
    return (
      <g>
        {icon}
        <TextLines {...textAt} tone={kind === 'description' ? 'quiet' : 'plain'} />
      </g>
    );
  }
  return (
    <g className="chart-row" data-transition={transition} {...statusOf(state, [transition])}>
      <rect x={x - 4} y={y - 1} width={width + 8} height={lines.length * text.mono.line + 2} rx={2} />
      {icon}
      <TextLines {...textAt} tone="strong" />
    </g>
  );
}
