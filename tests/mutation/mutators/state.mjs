import { nextKey, stateAround, stateNamed, stateTreeOf } from './stateTree.mjs';
import { isArgumentOf, keyOf } from './syntax.mjs';

/** State tree by program, created before the program is mutated. */
const trees = new WeakMap();

/** `{ pointer: 'away' }` of `stateIn` as a target from the root. */
const isStateValue = (path) =>
  path.parentPath.isObjectProperty() && isArgumentOf(path.parentPath.parentPath, 'stateIn');

/** The state that a string literal refers to; undefined for other texts. */
function stateOf(root, path) {
  const { value } = path.node;
  if (!path.parentPath.isObjectProperty() || path.key !== 'value') return undefined;
  const name = keyOf(path.parentPath.node);
  if (isStateValue(path)) return stateNamed(root, root, `.${name}.${value}`);
  const around = stateAround(root, path);
  if (name === 'initial') return stateNamed(root, around, `.${value}`);
  return name === 'target' ? stateNamed(root, around, value) : undefined;
}

/** Replaces each reference to a state (target, initial state, state of `stateIn`) by its next sibling. */
export const stateMutator = {
  name: 'State',
  *mutate(path) {
    if (path.isProgram()) trees.set(path.node, stateTreeOf(path));
    if (!path.isStringLiteral()) return;
    const root = trees.get(path.scope.getProgramParent().block);
    const state = root && stateOf(root, path);
    const key = state && nextKey(state);
    if (key) yield { type: 'StringLiteral', value: path.node.value.replace(/[^.]+$/, key) };
  },
};
