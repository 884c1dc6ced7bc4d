import type { ChartTree } from '../graph';

/** A line from one state to another. */
export interface Link {
  readonly id: string;
  readonly source: string;
  readonly target: string;
}

/** Ids from the root down to a state. */
const lineage = (tree: ChartTree, id: string): readonly string[] => [
  ...tree
    .ancestorsOf(id)
    .map((ancestor) => ancestor.id)
    .reverse(),
  id,
];

export interface Projection {
  /** Least common ancestor of both ends. */
  readonly scope: string;
  readonly from: string;
  readonly to: string;
}

/** Both ends of a link as children of their least common ancestor; undefined if one end is an ancestor of the other. */
export function project(tree: ChartTree, { source, target }: Link): Projection | undefined {
  const [left, right] = [lineage(tree, source), lineage(tree, target)];
  const depth = left.findIndex((id, index) => id !== right[index]);
  const [scope, from, to] = [left[depth - 1], left[depth], right[depth]];
  return scope === undefined || from === undefined || to === undefined ? undefined : { scope, from, to };
}

/** Back edges of a depth-first search from the first state, as `from to`. */
function backPairs(
  order: readonly string[],
  edges: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const back = new Set<string>();
  const state = new Map<string, 'open' | 'done'>();
  const visit = (id: string): void => {
    state.set(id, 'open');
    for (const next of edges.get(id) ?? []) {
      if (state.get(next) === 'open') back.add(`${id} ${next}`);
      else if (!state.has(next)) visit(next);
    }
    state.set(id, 'done');
  };
  for (const id of order) if (!state.has(id)) visit(id);
  return back;
}

/**
 * Ids of the links against the reading order, which starts at the initial state and follows the definition. They are reversed
 * for the layout, so that it has no cycles: ELK's own cycle breaking places later states above earlier ones.
 */
export function backEdges(tree: ChartTree, links: readonly Link[]): ReadonlySet<string> {
  const projections = links.flatMap((link) => {
    const projection = project(tree, link);
    return projection ? [{ ...projection, id: link.id }] : [];
  });
  const back = new Set<string>();
  for (const scope of new Set(projections.map((projection) => projection.scope))) {
    const own = projections.filter((projection) => projection.scope === scope);
    const edges = new Map<string, Set<string>>();
    for (const { from, to } of own) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    const initial = tree.nodeOf(scope)?.initial?.target;
    const children = tree.childrenOf(scope).map(({ id }) => id);
    const start =
      initial === undefined ? [] : [lineage(tree, initial)[lineage(tree, scope).length] ?? initial];
    const pairs = backPairs([...start, ...children], edges);
    for (const { id, from, to } of own) {
      if (start.includes(to) || pairs.has(`${from} ${to}`)) back.add(id);
    }
  }
  return back;
}
