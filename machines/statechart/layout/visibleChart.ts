import {
  type Chart,
  type ChartActor,
  type ChartTransition,
  type ChartTree,
  chartTree,
  spawnedActors,
} from '../graph';

/** A chart of which some states are folded: what is inside them is not shown, and they stand for it. */
export interface VisibleChart {
  readonly chart: Chart;
  readonly tree: ChartTree;
  /** How many states a folded state hides; 0 for every other. */
  readonly hiddenIn: (id: string) => number;
  /** The state that is seen in place of one: itself, or the outermost folded state around it. */
  readonly standIn: (id: string) => string;
  /** What no state invokes, shown or not. */
  readonly spawned: readonly ChartActor[];
}

/** Whether a transition begins and ends in one folded state; what that state itself takes without a target is seen. */
function isInside(standIn: (id: string) => string, { source, targets }: ChartTransition): boolean {
  const seen = standIn(source);
  const stays = targets.every((target) => standIn(target) === seen);
  return stays && (seen !== source || targets.some((target) => target !== seen));
}

/** Folds states. What happens inside a folded state is left out; what leaves it or leads into it starts and ends at it. */
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
