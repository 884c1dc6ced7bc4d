import { type ChartTransition, type ChartTree, HISTORY_DEFAULT, leadsAway, noteTexts } from '../graph';
import type { Link } from './backEdges';
import { type LabelContent, labelContent, labelOf } from './labelContent';
import type { FontMetrics } from './textSize';
import type { VisibleChart } from './visibleChart';

/** A line with what it says. */
export interface ChartLink extends Link {
  /** `initial` leaves a dot, `history` leads to where a history state starts, `pill` leaves a label inside its state. */
  readonly kind: 'transition' | 'pill' | 'initial' | 'history';
  /** Of the chart; none for `initial` and `history`. */
  readonly transition: string | undefined;
  readonly label: LabelContent | undefined;
}

const isAround = (tree: ChartTree, outer: string, inner: string): boolean =>
  tree.ancestorsOf(inner).some(({ id }) => id === outer);

/**
 * One line for each target; the first that leads away alone has the label, as ELK puts none into a loop. A state that
 * leads into itself does so from inside.
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

/** Every line of a chart, in the order of its definition. */
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
