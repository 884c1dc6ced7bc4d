import type { Expression, Node } from '@babel/types';
import { requiredModule, wrappedRequire } from './commonJs';
import { calleeOf, nameOf } from './names';
import { lookUp, type Scope } from './scope';

/** Functions that make a machine. */
const makers = ['createMachine', 'Machine'];

/** Methods of a machine that return a changed one. */
const modifiers = ['provide', 'withConfig', 'withContext'];

/** Functions of XState 5, and of XState 4, whose calls are read. */
const known = new Set([
  ...makers,
  ...modifiers,
  ...['setup', 'createStateConfig', 'createAction', 'extend'],
  ...[
    'assign',
    'raise',
    'sendTo',
    'sendParent',
    'forwardTo',
    'emit',
    'log',
    'cancel',
    'stopChild',
    'spawnChild',
  ],
  ...['enqueueActions', 'and', 'or', 'not', 'stateIn'],
  ...['fromPromise', 'fromCallback', 'fromObservable', 'fromEventObservable', 'fromTransition'],
  ...['send', 'stop', 'choose', 'pure', 'respond', 'escalate', 'sendUpdate'],
]);

/** Functions that only XState 4 has. */
export const onlyInVersion4 = new Set([
  ...['Machine', 'withConfig', 'withContext'],
  ...['send', 'stop', 'choose', 'pure', 'respond', 'escalate', 'sendUpdate', 'interpret', 'createModel'],
]);

const isXState = (specifier: string): boolean => /^xstate(?:$|\/)/.test(specifier);

/**
 * True for a value that comes from XState as a whole: `import * as xstate`, `require('xstate')`, `actions`, and
 * `_interopRequireWildcard(require('xstate'))`, as compilers write it.
 */
function isNamespace(node: Node, scope: Scope): boolean {
  if (node.type === 'CallExpression') {
    const required = requiredModule(wrappedRequire(node, scope) ?? node, scope);
    return required !== undefined && isXState(required);
  }
  if (node.type === 'MemberExpression') return isNamespace(node.object, scope);
  if (node.type !== 'Identifier') return false;
  const binding = lookUp(scope, node.name);
  if (binding?.kind === 'expression') return isNamespace(binding.node, binding.scope);
  return (
    binding?.kind === 'import' &&
    isXState(binding.from) &&
    ['*', 'default', 'actions'].includes(binding.imported)
  );
}

/** Name of the function of XState that a name refers to; an undeclared name is taken for one, as in a pasted part. */
function importedName(name: string, scope: Scope): string | undefined {
  const binding = lookUp(scope, name);
  switch (binding?.kind) {
    case undefined:
      return name;
    case 'import':
      return isXState(binding.from) ? binding.imported : undefined;
    case 'property':
      return isNamespace(binding.of, binding.scope) || isSetup(binding.of, binding.scope)
        ? binding.key
        : undefined;
    case 'expression':
      return binding.node.type === 'Identifier' || binding.node.type === 'MemberExpression'
        ? xstateName(binding.node, binding.scope)
        : undefined;
    default:
      return undefined;
  }
}

/** True for `setup({…})`, and for a constant with it. */
function isSetup(node: Expression, scope: Scope): boolean {
  if (node.type === 'CallExpression') return xstateName(node.callee, scope) === 'setup';
  if (node.type !== 'Identifier') return false;
  const binding = lookUp(scope, node.name);
  return binding?.kind === 'expression' && isSetup(binding.node, binding.scope);
}

/**
 * Name of the function of XState that is called; undefined for other functions. Methods with the names of those of a setup or
 * of a machine are taken for them, because their object may be imported.
 */
export function xstateName(called: Node, scope: Scope): string | undefined {
  const callee = calleeOf(called);
  if (callee.type === 'Identifier') {
    const name = importedName(callee.name, scope);
    return name !== undefined && known.has(name) ? name : undefined;
  }
  if (callee.type !== 'MemberExpression' || callee.computed) return undefined;
  const name = nameOf(callee.property);
  const isMethod = ['createMachine', 'createStateConfig', 'createAction', ...modifiers].includes(name);
  const isFromXState =
    isMethod ||
    isNamespace(callee.object, scope) ||
    (callee.object.type !== 'Super' && isSetup(callee.object, scope));
  return isFromXState && known.has(name) ? name : undefined;
}

export const isMaker = (name: string | undefined): boolean => name !== undefined && makers.includes(name);

export const isModifier = (name: string | undefined): boolean =>
  name !== undefined && modifiers.includes(name);
