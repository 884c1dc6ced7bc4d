import {
  type Chart,
  type ChartActor,
  type ChartTransition,
  type ChartTree,
  chartTree,
  spawnedActors,
} from '../graph';

/** A chart with folded states, which hide and represent their descendants. */
export interface VisibleChart {
  readonly chart: Chart;
  readonly tree: ChartTree;
  /** Number of states that a folded state hides; 0 for others. */
  readonly hiddenIn: (id: string) => number;
  /** Id of the visible state that represents a state: its outermost folded ancestor, or itself. */
  readonly standIn: (id: string) => string;
  /** Actors that no state invokes. */
  readonly spawned: readonly ChartActor[];
}

/** True if a folded state hides a transition; its own transitions without a target stay visible. */
function isInside(standIn: (id: string) => string, { source, targets }: ChartTransition): boolean {
  const seen = standIn(source);
  const stays = targets.every((target) => standIn(target) === seen);
  return stays && (seen !== source || targets.some((target) => target !== seen));
}

/** Folds states. Transitions inside a folded state are left out; those across its border start or end at it. */
export function visibleChart(chart: Chart, folded: ReadonlySet<string>): VisibleChart {
  const whole = chartTree(chart);
  const standIn = (id: string): string =>
    whole.ancestorsOf(id).findLast((ancestor) => folded.has(ancestor.id))?.id ?? id;
  const hidden = new Map<string, number>();
  for (const { id } of chart.nodes) {
    const seen = standIn(id);
    if (seen !== id) hidden.set(seen, (hidden.get(seen) ?? 0) + 1);
  }
  const visible: Chart = {
    ...chart,
    nodes: chart.nodes.filter(({ id }) => standIn(id) === id),
    transitions: chart.transitions
      .filter((transition) => !isInside(standIn, transition))
      .map((transition) => ({
        ...transition,
        source: standIn(transition.source),
        targets: [...new Set(transition.targets.map(standIn))],
      })),
  };
  return {
    chart: visible,
    tree: chartTree(visible),
    hiddenIn: (id) => hidden.get(id) ?? 0,
    standIn,
    spawned: spawnedActors(chart),
  };
}
