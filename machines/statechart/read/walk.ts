import type { Node } from '@babel/types';

/** Properties of a node that contain no code. */
const skipped = new Set(['loc', 'extra', 'typeAnnotation', 'typeParameters', 'typeArguments', 'returnType']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Child nodes in the order of the text. */
export const childrenOf = (node: Node): readonly Node[] =>
  Object.entries(node)
    .filter(([key]) => !skipped.has(key))
    .flatMap(([, value]: [string, unknown]): readonly unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** Nodes and their descendants, without recursion, because a sum of many terms is nested as deep. */
export function* descendantsOf(roots: readonly Node[]): Generator<Node> {
  const open = roots.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    yield node;
    open.push(...childrenOf(node).toReversed());
  }
}
