import { eachWithout, isUsedAs, keyOf } from './syntax.mjs';

const byEvent = ['on', 'after'];
const byItself = ['always', 'onDone', 'onError'];

/** True for an array of transitions that are evaluated in turn: of `always`, or of an event. */
const isChoice = (path) =>
  isUsedAs(path, ...byItself) ||
  (path.parentPath.isObjectProperty() && isUsedAs(path.parentPath.parentPath, ...byEvent));

/** Removes each transition: of an event, a delay or an actor, and each alternative of a list. */
export const transitionMutator = {
  name: 'Transition',
  *mutate(path) {
    if (path.isObjectExpression()) {
      const isEvents = isUsedAs(path, ...byEvent);
      yield* eachWithout(
        path.node,
        'properties',
        (property) => isEvents || byItself.includes(keyOf(property)),
      );
    } else if (path.isArrayExpression() && isChoice(path)) {
      yield* eachWithout(path.node, 'elements');
    }
  },
};
