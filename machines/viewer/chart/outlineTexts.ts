import {
  bySource,
  type Chart,
  type ChartActor,
  type ChartNode,
  type ChartTransition,
  type ChartTree,
  chartTree,
  HISTORY_DEFAULT,
  isRegion,
  noteTexts,
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
  /** Its targets and the notes of its author. */
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
        details: detailsOf(node, nameOf, node === tree.root ? spawned : []),
        transitions: own(node.id).map((transition) => ({ transition, rest: restOf(transition, nameOf) })),
        children: tree.childrenOf(node.id),
      },
    ]),
  );
}

const isInitial = (tree: ChartTree, { id, parent = '' }: ChartNode): boolean =>
  tree.nodeOf(parent)?.initial?.target === id;

function kindOf(tree: ChartTree, node: ChartNode): string {
  const { type, history } = node;
  const kinds = [
    ...(isInitial(tree, node) ? ['initial'] : []),
    ...(history ? [`${history.kind} history`] : []),
    ...(type === 'parallel' || type === 'final' ? [type] : []),
    ...(isRegion(tree, node) ? ['region'] : []),
  ];
  return kinds.join(', ');
}

function detailsOf(node: ChartNode, nameOf: NameOf, spawned: readonly ChartActor[]): readonly string[] {
  const { initial, history } = node;
  const targets = (history?.targets ?? []).map(nameOf);
  return [
    ...stateRows(node, spawned).map(({ text }) => text),
    ...(initial && initial.actions.length > 0 ? [`starts with ${initial.actions.join(', ')}`] : []),
    ...(initial?.description === undefined ? [] : [`starts: ${initial.description}`]),
    ...(targets.length === 0 ? [] : [`${HISTORY_DEFAULT} ${targets.join(', ')}`]),
  ];
}

function destination({ kind, source, targets, reenter }: ChartTransition, nameOf: NameOf): string {
  if (targets.length === 0) return kind === 'forbidden' ? '' : 'stays';
  if (targets.every((target) => target === source) && !reenter) return 'to itself';
  return `to ${targets.map(nameOf).join(' and ')}`;
}

function restOf(transition: ChartTransition, nameOf: NameOf): string {
  const { description, meta } = transition;
  return [destination(transition, nameOf), description, ...noteTexts(undefined, meta)]
    .filter(Boolean)
    .join('. ');
}
