import type { AnyStateNode } from 'xstate';

/** The state and all those inside it, in the order of the definition. */
export const withDescendants = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(withDescendants),
];
