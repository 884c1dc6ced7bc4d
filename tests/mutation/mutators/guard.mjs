import { calleeOf, eachWithout, isArgumentOf, isUsedAs, keyOf } from './syntax.mjs';

const negated = (argument) => ({ type: 'UnaryExpression', operator: '!', prefix: true, argument });

/** Whether a function is one of `setup({ guards })`. */
const isGuard = (path) =>
  path.isArrowFunctionExpression() &&
  path.parentPath.isObjectProperty() &&
  isUsedAs(path.parentPath.parentPath, 'guards');

/** Every guard, missing where it is used and turned round where it is defined; every part of `and`, `or`, `not` missing. */
export const guardMutator = {
  name: 'Guard',
  *mutate(path) {
    if (path.isObjectExpression()) {
      yield* eachWithout(path.node, 'properties', (property) => keyOf(property) === 'guard');
    } else if (path.isArrayExpression() && isArgumentOf(path, 'and', 'or')) {
      yield* eachWithout(path.node, 'elements');
    } else if (path.isCallExpression() && calleeOf(path.node) === 'not') {
      yield structuredClone(path.node.arguments[0]);
    } else if (isGuard(path)) {
      const copy = structuredClone(path.node);
      yield { ...copy, body: negated(copy.body) };
    }
  },
};
