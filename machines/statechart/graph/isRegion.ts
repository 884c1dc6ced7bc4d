import type { ChartNode } from './chart';
import type { ChartTree } from './chartTree';

/** Whether a state is one of those that a parallel state is in at the same time; its history is none. */
export const isRegion = (tree: ChartTree, { type, parent = '' }: ChartNode): boolean =>
  type !== 'history' && tree.nodeOf(parent)?.type === 'parallel';
