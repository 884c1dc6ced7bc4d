import { calleeOf, eachWithout, isArgumentOf, isUsedAs, keyOf } from './syntax.mjs';

const negated = (argument) => ({ type: 'UnaryExpression', operator: '!', prefix: true, argument });

/** True for a function of `setup({ guards })`. */
const isGuard = (path) =>
  path.isArrowFunctionExpression() &&
  path.parentPath.isObjectProperty() &&
  isUsedAs(path.parentPath.parentPath, 'guards');

/** Removes each use of a guard and each part of `and`, `or` and `not`; negates each definition of a guard. */
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
