import { calleeOf, keyOf, usesOf } from './syntax.mjs';

const entryOf = (object, name) => object.properties.find((property) => keyOf(property) === name)?.value;

function createState(definition, key, parent) {
  const state = { key, parent, definition, children: [] };
  const states = entryOf(definition, 'states');
  if (states) {
    state.children = states.properties.map((property) => createState(property.value, keyOf(property), state));
  }
  return state;
}

const childAt = (state, keys) =>
  keys.reduce((parent, name) => parent?.children.find(({ key }) => key === name), state);

/**
 * The states of the machine in a program, as its source writes them: a tree of `{ key, parent, definition, children }`,
 * where `definition` is the syntax of the state's object. Undefined if the program creates no machine.
 */
export function stateTreeOf(program) {
  let root;
  program.traverse({
    CallExpression({ node }) {
      if (calleeOf(node) === 'createMachine') root = createState(node.arguments[0], undefined, undefined);
    },
  });
  return root;
}

function* statesIn(state) {
  yield state;
  for (const child of state.children) yield* statesIn(child);
}

/** Innermost state that contains a path or uses the constant that contains it; undefined outside the machine. */
export function stateAround(root, path) {
  const states = new Map([...statesIn(root)].map((state) => [state.definition, state]));
  const definition = path.findParent(({ node }) => states.has(node))?.node;
  if (definition) return states.get(definition);
  const constant = path.findParent(({ parentPath }) => parentPath?.isVariableDeclarator());
  const [use] = constant ? usesOf(constant) : [];
  return use && use !== constant ? stateAround(root, use) : undefined;
}

/**
 * The state that a target refers to, by XState's rules: `#machine.a.b` is absolute, `.a` is a child, `a.b` starts at a
 * sibling. Undefined if there is no such state.
 */
export function stateNamed(root, source, target) {
  const keys = target.split('.');
  if (target.startsWith('#')) return childAt(root, keys.slice(1));
  if (target.startsWith('.')) return childAt(source, keys.slice(1));
  return childAt(source?.parent ?? root, keys);
}

/** Key of the next sibling, cyclically; undefined for an only child. */
export function nextKey({ key, parent }) {
  const keys = parent?.children.map((child) => child.key) ?? [];
  const next = keys[(keys.indexOf(key) + 1) % keys.length];
  return next === key ? undefined : next;
}
