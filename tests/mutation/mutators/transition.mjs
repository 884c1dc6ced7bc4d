import { eachWithout, isUsedAs, keyOf } from './syntax.mjs';

const byEvent = ['on', 'after'];
const byItself = ['always', 'onDone', 'onError'];

/** Whether an array holds what may happen, the first that its guard lets: in `always`, or for an event. */
const isChoice = (path) =>
  isUsedAs(path, ...byItself) ||
  (path.parentPath.isObjectProperty() && isUsedAs(path.parentPath.parentPath, ...byEvent));

/** Every transition, missing: of an event, of a delay, of an answer, or one among several. */
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
