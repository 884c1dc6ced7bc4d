import type { ChartNode } from '../graph/chart';
import type { ChartTree } from '../graph/queries';
import { isRegion } from '../graph/queries';

/** How a state is coloured: a leaf, or by what is inside it, so that what lies in what is seen. */
export type Look = 'leaf' | 'even' | 'odd' | 'region';

/** @param isFolded a folded state looks like a leaf. */
export function lookOf(tree: ChartTree, node: ChartNode, isFolded: boolean): Look {
  if (isFolded || tree.childrenOf(node.id).length === 0) return 'leaf';
  if (isRegion(tree, node)) return 'region';
  return node.path.length % 2 === 0 ? 'even' : 'odd';
}
