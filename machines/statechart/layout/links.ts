import { type Chart, type ChartTransition, type ChartTree, isInside, leadsAway } from '../graph';
import { type LabelContent, labelContent } from './labelContent';
import type { Size } from './textSize';

/** A line with its label. */
export interface ChartLink {
  readonly id: string;
  /** `initial` starts at a dot, `pill` at a label inside its state. */
  readonly kind: 'transition' | 'pill' | 'initial';
  readonly source: string;
  readonly target: string;
  /** Id of the transition; undefined for `initial`. */
  readonly transition: string | undefined;
  readonly label: LabelContent | undefined;
  /** Id of the first link with the same ends: their labels are stacked on one line. */
  readonly bundle: string;
}

/** Size of stacked labels, in px. */
export const stackSize = (labels: readonly LabelContent[]): Size => ({
  width: Math.max(0, ...labels.map(({ size }) => size.width)),
  height: labels.reduce((sum, { size }) => sum + size.height, 0),
});

/** One line for each target; the first one has the label. A transition to a descendant starts inside its state. */
function linksOfTransition(
  transition: ChartTransition,
  tree: ChartTree,
): readonly Omit<ChartLink, 'bundle'>[] {
  const { id, source, targets } = transition;
  return targets.map((target, index) => ({
    id: `${id}>${index}`,
    kind: isInside(tree, target, source) ? 'pill' : 'transition',
    source,
    target,
    transition: id,
    label: index === 0 ? labelContent(transition) : undefined,
  }));
}

/** All lines of a chart, in the order of the definition. */
export function linksOf(chart: Chart, tree: ChartTree): readonly ChartLink[] {
  const initial = chart.nodes.flatMap(({ id, initial: start }): readonly ChartLink[] => {
    if (!start) return [];
    const line = { id: `${id}>initial`, kind: 'initial', source: id, target: start } as const;
    return [{ ...line, transition: undefined, label: undefined, bundle: line.id }];
  });
  const several = new Set<string | undefined>(
    chart.transitions.filter(({ targets }) => targets.length > 1).map(({ id }) => id),
  );
  const leaders = new Map<string, string>();
  const transitions = chart.transitions
    .filter(leadsAway)
    .flatMap((transition) => linksOfTransition(transition, tree))
    .map((link): ChartLink => {
      const ends = several.has(link.transition) ? link.id : `${link.source} ${link.target}`;
      const bundle = leaders.get(ends) ?? link.id;
      leaders.set(ends, bundle);
      return { ...link, bundle };
    });
  return [...initial, ...transitions];
}

/** Labels of each bundle. */
export function labelsByBundle(links: readonly ChartLink[]): ReadonlyMap<string, readonly LabelContent[]> {
  const labels = new Map<string, readonly LabelContent[]>();
  for (const { bundle, label } of links) {
    if (label) labels.set(bundle, [...(labels.get(bundle) ?? []), label]);
  }
  return labels;
}
