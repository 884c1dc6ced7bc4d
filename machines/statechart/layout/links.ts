import { type Chart, type ChartTree, isInside } from '../graph';
import { type LabelContent, labelContent } from './labelContent';
import type { Size } from './textSize';

/** A line with its label. */
export interface ChartLink {
  /** That of the transition, if there is one. */
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

/** All lines of a chart, in the order of the definition. */
export function linksOf(chart: Chart, tree: ChartTree): readonly ChartLink[] {
  const initial = chart.nodes.flatMap(({ id, initial: start }): readonly ChartLink[] => {
    if (!start) return [];
    const line = { id: `${id}>initial`, kind: 'initial', source: id, target: start } as const;
    return [{ ...line, transition: undefined, label: undefined, bundle: line.id }];
  });
  const leaders = new Map<string, string>();
  const transitions = chart.transitions.flatMap((transition): readonly ChartLink[] => {
    const { id, source, target } = transition;
    if (target === undefined || target === source) return [];
    const ends = `${source} ${target}`;
    const bundle = leaders.get(ends) ?? id;
    leaders.set(ends, bundle);
    // A transition to a descendant starts inside its state.
    const kind = isInside(tree, target, source) ? 'pill' : 'transition';
    return [{ id, kind, source, target, transition: id, label: labelContent(transition), bundle }];
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
