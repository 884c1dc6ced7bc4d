import { useId } from 'react';
import type { Chart, ChartNode, ChartTransition } from '../chart/chart';
import { type ChartTree, chartTree } from '../chart/chartTree';
import { isRegion } from '../chart/isRegion';
import { labelParts } from '../chart/label';
import { type ChartActions, type ChartState, noIds, restingChart } from './chartState';
import * as styles from './outline.styles';

interface OutlineProps extends ChartActions {
  readonly chart: Chart;
  readonly state?: ChartState | undefined;
  readonly folded?: ReadonlySet<string>;
}

interface Context extends ChartActions {
  readonly chart: Chart;
  readonly tree: ChartTree;
  readonly state: ChartState;
  readonly folded: ReadonlySet<string>;
}

/** A chart as nested lists: everything that the drawing shows, in words, with the same controls. */
export function Outline({ chart, state = restingChart, folded = noIds, ...actions }: OutlineProps) {
  const tree = chartTree(chart);
  if (!tree.root) return null;
  return (
    <ul className={styles.list().toString()} aria-label={`States of ${chart.id}`}>
      <OutlineState node={tree.root} context={{ chart, tree, state, folded, ...actions }} />
    </ul>
  );
}

const isInitial = (tree: ChartTree, { id, parent = '' }: ChartNode): boolean =>
  tree.nodeOf(parent)?.initial?.target === id;

/** What kind of state it is, as far as that is worth a word. */
function kindOf(tree: ChartTree, node: ChartNode): string {
  const { type, history } = node;
  const words = [
    ...(isInitial(tree, node) ? ['initial'] : []),
    ...(history ? [`${history.kind} history`] : []),
    ...(type === 'parallel' || type === 'final' ? [type] : []),
    ...(isRegion(tree, node) ? ['region'] : []),
  ];
  return words.join(', ');
}

/** The path of a state below the root. */
const nameOf = (tree: ChartTree, id: string): string => tree.nodeOf(id)?.path.join('.') || id;

function detailsOf(tree: ChartTree, node: ChartNode): readonly string[] {
  const { description, tags, meta, entry, exit, invokes, initial, history } = node;
  const first = (history?.targets ?? []).map((target) => nameOf(tree, target));
  return [
    ...(description === undefined ? [] : [description]),
    ...(tags.length === 0 ? [] : [`tags ${tags.join(', ')}`]),
    ...(meta === undefined ? [] : [`meta ${JSON.stringify(meta)}`]),
    ...(entry.length === 0 ? [] : [`on entry ${entry.join(', ')}`]),
    ...(exit.length === 0 ? [] : [`on exit ${exit.join(', ')}`]),
    ...(initial && initial.actions.length > 0 ? [`starts with ${initial.actions.join(', ')}`] : []),
    ...(initial?.description === undefined ? [] : [`starts: ${initial.description}`]),
    ...invokes.map(({ name }) => `invokes ${name}`),
    ...(first.length === 0 ? [] : [`at first ${first.join(', ')}`]),
  ];
}

/** What is pointed at, with the pointer or the keyboard, is shown in the drawing. */
const pointing = (id: string, { onPoint }: Pick<ChartActions, 'onPoint'>) => ({
  onPointerEnter: () => onPoint?.(id),
  onPointerLeave: () => onPoint?.(undefined),
  onFocus: () => onPoint?.(id),
  onBlur: () => onPoint?.(undefined),
});

function OutlineState({ node, context }: { readonly node: ChartNode; readonly context: Context }) {
  const { chart, tree, state, folded, onFold } = context;
  const inside = useId();
  const children = tree.childrenOf(node.id);
  const own = chart.transitions.filter(({ source }) => source === node.id);
  const isOpen = !folded.has(node.id);
  const isActive = state.active.has(node.id);
  const kind = kindOf(tree, node);
  return (
    <li className={styles.item().toString()} data-outline={node.id}>
      <p className={styles.heading({ isActive }).toString()} {...pointing(node.id, context)}>
        {children.length > 0 && onFold ? (
          <button
            type="button"
            className={styles.fold().toString()}
            aria-expanded={isOpen}
            aria-controls={isOpen ? inside : undefined}
            onClick={() => onFold(node.id)}
          >
            {node.key}
          </button>
        ) : (
          <span>{node.key}</span>
        )}
        {kind !== '' && <span className={styles.kind().toString()}>{kind}</span>}
        {isActive && <span className={styles.active().toString()}>active</span>}
      </p>
      {detailsOf(tree, node).map((detail) => (
        <p key={detail} className={styles.detail().toString()}>
          {detail}
        </p>
      ))}
      {own.length > 0 && (
        <ul className={styles.transitions().toString()}>
          {own.map((transition) => (
            <OutlineTransition key={transition.id} transition={transition} context={context} />
          ))}
        </ul>
      )}
      {isOpen && children.length > 0 && (
        <ul id={inside} className={styles.list().toString()}>
          {children.map((child) => (
            <OutlineState key={child.id} node={child} context={context} />
          ))}
        </ul>
      )}
    </li>
  );
}

function destination({ kind, source, targets, reenter }: ChartTransition, tree: ChartTree): string {
  if (targets.length === 0) return kind === 'forbidden' ? '' : 'stays';
  if (targets.every((target) => target === source) && !reenter) return 'to itself';
  return `to ${targets.map((target) => nameOf(tree, target)).join(' and ')}`;
}

interface OutlineTransitionProps {
  readonly transition: ChartTransition;
  readonly context: Context;
}

function OutlineTransition({
  transition,
  context: { tree, state, onTransition, onPoint },
}: OutlineTransitionProps) {
  const { id, description, meta } = transition;
  const words = labelParts(transition).join(' ');
  const isEnabled = state.enabled.has(id) && onTransition !== undefined;
  const isTaken = state.taken.has(id);
  return (
    <li
      className={styles.transition({ isTaken }).toString()}
      data-outline={id}
      {...pointing(id, { onPoint })}
    >
      {isEnabled ? (
        <button type="button" className={styles.press().toString()} onClick={() => onTransition(id)}>
          {words}
        </button>
      ) : (
        <span>{words}</span>
      )}{' '}
      <span className={styles.kind().toString()}>
        {[
          destination(transition, tree),
          description,
          ...(meta === undefined ? [] : [`meta ${JSON.stringify(meta)}`]),
        ]
          .filter(Boolean)
          .join('. ')}
      </span>
      {isTaken && (
        <>
          {' '}
          <span className={styles.active().toString()}>taken</span>
        </>
      )}
    </li>
  );
}
