import type { ChartTree } from '../graph';

/** A line to be drawn from a state to another. */
export interface Link {
  readonly id: string;
  readonly source: string;
  readonly target: string;
}

/** The states around a state from the root down to itself. */
const lineage = (tree: ChartTree, id: string): readonly string[] => [
  ...tree
    .ancestorsOf(id)
    .map((ancestor) => ancestor.id)
    .reverse(),
  id,
];

interface Projection {
  /** The innermost state around both ends. */
  readonly scope: string;
  readonly from: string;
  readonly to: string;
}

/** Both ends of a link as children of the innermost state around both; none when one end is around the other. */
function project(tree: ChartTree, { source, target }: Link): Projection | undefined {
  const [left, right] = [lineage(tree, source), lineage(tree, target)];
  const depth = left.findIndex((id, index) => id !== right[index]);
  const [scope, from, to] = [left[depth - 1], left[depth], right[depth]];
  return scope === undefined || from === undefined || to === undefined ? undefined : { scope, from, to };
}

/** The pairs, as `from to`, that lead back to where a walk from the first state on has come from. */
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
 * The links that run against the reading order, which begins where a state starts and follows the source. They are turned
 * round for the layout, so that it has no cycles to break: ELK's own breaking puts what comes later above what comes first.
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
