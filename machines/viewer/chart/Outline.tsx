import { type FocusEvent, type PointerEvent, useMemo } from 'react';
import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts } from '../../../src/theme/tokens';
import {
  bySource,
  type Chart,
  type ChartNode,
  type ChartTransition,
  type ChartTree,
  chartTree,
  isRegion,
  labelParts,
  spawnedActors,
  stateNames,
  stateRows,
} from '../../statechart/graph';
import type { ChartState } from '../../statechart/react';
import { mono, Note } from '../controls';
import { viewerSpace } from '../theme';

const List = styled('ul', {
  'li > &': { paddingLeft: viewerSpace[4], borderLeft: '1px solid $colors$rule', marginLeft: '2px' },
  '& li': { paddingBlock: '2px', overflowWrap: 'anywhere' },
  '& small': { ...mono, color: '$ink2' },
  '& mark': { ...mono, paddingInline: viewerSpace[2], color: '$action', backgroundColor: '$actionTint' },
});

const State = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: viewerSpace[2],
  fontFamily: fonts.display,
  fontWeight: 550,
  fontSize: fontSizes.ui,
  variants: { isActive: { true: { color: '$action' } } },
});

const Trigger = styled('button', {
  ...mono,
  minHeight: '1.5rem',
  textAlign: 'left',
  color: '$action',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  /* Not disabled, so that a transition keeps the focus. */
  '&[aria-disabled="true"]': { color: '$ink', textDecoration: 'none', cursor: 'text', userSelect: 'text' },
});

const isInitial = (tree: ChartTree, { id, parent = '' }: ChartNode): boolean =>
  tree.nodeOf(parent)?.initial === id;

/** Kind of a state: `initial, region`; empty for a plain state. */
function kindText(tree: ChartTree, node: ChartNode): string {
  const { type } = node;
  const kinds = [
    ...(isInitial(tree, node) ? ['initial'] : []),
    ...(type === 'parallel' || type === 'final' ? [type] : []),
    ...(isRegion(tree, node) ? ['region'] : []),
  ];
  return kinds.join(', ');
}

function destination({ source, target, reenter }: ChartTransition, nameOf: (id: string) => string): string {
  if (target === undefined) return 'stays';
  return target === source && !reenter ? 'to itself' : `to ${nameOf(target)}`;
}

/** Targets and description of a transition. @param nameOf finds the name of a state by its id. */
const restText = (transition: ChartTransition, nameOf: (id: string) => string): string =>
  [destination(transition, nameOf), transition.description].filter(Boolean).join('. ');

interface OutlineProps {
  readonly chart: Chart;
  readonly state: ChartState;
  /** Ids of the states and transitions to list, with their ancestors; undefined for all. */
  readonly only: ReadonlySet<string> | undefined;
  /** Called with the id of a pressed transition. */
  readonly onTransition: (id: string) => void;
  /** Called with the id of the state or transition under the pointer or with the focus; undefined for none. */
  readonly onPoint: (id: string | undefined) => void;
}

const outlineOf = (chart: Chart) => ({
  tree: chartTree(chart),
  transitionsOf: bySource(chart.transitions),
  nameOf: stateNames(chart),
  spawned: spawnedActors(chart),
});

type Context = Omit<OutlineProps, 'chart' | 'onPoint'> & ReturnType<typeof outlineOf>;

/** A chart as nested lists: everything that the drawing shows as text, with the same controls. */
export function Outline({ chart, onPoint, ...others }: OutlineProps) {
  const outline = useMemo(() => outlineOf(chart), [chart]);
  const onEnter = ({ target }: FocusEvent | PointerEvent) => {
    const item = target instanceof Element ? target.closest('[data-outline]') : null;
    onPoint(item?.getAttribute('data-outline') ?? undefined);
  };
  const onLeave = () => onPoint(undefined);
  return (
    <List
      aria-label={`States of ${chart.id}`}
      onPointerOver={onEnter}
      onPointerLeave={onLeave}
      onFocus={onEnter}
      onBlur={onLeave}
    >
      <OutlineState node={outline.tree.root} context={{ ...outline, ...others }} />
    </List>
  );
}

interface OutlineStateProps {
  readonly node: ChartNode;
  readonly context: Context;
}

/** True if a state, one of its transitions or a descendant is listed. */
function isListed({ id }: ChartNode, context: Context): boolean {
  const { tree, transitionsOf, only } = context;
  return (
    !only ||
    only.has(id) ||
    transitionsOf(id).some((transition) => only.has(transition.id)) ||
    tree.childrenOf(id).some((child) => isListed(child, context))
  );
}

function OutlineState({ node, context }: OutlineStateProps) {
  const { tree, transitionsOf, nameOf, spawned, state, only, onTransition } = context;
  const isActive = state.active.has(node.id);
  const kind = kindText(tree, node);
  const transitions = transitionsOf(node.id).filter(({ id }) => !only || only.has(id));
  const children = tree.childrenOf(node.id).filter((child) => isListed(child, context));
  return (
    <li data-outline={node.id}>
      <State isActive={isActive}>
        {node.key}
        {kind !== '' && <small>{kind}</small>}
        {isActive && <mark>active</mark>}
      </State>
      {stateRows(node, node === tree.root ? spawned : []).map(({ kind: row, text }) => (
        <Note key={`${row} ${text}`}>{text}</Note>
      ))}
      {transitions.length > 0 && (
        <ul>
          {transitions.map((transition) => {
            const { id } = transition;
            const isEnabled = state.enabled.has(id);
            return (
              <li key={id} data-outline={id}>
                <Trigger
                  type="button"
                  aria-disabled={!isEnabled}
                  tabIndex={isEnabled ? 0 : -1}
                  onClick={() => isEnabled && onTransition(id)}
                >
                  {labelParts(transition).join(' ')}
                </Trigger>{' '}
                <small>{restText(transition, nameOf)}</small> {state.taken.has(id) && <mark>taken</mark>}
              </li>
            );
          })}
        </ul>
      )}
      {children.length > 0 && (
        <List>
          {children.map((child) => (
            <OutlineState key={child.id} node={child} context={context} />
          ))}
        </List>
      )}
    </li>
  );
}
