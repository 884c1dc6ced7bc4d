import { type ChartNode, type ChartTransition, type ChartTree, isRegion } from '../../statechart/graph';

const isInitial = (tree: ChartTree, { id, parent = '' }: ChartNode): boolean =>
  tree.nodeOf(parent)?.initial === id;

/** Kind of a state: `initial, region`; empty for a plain state. */
export function kindText(tree: ChartTree, node: ChartNode): string {
  const { type } = node;
  const kinds = [
    ...(isInitial(tree, node) ? ['initial'] : []),
    ...(type === 'parallel' || type === 'final' ? [type] : []),
    ...(isRegion(tree, node) ? ['region'] : []),
  ];
  return kinds.join(', ');
}

function destination({ source, target, reenter }: ChartTransition, nameOf: (id: string) => string): string {
  if (target === undefined) return 'stays';
  return target === source && !reenter ? 'to itself' : `to ${nameOf(target)}`;
}

/** Targets and description of a transition. @param nameOf finds the name of a state by its id. */
export const restText = (transition: ChartTransition, nameOf: (id: string) => string): string =>
  [destination(transition, nameOf), transition.description].filter(Boolean).join('. ');
