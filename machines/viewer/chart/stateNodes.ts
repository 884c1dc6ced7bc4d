import type { AnyStateNode } from 'xstate';

/** The state and all those inside it, in the order of the definition. */
export const withDescendants = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(withDescendants),
];

/** From the parent up to the root. */
export function ancestorsOf(node: AnyStateNode): readonly AnyStateNode[] {
  const parent: AnyStateNode | undefined = node.parent;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

/** Whether a state stands inside another. */
export const isInside = (node: AnyStateNode, other: AnyStateNode): boolean =>
  ancestorsOf(node).includes(other);
