import { type ChartNode, type ChartTree, isRegion } from '../graph';

/** Background of a state: leaves, regions, and other states by the parity of their depth, so that nesting is visible. */
export type StateVariant = 'leaf' | 'even' | 'odd' | 'region';

export function stateVariant(tree: ChartTree, node: ChartNode): StateVariant {
  if (tree.childrenOf(node.id).length === 0) return 'leaf';
  if (isRegion(tree, node)) return 'region';
  return node.path.length % 2 === 0 ? 'even' : 'odd';
}
