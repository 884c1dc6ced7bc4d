import { calleeOf, eachWithout, isArgumentOf, isUsedAs, keyOf } from './syntax.mjs';

const lists = ['actions', 'entry', 'exit'];
const effects = [...lists, 'invoke', 'input', 'tags'];

/** True for an object that an `assign` writes, and for its parts. */
const isAssigned = (path) =>
  path.findParent((parent) => parent.isCallExpression() && calleeOf(parent.node) === 'assign') !== null;

/** Removes each action, actor, input and tag of a state or a transition, and each property that an `assign` writes. */
export const actionMutator = {
  name: 'Action',
  *mutate(path) {
    if (path.isArrayExpression() && isUsedAs(path, ...lists)) {
      yield* eachWithout(path.node, 'elements');
    } else if (path.isObjectExpression() && isAssigned(path)) {
      yield* eachWithout(path.node, 'properties');
    } else if (path.isObjectExpression() && !isArgumentOf(path, 'setup')) {
      yield* eachWithout(path.node, 'properties', (property) => effects.includes(keyOf(property)));
    }
  },
};
