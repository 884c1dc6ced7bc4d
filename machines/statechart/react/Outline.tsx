import { memo, useMemo } from 'react';
import type { Chart, ChartNode } from '../graph';
import { type ChartActions, type ChartState, noIds, restingChart } from './chartState';
import { OutlineTransition, pointing } from './OutlineTransition';
import * as styles from './outline.styles';
import { outlineTexts, type StateTexts } from './outlineTexts';
import { transitionStatus } from './transitionStatus';
import { useStableActions } from './useStableActions';

interface OutlineProps extends ChartActions {
  readonly chart: Chart;
  readonly state?: ChartState | undefined;
}

interface Context {
  readonly texts: ReadonlyMap<string, StateTexts>;
  readonly state: ChartState;
  readonly actions: ChartActions;
}

/** A chart as nested lists: everything that the drawing shows as text, with the same controls. */
export const Outline = memo(function Outline({ chart, state = restingChart, ...given }: OutlineProps) {
  const texts = useMemo(() => outlineTexts(chart), [chart]);
  const actions = useStableActions(given);
  const { active, taken, enabled, found } = state;
  // Only the drawing shows the pointed element.
  const context = useMemo(
    () => ({
      texts,
      state: { active, taken, enabled, pointed: undefined, found: found ?? noIds },
      actions,
    }),
    [texts, active, taken, enabled, found, actions],
  );
  const [root] = chart.nodes;
  if (!root) return null;
  return (
    <ul className={styles.list().toString()} aria-label={`States of ${chart.id}`}>
      <OutlineState node={root} context={context} />
    </ul>
  );
});

interface OutlineStateProps {
  readonly node: ChartNode;
  readonly context: Context;
}

const OutlineState = memo(function OutlineState({ node, context }: OutlineStateProps) {
  const { texts, state, actions } = context;
  const { onTransition, onPoint } = actions;
  const own = texts.get(node.id);
  if (!own) return null;
  const { kind, details, transitions, children } = own;
  const isActive = state.active.has(node.id);
  return (
    <li className={styles.item().toString()} data-outline={node.id}>
      <p
        className={styles.heading({ isActive, isFound: state.found?.has(node.id) === true }).toString()}
        {...pointing(node.id, onPoint)}
      >
        <span>{node.key}</span>
        {kind !== '' && <span className={styles.kind().toString()}>{kind}</span>}
        {isActive && <span className={styles.active().toString()}>active</span>}
      </p>
      <Details details={details} />
      {transitions.length > 0 && (
        <ul className={styles.transitions().toString()}>
          {transitions.map(({ transition, rest }) => (
            <OutlineTransition
              key={transition.id}
              transition={transition}
              rest={rest}
              {...transitionStatus(state, transition.id, onTransition !== undefined)}
              onTransition={onTransition}
              onPoint={onPoint}
            />
          ))}
        </ul>
      )}
      {children.length > 0 && (
        <ul className={styles.list().toString()}>
          {children.map((child) => (
            <OutlineState key={child.id} node={child} context={context} />
          ))}
        </ul>
      )}
    </li>
  );
});

const Details = memo(function Details({ details }: { readonly details: readonly string[] }) {
  return details.map((detail, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: details of one state have no other identity
    <p key={index} className={styles.detail().toString()}>
      {detail}
    </p>
  ));
});
