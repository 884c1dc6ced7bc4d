import { bySource } from '../graph/bySource';
import type { Chart, ChartNode, ChartTransition } from '../graph/chart';
import { type ChartTree, chartTree } from '../graph/chartTree';
import { isRegion } from '../graph/isRegion';
import { spawnedActors } from '../graph/spawnedActors';

/** The words of one state. */
export interface StateWords {
  /** What kind of state it is, as far as that is worth a word. */
  readonly kind: string;
  readonly details: readonly string[];
  readonly transitions: readonly TransitionWords[];
  readonly children: readonly ChartNode[];
}

export interface TransitionWords {
  readonly transition: ChartTransition;
  /** Where it leads, and what its author wrote about it. */
  readonly rest: string;
}

/** What an outline of a chart says of each state, worked out once. */
export function outlineWords(chart: Chart): ReadonlyMap<string, StateWords> {
  const tree = chartTree(chart);
  const own = bySource(chart.transitions);
  const spawned = spawnedActors(chart).map(({ name }) => `starts ${name}`);
  return new Map(
    chart.nodes.map((node) => [
      node.id,
      {
        kind: kindOf(tree, node),
        details: [...detailsOf(tree, node), ...(node === tree.root ? spawned : [])],
        transitions: own(node.id).map((transition) => ({ transition, rest: restOf(transition, tree) })),
        children: tree.childrenOf(node.id),
      },
    ]),
  );
}

const isInitial = (tree: ChartTree, { id, parent = '' }: ChartNode): boolean =>
  tree.nodeOf(parent)?.initial?.target === id;

function kindOf(tree: ChartTree, node: ChartNode): string {
  const { type, history } = node;
  const words = [
    ...(isInitial(tree, node) ? ['initial'] : []),
    ...(history ? [`${history.kind} history`] : []),
    ...(type === 'parallel' || type === 'final' ? [type] : []),
    ...(isRegion(tree, node) ? ['region'] : []),
  ];
  return words.join(', ');
}

/** The path of a state below the root. */
const nameOf = (tree: ChartTree, id: string): string => tree.nodeOf(id)?.path.join('.') || id;

function detailsOf(tree: ChartTree, node: ChartNode): readonly string[] {
  const { description, tags, meta, entry, exit, invokes, initial, history } = node;
  const first = (history?.targets ?? []).map((target) => nameOf(tree, target));
  return [
    ...(description === undefined ? [] : [description]),
    ...(tags.length === 0 ? [] : [`tags ${tags.join(', ')}`]),
    ...(meta === undefined ? [] : [`meta ${JSON.stringify(meta)}`]),
    ...(entry.length === 0 ? [] : [`on entry ${entry.join(', ')}`]),
    ...(exit.length === 0 ? [] : [`on exit ${exit.join(', ')}`]),
    ...(initial && initial.actions.length > 0 ? [`starts with ${initial.actions.join(', ')}`] : []),
    ...(initial?.description === undefined ? [] : [`starts: ${initial.description}`]),
    ...invokes.map(({ name }) => `invokes ${name}`),
    ...(first.length === 0 ? [] : [`at first ${first.join(', ')}`]),
  ];
}

function destination({ kind, source, targets, reenter }: ChartTransition, tree: ChartTree): string {
  if (targets.length === 0) return kind === 'forbidden' ? '' : 'stays';
  if (targets.every((target) => target === source) && !reenter) return 'to itself';
  return `to ${targets.map((target) => nameOf(tree, target)).join(' and ')}`;
}

function restOf(transition: ChartTransition, tree: ChartTree): string {
  const { description, meta } = transition;
  const note = meta === undefined ? undefined : `meta ${JSON.stringify(meta)}`;
  return [destination(transition, tree), description, note].filter(Boolean).join('. ');
}
