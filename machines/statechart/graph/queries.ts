import type { StateValue } from 'xstate';
import type { Chart, ChartActor, ChartNode, ChartTransition } from './chart';
import { activePaths } from './definitionText';

/** The hierarchy of the states of a chart. */
export interface ChartTree {
  readonly root: ChartNode;
  readonly nodeOf: (id: string) => ChartNode | undefined;
  readonly childrenOf: (id: string) => readonly ChartNode[];
  /** From the parent up to the root. */
  readonly ancestorsOf: (id: string) => readonly ChartNode[];
}

/** Makes the tree of a chart. */
export function chartTree({ id: chart, nodes }: Chart): ChartTree {
  const [root] = nodes;
  if (!root) throw new Error(`${chart} has no states.`);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const children = new Map<string, ChartNode[]>(nodes.map(({ id }) => [id, []]));
  for (const node of nodes) children.get(node.parent ?? '')?.push(node);
  const ancestorsOf = (id: string): readonly ChartNode[] => {
    const parent = byId.get(byId.get(id)?.parent ?? '');
    return parent ? [parent, ...ancestorsOf(parent.id)] : [];
  };
  return {
    root,
    nodeOf: (id) => byId.get(id),
    childrenOf: (id) => children.get(id) ?? [],
    ancestorsOf,
  };
}

/** True if a state is a descendant of another. */
export const isInside = (tree: ChartTree, id: string, outer: string): boolean =>
  tree.ancestorsOf(id).some((ancestor) => ancestor.id === outer);

/** True for a region: a child of a parallel state. */
export const isRegion = (tree: ChartTree, { parent = '' }: ChartNode): boolean =>
  tree.nodeOf(parent)?.type === 'parallel';

/** Groups items by their source. Returns a function from the id of a state to its items, in order. */
export function bySource<Item extends { readonly source: string }>(
  items: readonly Item[],
): (id: string) => readonly Item[] {
  const lists = new Map<string, Item[]>();
  for (const item of items) {
    const list = lists.get(item.source);
    if (list) list.push(item);
    else lists.set(item.source, [item]);
  }
  return (id) => lists.get(id) ?? [];
}

/**
 * Ids of all active states, ancestors included, in the order of the chart.
 * @param value state value of a snapshot of the chart's machine.
 */
export function activeIds({ nodes }: Chart, value: StateValue): ReadonlySet<string> {
  // The path of the root is empty.
  const active = new Set(['', ...activePaths(value)]);
  return new Set(nodes.filter(({ path }) => active.has(path.join('.'))).map(({ id }) => id));
}

/** Actors that no state invokes, so that an action may start them at any time. */
export function spawnedActors({ actors, nodes }: Chart): readonly ChartActor[] {
  const invoked = new Set(nodes.flatMap(({ invokes }) => invokes.map((invoke) => invoke.name)));
  return actors.filter(({ name }) => !invoked.has(name));
}

/** Ids of the states without a child among the ids, in the order of the chart. */
export function innermostIds({ nodes }: Chart, ids: ReadonlySet<string>): readonly string[] {
  const among = nodes.filter(({ id }) => ids.has(id));
  const parents = new Set(among.map(({ parent }) => parent));
  return among.filter(({ id }) => !parents.has(id)).map(({ id }) => id);
}

/** True if a transition targets another state than its source. */
export const leadsAway = ({ source, target }: ChartTransition): boolean =>
  target !== undefined && target !== source;

/** Types of the events that a sender outside may send, each once. */
export const eventTypes = ({ transitions }: Chart): readonly string[] => [
  ...new Set(
    transitions.flatMap(({ kind, event }) => (kind === 'event' && event !== undefined ? [event] : [])),
  ),
];
