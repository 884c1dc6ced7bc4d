/**
 * What the mutators need to know about a machine's source, which they get as Babel paths: where a node is, and
 * copies of it in which something is missing.
 */

/** The name of an object's property, quoted or not; none for a computed one or a spread. */
export const keyOf = (property) =>
  property.type === 'ObjectProperty' && !property.computed
    ? (property.key.name ?? property.key.value)
    : undefined;

/** The function that a call names: `assign` of `assign(…)` and of `enqueue.assign(…)`. */
export const calleeOf = ({ callee }) => callee?.name ?? callee?.property?.name;

/** Whether a path is an argument of a call of one of the functions. */
export const isArgumentOf = ({ parentPath, listKey }, ...names) =>
  parentPath?.isCallExpression() === true &&
  listKey === 'arguments' &&
  names.includes(calleeOf(parentPath.node));

/** Where a value is used: where it is written, or wherever the constant is mentioned that it is declared as. */
export function usesOf(path) {
  const { parentPath, scope } = path;
  if (!parentPath?.isVariableDeclarator()) return [path];
  return scope.getBinding(parentPath.node.id.name)?.referencePaths ?? [];
}

/**
 * Whether a value is used as one of the properties: the object of `on: {…}` as `on`, and so is `editing` where there is
 * `on: editing`. A state that is called `on` is none of them.
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
 * Copies of a node, in each of which one entry of a list is missing: of those that are chosen. None for a list of one,
 * which Stryker itself empties.
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
