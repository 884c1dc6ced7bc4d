import { type ChartNode, type ChartTransition, type ChartTree, isRegion } from '../../statechart/graph';

const isInitial = (tree: ChartTree, { id, parent = '' }: ChartNode): boolean =>
  tree.nodeOf(parent)?.initial === id;

/** Kind of a state: `initial, region`; empty for a plain state. */
export function kindText(tree: ChartTree, node: ChartNode): string {
  const { type, history } = node;
  const kinds = [
    ...(isInitial(tree, node) ? ['initial'] : []),
    ...(history ? [`${history} history`] : []),
    ...(type === 'parallel' || type === 'final' ? [type] : []),
    ...(isRegion(tree, node) ? ['region'] : []),
  ];
  return kinds.join(', ');
}

function destination(
  { kind, source, targets, reenter }: ChartTransition,
  nameOf: (id: string) => string,
): string {
  if (targets.length === 0) return kind === 'forbidden' ? '' : 'stays';
  if (targets.every((target) => target === source) && !reenter) return 'to itself';
  return `to ${targets.map(nameOf).join(' and ')}`;
}

/** Targets and description of a transition. @param nameOf finds the name of a state by its id. */
export const restText = (transition: ChartTransition, nameOf: (id: string) => string): string =>
  [destination(transition, nameOf), transition.description].filter(Boolean).join('. ');
