import type { ChartActor, ChartNode, ChartTransition } from '../graph/chart';
import { leadsAway, ownLabelParts } from '../graph/label';
import { monoWidth, type Size, text, titleWidth, wrap } from './textSize';

/** What a row of a state tells. */
export type RowKind =
  | 'description'
  | 'tags'
  | 'meta'
  | 'entry'
  | 'exit'
  | 'invoke'
  | 'start'
  | 'transition'
  | 'collapsed';

export interface Row {
  readonly kind: RowKind;
  readonly lines: readonly string[];
  /** Of a `transition` that does not leave its state. */
  readonly transition: string | undefined;
}

/** What stands in the box of a state, above the states inside it. */
export interface StateContent {
  readonly title: string;
  readonly rows: readonly Row[];
  /** What title and rows need, in px. */
  readonly size: Size;
}

/** What is told in a state beside what it is itself. */
export interface ContentSource {
  /** Those that leave it, or stay in it. */
  readonly transitions: readonly ChartTransition[];
  /** How many states inside it are not shown, when it is folded. */
  readonly hidden: number;
  /** What may be started from anywhere in it. */
  readonly spawned: readonly ChartActor[];
}

/** Space around the content of a state, in px. */
export const padding = { x: 12, y: 9 } as const;
/** Between the title and the rows, and between two rows, in px. */
const ROW_GAP = 3;
/** A row begins with a mark, in px. */
export const MARK_WIDTH = 14;
/** Room beside the title for the sign of its kind and for the button that folds it, in px. */
const SIGNS_WIDTH = 30;

/** Characters in a line of a row. */
const ROW_LIMIT = 34;
const MIN_WIDTH = 76;

const own = (kind: RowKind, words: string, transition?: string): Row => ({
  kind,
  lines: wrap(words, ROW_LIMIT),
  transition,
});

function transitionRow(transition: ChartTransition): Row {
  const words = [...ownLabelParts(transition), ...noteOf(transition.description, transition.meta)].join(' ');
  return own('transition', words, transition.id);
}

/** What an author wrote about a state or a transition, beside what it does. */
export const noteOf = (description: string | undefined, meta: unknown): readonly string[] => [
  ...(description === undefined ? [] : [`“${description}”`]),
  ...(meta === undefined ? [] : [`meta ${JSON.stringify(meta)}`]),
];

function rowsOf(node: ChartNode, { transitions, spawned }: ContentSource): readonly Row[] {
  const { description, tags, meta, entry, exit, invokes } = node;
  return [
    ...(description === undefined ? [] : [own('description', description)]),
    ...(tags.length === 0 ? [] : [own('tags', tags.map((tag) => `#${tag}`).join(' '))]),
    ...(meta === undefined ? [] : [own('meta', `meta ${JSON.stringify(meta)}`)]),
    ...(entry.length === 0 ? [] : [own('entry', `entry / ${entry.join(', ')}`)]),
    ...(exit.length === 0 ? [] : [own('exit', `exit / ${exit.join(', ')}`)]),
    ...invokes.map(({ name }) => own('invoke', `invoke ${name}`)),
    ...spawned.map(({ name }) => own('start', `starts ${name}`)),
    ...transitions.filter((transition) => !leadsAway(transition)).map(transitionRow),
  ];
}

const heightOf = ({ lines }: Row): number => lines.length * text.mono.line + ROW_GAP;

/** The top of each row below the top of its state, in px. */
export function rowOffsets({ rows }: StateContent): readonly number[] {
  let top = padding.y + text.title.line + ROW_GAP;
  return rows.map((row) => {
    const offset = top;
    top += heightOf(row);
    return offset;
  });
}

/** What a history state is called: `H`, or `H*` for a deep one, and its name. */
const historyTitle = ({ history, key }: ChartNode): string =>
  `${history?.kind === 'deep' ? 'H*' : 'H'} ${key}`;

/** What stands in a state. */
export function stateContent(node: ChartNode, source: ContentSource): StateContent {
  const { hidden } = source;
  const folded =
    hidden === 0 ? [] : [own('collapsed', hidden === 1 ? '1 state inside' : `${hidden} states inside`)];
  const rows = [...rowsOf(node, source), ...folded];
  const title = node.type === 'history' ? historyTitle(node) : node.key;
  const widest = Math.max(0, ...rows.flatMap(({ lines }) => lines.map(monoWidth)));
  return {
    title,
    rows,
    size: {
      width: Math.ceil(
        Math.max(
          MIN_WIDTH,
          titleWidth(title) + (node.type === 'history' ? 0 : SIGNS_WIDTH) + 2 * padding.x,
          widest + MARK_WIDTH + 2 * padding.x,
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
