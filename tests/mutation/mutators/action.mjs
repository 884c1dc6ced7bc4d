import { calleeOf, eachWithout, isArgumentOf, isUsedAs, keyOf } from './syntax.mjs';

const lists = ['actions', 'entry', 'exit'];
const deeds = [...lists, 'invoke', 'input', 'tags'];

/** Whether an object is what an `assign` writes, or part of it. */
const isAssigned = (path) =>
  path.findParent((parent) => parent.isCallExpression() && calleeOf(parent.node) === 'assign') !== null;

/** Everything that a state or a transition does, missing; every value that an `assign` writes, left as it was. */
export const actionMutator = {
  name: 'Action',
  *mutate(path) {
    if (path.isArrayExpression() && isUsedAs(path, ...lists)) {
      yield* eachWithout(path.node, 'elements');
    } else if (path.isObjectExpression() && isAssigned(path)) {
      yield* eachWithout(path.node, 'properties');
    } else if (path.isObjectExpression() && !isArgumentOf(path, 'setup')) {
      yield* eachWithout(path.node, 'properties', (property) => deeds.includes(keyOf(property)));
    }
  },
};
