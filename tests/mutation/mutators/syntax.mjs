/**
 * Helpers of the mutators for Babel paths: the use of a node, and copies of a node without one entry.
 */

/** Name of an object's property, quoted or not; undefined for a computed one or a spread. */
export const keyOf = (property) =>
  property.type === 'ObjectProperty' && !property.computed
    ? (property.key.name ?? property.key.value)
    : undefined;

/** Name of a called function: `assign` of `assign(…)` and of `enqueue.assign(…)`. */
export const calleeOf = ({ callee }) => callee?.name ?? callee?.property?.name;

/** True if a path is an argument of a call of one of the functions. */
export const isArgumentOf = ({ parentPath, listKey }, ...names) =>
  parentPath?.isCallExpression() === true &&
  listKey === 'arguments' &&
  names.includes(calleeOf(parentPath.node));

/** Uses of a value: its own position, or all references of the constant that it initializes. */
export function usesOf(path) {
  const { parentPath, scope } = path;
  if (!parentPath?.isVariableDeclarator()) return [path];
  return scope.getBinding(parentPath.node.id.name)?.referencePaths ?? [];
}

/**
 * True if a value is used as one of the properties: the object of `on: {…}` as `on`, and `editing` because of
 * `on: editing`. A state with the key `on` does not count.
 */
export const isUsedAs = (path, ...names) =>
  usesOf(path).some(
    ({ parentPath, key }) =>
      parentPath?.isObjectProperty() &&
      key === 'value' &&
      names.includes(keyOf(parentPath.node)) &&
      !isUsedAs(parentPath.parentPath, 'states'),
  );

/**
 * Copies of a node, each without one of the chosen entries of a list. None for a list of one, because Stryker itself
 * empties it.
 */
export function* eachWithout(node, list, isChosen = () => true) {
  if (node[list].length === 1) return;
  for (const [index, entry] of node[list].entries()) {
    if (!isChosen(entry)) continue;
    const copy = structuredClone(node);
    copy[list].splice(index, 1);
    yield copy;
  }
}
