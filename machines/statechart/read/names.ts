import type { Node } from '@babel/types';

/** Name of an identifier, or value of a string, such as an imported name; empty for other nodes. */
export function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'NumericLiteral') return String(node.value);
  return node.type === 'StringLiteral' ? node.value : '';
}

/** Name at the start of a chain of properties: `states` of `states.open.on`. */
export function rootName(node: Node): string {
  let at = node;
  while (at.type === 'MemberExpression' || at.type === 'TSNonNullExpression') {
    at = at.type === 'MemberExpression' ? at.object : at.expression;
  }
  return nameOf(at);
}

/** The function that a call names: `assign` also of `(0, assign)(…)`, as compilers write it. */
export function calleeOf(node: Node): Node {
  if (node.type === 'TSInstantiationExpression' || node.type === 'ParenthesizedExpression') {
    return calleeOf(node.expression);
  }
  const last = node.type === 'SequenceExpression' ? node.expressions.at(-1) : undefined;
  return last ? calleeOf(last) : node;
}
