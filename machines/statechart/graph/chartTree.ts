import type { Chart, ChartNode } from './chart';

/** A chart asked for who stands inside whom. */
export interface ChartTree {
  readonly root: ChartNode | undefined;
  readonly nodeOf: (id: string) => ChartNode | undefined;
  readonly childrenOf: (id: string) => readonly ChartNode[];
  /** From the parent up to the root. */
  readonly ancestorsOf: (id: string) => readonly ChartNode[];
}

/** Makes the tree of a chart. */
export function chartTree({ nodes }: Chart): ChartTree {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const children = new Map<string, ChartNode[]>(nodes.map(({ id }) => [id, []]));
  for (const node of nodes) children.get(node.parent ?? '')?.push(node);
  const ancestorsOf = (id: string): readonly ChartNode[] => {
    const parent = byId.get(byId.get(id)?.parent ?? '');
    return parent ? [parent, ...ancestorsOf(parent.id)] : [];
  };
  return {
    root: nodes[0],
    nodeOf: (id) => byId.get(id),
    childrenOf: (id) => children.get(id) ?? [],
    ancestorsOf,
  };
}
