import type { Expression, Node } from '@babel/types';
import { nameOf } from './names';
import type { SourceFile } from './parse';
import { lookUp, type Scope } from './scope';

/** Path of the module that a call of `require` loads; undefined for other nodes. */
export function requiredModule(node: Node, scope: Scope): string | undefined {
  if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'require') return undefined;
  const [module] = node.arguments;
  return module?.type === 'StringLiteral' && !lookUp(scope, 'require') ? module.value : undefined;
}

/** Functions that Babel, TypeScript and esbuild put around `require`. They change at most the default export. */
const wrappers = /^_*(?:interopRequire(?:Wildcard|Default)|import(?:Star|Default)|toESM)\d*$/;

/** The call of `require` inside of a compiler's function around it; undefined for other nodes. */
export function wrappedRequire(node: Node, scope: Scope): Node | undefined {
  if (node.type !== 'CallExpression' || node.callee.type === 'Super') return undefined;
  const { callee } = node;
  const name = nameOf(callee.type === 'MemberExpression' ? callee.property : callee);
  const [first] = node.arguments;
  return first && wrappers.test(name) && requiredModule(first, scope) !== undefined ? first : undefined;
}

/** What a file exports as a CommonJS module. */
export interface CommonJsExports {
  /** Value of `module.exports`. */
  readonly whole: Expression | undefined;
  /** Values of `exports.name`; the last one counts. They come after `whole`. */
  readonly named: ReadonlyMap<string, Expression>;
  /** Calls of `require` whose exports are all exported again. */
  readonly all: readonly Node[];
}

export const isModuleExports = (node: Node): boolean =>
  node.type === 'MemberExpression' && nameOf(node.object) === 'module' && nameOf(node.property) === 'exports';

/** True for `exports` and `module.exports`. */
const isExports = (node: Node): boolean => nameOf(node) === 'exports' || isModuleExports(node);

type Named = readonly (readonly [string, Expression])[];

/** Names and values of `exports.one = exports.other = value`; the name of `module.exports` is empty. */
function assignedExports(expression: Expression): Named {
  const names: string[] = [];
  let value = expression;
  while (value.type === 'AssignmentExpression') {
    const { left } = value;
    if (isModuleExports(left)) names.push('');
    else if (left.type === 'MemberExpression' && !left.computed && isExports(left.object)) {
      names.push(nameOf(left.property));
    }
    value = value.right;
  }
  return names.map((name) => [name, value]);
}

/** What a function returns that does nothing else. */
function returned(node: Node | null | undefined): Expression | undefined {
  if (node?.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement') return node.body;
  const isFunction = node?.type === 'FunctionExpression' || node?.type === 'ObjectMethod';
  const [only, ...others] = isFunction ? node.body.body : [];
  return only?.type === 'ReturnStatement' && others.length === 0 ? (only.argument ?? undefined) : undefined;
}

/** Names and values of an object of getters: `{ name: () => value }`. */
const gettersOf = (node: Node | undefined): Named =>
  node?.type === 'ObjectExpression'
    ? node.properties.flatMap((property) => {
        if (property.type === 'SpreadElement') return [];
        const value = returned(property.type === 'ObjectMethod' ? property : property.value);
        return value ? [[nameOf(property.key), value] as const] : [];
      })
    : [];

/**
 * Names and values of getters: `__export(exports, { name: () => value })` of esbuild, and
 * `Object.defineProperty(exports, 'name', { get: function () { return value; } })` of Babel and TypeScript.
 */
function getterExports(expression: Expression): Named {
  if (expression.type !== 'CallExpression') return [];
  const { callee, arguments: args } = expression;
  if (nameOf(callee) === '__export') return gettersOf(args[1]);
  const [target, key, descriptor] = args;
  const isDefinition = callee.type === 'MemberExpression' && nameOf(callee.property) === 'defineProperty';
  if (!isDefinition || !target || !isExports(target) || !key) return [];
  return gettersOf(descriptor).map(([, value]) => [nameOf(key), value]);
}

/**
 * The calls of `require` whose exports an expression exports again: `__exportStar(require('./other'), exports)` of TypeScript,
 * `__reExport(exports, require('./other'))` of esbuild, and `Object.keys(_other).forEach(…)` of Babel.
 */
function starExports(expression: Expression): readonly Node[] {
  if (expression.type !== 'CallExpression') return [];
  const { callee, arguments: args } = expression;
  if (/^__(?:exportStar|reExport)$/.test(nameOf(callee))) {
    return args.filter((argument) => argument.type === 'CallExpression');
  }
  if (callee.type !== 'MemberExpression' || nameOf(callee.property) !== 'forEach') return [];
  const { object: keys } = callee;
  const isKeys =
    keys.type === 'CallExpression' &&
    keys.callee.type === 'MemberExpression' &&
    nameOf(keys.callee.object) === 'Object' &&
    nameOf(keys.callee.property) === 'keys';
  return isKeys ? keys.arguments.filter((argument) => argument.type === 'Identifier') : [];
}

/** True for values that stand for later ones: `exports.name = void 0`, `module.exports = __toCommonJS(exports)`. */
const isPlaceholder = (value: Expression): boolean =>
  (value.type === 'UnaryExpression' && value.operator === 'void') ||
  (value.type === 'CallExpression' && nameOf(value.callee) === '__toCommonJS');

function read({ body }: SourceFile): CommonJsExports {
  const expressions = body.flatMap((statement) => {
    if (statement.type === 'ExpressionStatement') return [statement.expression];
    // `const one = exports.one = value`
    return statement.type === 'VariableDeclaration'
      ? statement.declarations.flatMap(({ init }) => init ?? [])
      : [];
  });
  const named = new Map<string, Expression>();
  for (const expression of expressions) {
    for (const [name, value] of [...assignedExports(expression), ...getterExports(expression)]) {
      if (isPlaceholder(value)) continue;
      if (name === '') named.clear();
      named.set(name, value);
    }
  }
  const whole = named.get('');
  named.delete('');
  return { whole, named, all: expressions.flatMap(starExports) };
}

const known = new WeakMap<SourceFile, CommonJsExports>();

/** What the statements of a file assign to `exports` and `module.exports`. */
export function commonJsExports(file: SourceFile): CommonJsExports {
  const exports = known.get(file) ?? read(file);
  known.set(file, exports);
  return exports;
}

/** True if a file was an ECMAScript module before it was compiled, or is one. */
export const isEsModule = ({ text, body }: SourceFile): boolean =>
  text.includes('__esModule') || body.some(({ type }) => /^(?:Import|Export)/.test(type));
