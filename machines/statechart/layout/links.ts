import {
  type Chart,
  type ChartTransition,
  type ChartTree,
  HISTORY_DEFAULT,
  isInside,
  leadsAway,
  noteTexts,
} from '../graph';
import type { Link } from './backEdges';
import { type LabelContent, labelContent, labelOf } from './labelContent';
import type { Size } from './textSize';

/** A line with its label. */
export interface ChartLink extends Link {
  /** `initial` starts at a dot, `history` leads to a default target, `pill` starts at a label inside its state. */
  readonly kind: 'transition' | 'pill' | 'initial' | 'history';
  /** Id of the transition; undefined for `initial` and `history`. */
  readonly transition: string | undefined;
  readonly label: LabelContent | undefined;
  /** Id of the first link with the same ends: their labels are stacked on one line. */
  readonly bundle: string;
}

type SingleLink = Omit<ChartLink, 'bundle'>;

/** Bundles labeled transitions with one target that have the same source, target and kind. */
function bundled(links: readonly SingleLink[]): readonly ChartLink[] {
  const counts = new Map<string | undefined, number>();
  for (const { transition } of links) counts.set(transition, (counts.get(transition) ?? 0) + 1);
  const leaders = new Map<string, string>();
  return links.map((link) => {
    const { id, kind, source, target, transition, label } = link;
    if (!transition || !label || counts.get(transition) !== 1) return { ...link, bundle: id };
    const ends = JSON.stringify([kind, source, target]);
    const bundle = leaders.get(ends) ?? id;
    leaders.set(ends, bundle);
    return { ...link, bundle };
  });
}

/** Size of stacked labels, in px. */
export const stackSize = (labels: readonly LabelContent[]): Size => ({
  width: Math.max(...labels.map(({ size }) => size.width)),
  height: labels.reduce((sum, { size }) => sum + size.height, 0),
});

/**
 * One line for each target. Only the first one to another state has the label, because ELK places none in a loop. A
 * transition to a descendant starts inside its state.
 */
function transitionLinks(transition: ChartTransition, tree: ChartTree): readonly SingleLink[] {
  const { id, source, targets } = transition;
  const isPill = targets.some((target) => isInside(tree, target, source));
  const away = targets.findIndex((target) => target !== source);
  return targets.map((target, index) => ({
    id: `${id}>${index}`,
    kind: isPill ? 'pill' : 'transition',
    transition: id,
    source,
    target,
    label: index === away ? labelContent(transition) : undefined,
  }));
}

/** All lines of a chart, in the order of the definition. */
export function linksOf(chart: Chart, tree: ChartTree): readonly ChartLink[] {
  const initial = chart.nodes.flatMap((node): readonly SingleLink[] => {
    if (!node.initial) return [];
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
        target,
        label: lines.length > 0 ? labelOf(lines, false) : undefined,
      },
    ];
  });
  const history = chart.nodes.flatMap((node) =>
    (node.history?.targets ?? []).map(
      (target, index): SingleLink => ({
        id: `${node.id}>history${index}`,
        kind: 'history',
        transition: undefined,
        source: node.id,
        target,
        label: labelOf([HISTORY_DEFAULT], false),
      }),
    ),
  );
  const transitions = chart.transitions
    .filter(leadsAway)
    .flatMap((transition) => transitionLinks(transition, tree));
  return bundled([...initial, ...history, ...transitions]);
}
