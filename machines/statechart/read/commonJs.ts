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
  /** Values of `exports.name`; the last one counts. */
  readonly named: ReadonlyMap<string, Expression>;
}

const isModuleExports = (node: Node): boolean =>
  node.type === 'MemberExpression' && nameOf(node.object) === 'module' && nameOf(node.property) === 'exports';

/** Names and values of `exports.one = exports.other = value`; the name of `module.exports` is empty. */
function assignedExports(expression: Expression): readonly (readonly [string, Expression])[] {
  const names: string[] = [];
  let value = expression;
  while (value.type === 'AssignmentExpression') {
    const { left } = value;
    if (isModuleExports(left)) names.push('');
    else if (left.type === 'MemberExpression' && !left.computed) {
      const isExport = nameOf(left.object) === 'exports' || isModuleExports(left.object);
      if (isExport) names.push(nameOf(left.property));
    }
    value = value.right;
  }
  return names.map((name) => [name, value]);
}

/** Names and values of `__export(exports, { name: () => value })`, as esbuild writes it. */
function getterExports(expression: Expression): readonly (readonly [string, Expression])[] {
  if (expression.type !== 'CallExpression' || nameOf(expression.callee) !== '__export') return [];
  const [, getters] = expression.arguments;
  const properties = getters?.type === 'ObjectExpression' ? getters.properties : [];
  return properties.flatMap((property) =>
    property.type === 'ObjectProperty' &&
    property.value.type === 'ArrowFunctionExpression' &&
    property.value.body.type !== 'BlockStatement'
      ? [[nameOf(property.key), property.value.body] as const]
      : [],
  );
}

const isConverted = (value: Expression): boolean =>
  value.type === 'CallExpression' && nameOf(value.callee) === '__toCommonJS';

/** What the statements of a file assign to `exports` and `module.exports`. */
export function commonJsExports({ body }: SourceFile): CommonJsExports {
  const named = new Map<string, Expression>();
  const expressions = body.flatMap((statement) => {
    if (statement.type === 'ExpressionStatement') return [statement.expression];
    // `const one = exports.one = value`
    return statement.type === 'VariableDeclaration'
      ? statement.declarations.flatMap(({ init }) => init ?? [])
      : [];
  });
  for (const expression of expressions) {
    const found = [...assignedExports(expression), ...getterExports(expression)];
    for (const [name, value] of found) if (!isConverted(value)) named.set(name, value);
  }
  const whole = named.get('');
  named.delete('');
  return { whole, named };
}
