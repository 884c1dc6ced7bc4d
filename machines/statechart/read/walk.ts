import type { Node } from '@babel/types';

/** Properties of a node that contain no code. */
const skipped = new Set(['loc', 'extra', 'typeAnnotation', 'typeParameters', 'typeArguments', 'returnType']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Child nodes in the order of the text. */
export function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = [];
  const properties: readonly (readonly [string, unknown])[] = Object.entries(node);
  for (const [key, value] of properties) {
    // Most properties are plain values, and reading spends most of its time here.
    if (typeof value !== 'object' || value === null || skipped.has(key)) continue;
    if (Array.isArray(value)) children.push(...value.filter(isNode));
    else if (isNode(value)) children.push(value);
  }
  return children;
}

/** Nodes and their descendants, without recursion, because a sum of many terms is nested as deep. */
export function* descendantsOf(roots: readonly Node[]): Generator<Node> {
  const open = roots.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    yield node;
    open.push(...childrenOf(node).toReversed());
  }
}
