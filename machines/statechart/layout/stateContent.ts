import {
  type ChartActor,
  type ChartNode,
  type ChartTransition,
  descriptionParts,
  leadsAway,
  ownLabelParts,
  type StateRowKind,
  stateRows,
  type TransitionKind,
} from '../graph';
import { monoWidth, type Size, text, titleWidth, wrap } from './textSize';

/** Kind of a row in the box of a state: of a transition that does not leave the state, that of its trigger. */
export type RowKind = StateRowKind | TransitionKind;

export interface Row {
  readonly kind: RowKind;
  readonly lines: readonly string[];
  /** Id of the transition. */
  readonly transition: string | undefined;
}

/** Content of the box of a state, above its children. */
export interface StateContent {
  readonly title: string;
  readonly rows: readonly Row[];
  /** Size of title and rows, in px. */
  readonly size: Size;
}

/** Content of a state's box that is not part of its node. */
interface ContentSource {
  /** Transitions with this source. */
  readonly transitions: readonly ChartTransition[];
  /** True if its children are drawn. */
  readonly isCompound: boolean;
  /** Actors that an action may start while the machine is in the state. */
  readonly spawned: readonly ChartActor[];
}

/** Space around the content of a state, in px. */
export const padding = { x: 10, y: 7 } as const;
/** Between the title and the rows, and between two rows, in px. */
const ROW_GAP = 3;
/** Width of the icon at the start of a row, in px. */
export const ICON_WIDTH = 14;
/** Free space beside the title, in px. */
const BESIDE_TITLE = 30;

/** Characters in a line of a row, in a state without and with children: one with children is wide anyway. */
const ROW_LIMIT = { leaf: 36, compound: 52 } as const;
const MIN_WIDTH = 76;

const rowOf = (limit: number, kind: RowKind, words: string, transition?: string): Row => ({
  kind,
  lines: wrap(words, limit),
  transition,
});

function transitionRow(limit: number, transition: ChartTransition): Row {
  const text = [...ownLabelParts(transition), ...descriptionParts(transition)].join(' ');
  return rowOf(limit, transition.kind, text, transition.id);
}

function rowsOf(node: ChartNode, { transitions, spawned, isCompound }: ContentSource): readonly Row[] {
  const limit = ROW_LIMIT[isCompound ? 'compound' : 'leaf'];
  return [
    ...stateRows(node, spawned).map(({ kind, text }) => rowOf(limit, kind, text)),
    ...transitions
      .filter((transition) => !leadsAway(transition))
      .map((transition) => transitionRow(limit, transition)),
  ];
}

const heightOf = ({ lines }: Row): number => lines.length * text.mono.line + ROW_GAP;

/** Top of each row, in px from the top of the state. */
export function rowOffsets({ rows }: StateContent): readonly number[] {
  let top = padding.y + text.title.line + ROW_GAP;
  return rows.map((row) => {
    const offset = top;
    top += heightOf(row);
    return offset;
  });
}

/** Lays out the content of a state. */
export function stateContent(node: ChartNode, source: ContentSource): StateContent {
  const rows = rowsOf(node, source);
  const title = node.key;
  const widest = Math.max(0, ...rows.flatMap(({ lines }) => lines.map((line) => monoWidth(line))));
  return {
    title,
    rows,
    size: {
      width: Math.ceil(
        Math.max(
          MIN_WIDTH,
          titleWidth(title) + BESIDE_TITLE + 2 * padding.x,
          widest + ICON_WIDTH + 2 * padding.x,
        ),
      ),
      height:
        2 * padding.y +
        text.title.line +
        (rows.length > 0 ? ROW_GAP : 0) +
        rows.reduce((sum, row) => sum + heightOf(row), 0),
    },
  };
}
