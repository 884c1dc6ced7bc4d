import { type ChartTransition, type ChartTree, HISTORY_DEFAULT, leadsAway, noteTexts } from '../graph';
import type { Link } from './backEdges';
import { type LabelContent, labelContent, labelOf } from './labelContent';
import type { FontMetrics } from './textSize';
import type { VisibleChart } from './visibleChart';

/** A line with its label. */
export interface ChartLink extends Link {
  /** `initial` starts at a dot, `history` leads to a default target, `pill` starts at a label inside its state. */
  readonly kind: 'transition' | 'pill' | 'initial' | 'history';
  /** Id of the transition; undefined for `initial` and `history`. */
  readonly transition: string | undefined;
  readonly label: LabelContent | undefined;
}

const isAround = (tree: ChartTree, outer: string, inner: string): boolean =>
  tree.ancestorsOf(inner).some(({ id }) => id === outer);

/**
 * One line for each target. Only the first one to another state has the label, because ELK places none in a loop. A
 * transition to a descendant starts inside its state.
 */
function transitionLinks(
  transition: ChartTransition,
  tree: ChartTree,
  metrics: FontMetrics,
): readonly ChartLink[] {
  const { id, source, targets } = transition;
  const isPill = targets.some((target) => isAround(tree, source, target));
  const away = targets.findIndex((target) => target !== source);
  return targets.map((target, index) => ({
    id: `${id}>${index}`,
    kind: isPill ? 'pill' : 'transition',
    transition: id,
    source,
    target,
    label: index === away ? labelContent(transition, metrics) : undefined,
  }));
}

/** All lines of a chart, in the order of the definition. */
export function linksOf(
  { chart, tree, hiddenIn, standIn }: VisibleChart,
  metrics: FontMetrics,
): readonly ChartLink[] {
  const initial = chart.nodes.flatMap((node): readonly ChartLink[] => {
    if (!node.initial || hiddenIn(node.id) > 0) return [];
    const { target, actions, description } = node.initial;
    const lines = [
      ...(actions.length > 0 ? [`/ ${actions.join(', ')}`] : []),
      ...noteTexts(description, undefined),
    ];
    return [
      {
        id: `${node.id}>initial`,
        kind: 'initial',
        transition: undefined,
        source: node.id,
        target: standIn(target),
        label: lines.length > 0 ? labelOf(lines, false, metrics) : undefined,
      },
    ];
  });
  const history = chart.nodes.flatMap((node) =>
    (node.history?.targets ?? []).map(
      (target, index): ChartLink => ({
        id: `${node.id}>history${index}`,
        kind: 'history',
        transition: undefined,
        source: node.id,
        target: standIn(target),
        label: labelOf([HISTORY_DEFAULT], false, metrics),
      }),
    ),
  );
  const transitions = chart.transitions
    .filter(leadsAway)
    .flatMap((transition) => transitionLinks(transition, tree, metrics));
  return [...initial, ...history, ...transitions];
}
