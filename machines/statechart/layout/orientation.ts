import { type ChartTree, isInside } from '../graph';
import type { Arrangements } from './arrangement';
import { endsInScope, endsInside, type Route, startsInside } from './routes';

/**
 * The halves of a line that run against the reading direction. A line has a half at its source and one at its target. If
 * both run against it, the line leads back; if one does, the line turns round at its label.
 */
interface Orientation {
  readonly from: boolean;
  readonly to: boolean;
}

/** Children of a state by their layers, where the line leads. */
function byLayers(layers: readonly (readonly string[])[], from: string, to: string): Orientation {
  const [one, other] = [from, to].map((key) => layers.findIndex((layer) => layer.includes(key)));
  if (one === undefined || other === undefined || one < 0 || other < 0) {
    throw new Error(`An arrangement has no layer for ${from} or ${to}.`);
  }
  const isBack = one > other;
  // A line inside a layer turns round after it, or before the last layer.
  const turnsAfter = one === other && (one < layers.length - 1 || one === 0);
  const turnsBefore = one === other && !turnsAfter;
  return { from: isBack || turnsBefore, to: isBack || turnsAfter };
}

/** Back edges of a depth-first search from the first state, as `from to`. */
function backEdges(
  order: readonly string[],
  edges: readonly (readonly [string, string])[],
): ReadonlySet<string> {
  const back = new Set<string>();
  const state = new Map<string, 'open' | 'done'>();
  const visit = (id: string): void => {
    state.set(id, 'open');
    for (const [from, next] of edges) {
      if (from !== id) continue;
      if (state.get(next) === 'open') back.add(`${id} ${next}`);
      else if (!state.has(next)) visit(next);
    }
    state.set(id, 'done');
  };
  for (const id of order) if (!state.has(id)) visit(id);
  return back;
}

/**
 * The orientation of each line, by link. In a state without an arranged order of its children, the reading order starts at
 * the initial state and follows the definition. Lines against it are reversed for the layout, so that ELK gets no cycles: its
 * own cycle breaking places later states above earlier ones.
 */
export function orientations(
  tree: ChartTree,
  routes: readonly Route[],
  arrangements: Arrangements,
): ReadonlyMap<string, Orientation> {
  const between = routes.filter((route) => !startsInside(route.link) && !endsInside(route));
  const found = new Map<string, Orientation>();
  for (const scope of new Set(between.map((route) => route.scope))) {
    const own = between
      .filter((route) => route.scope === scope)
      .map((route) => ({ id: route.link.id, ...endsInScope(route) }));
    const children = tree.childrenOf(scope).map(({ id }) => id);
    const initial = tree.nodeOf(scope)?.initial ?? '';
    const first = children.filter((id) => id === initial || isInside(tree, initial, id));
    const back = backEdges(
      [...first, ...children],
      own.map(({ from, to }) => [from, to]),
    );
    const layers = arrangements[scope]?.layers;
    for (const { id, from, to } of own) {
      const isBack = first.includes(to) || back.has(`${from} ${to}`);
      const keyOf = (child: string) => tree.nodeOf(child)?.key ?? '';
      found.set(id, layers ? byLayers(layers, keyOf(from), keyOf(to)) : { from: isBack, to: isBack });
    }
  }
  return found;
}
