import {
  bySource,
  type Chart,
  type ChartNode,
  type ChartTransition,
  type ChartTree,
  chartTree,
  isRegion,
  spawnedActors,
  stateNames,
  stateRows,
} from '../../statechart/graph';

/** Finds the name of a state by its id. */
type NameOf = (id: string) => string;

/** Texts of one state. */
export interface StateTexts {
  /** Kind of the state: `initial, region`; empty for a plain state. */
  readonly kind: string;
  readonly details: readonly string[];
  readonly transitions: readonly TransitionTexts[];
  readonly children: readonly ChartNode[];
}

export interface TransitionTexts {
  readonly transition: ChartTransition;
  /** Its targets and its description. */
  readonly rest: string;
}

/** Texts of the outline by state id. */
export function outlineTexts(chart: Chart): ReadonlyMap<string, StateTexts> {
  const tree = chartTree(chart);
  const own = bySource(chart.transitions);
  const nameOf = stateNames(chart);
  const spawned = spawnedActors(chart);
  return new Map(
    chart.nodes.map((node) => [
      node.id,
      {
        kind: kindOf(tree, node),
        details: stateRows(node, node === tree.root ? spawned : []).map(({ text }) => text),
        transitions: own(node.id).map((transition) => ({ transition, rest: restOf(transition, nameOf) })),
        children: tree.childrenOf(node.id),
      },
    ]),
  );
}

const isInitial = (tree: ChartTree, { id, parent = '' }: ChartNode): boolean =>
  tree.nodeOf(parent)?.initial === id;

function kindOf(tree: ChartTree, node: ChartNode): string {
  const { type, history } = node;
  const kinds = [
    ...(isInitial(tree, node) ? ['initial'] : []),
    ...(history ? [`${history} history`] : []),
    ...(type === 'parallel' || type === 'final' ? [type] : []),
    ...(isRegion(tree, node) ? ['region'] : []),
  ];
  return kinds.join(', ');
}

function destination({ kind, source, targets, reenter }: ChartTransition, nameOf: NameOf): string {
  if (targets.length === 0) return kind === 'forbidden' ? '' : 'stays';
  if (targets.every((target) => target === source) && !reenter) return 'to itself';
  return `to ${targets.map(nameOf).join(' and ')}`;
}

function restOf(transition: ChartTransition, nameOf: NameOf): string {
  return [destination(transition, nameOf), transition.description].filter(Boolean).join('. ');
}
