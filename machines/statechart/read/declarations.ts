import type {
  Expression,
  Function as FunctionNode,
  ImportDeclaration,
  LVal,
  Node,
  Statement,
  VoidPattern,
} from '@babel/types';
import { nameOf, rootName } from './names';
import type { SourceFile } from './parse';
import type { Scope } from './scope';
import { childrenOf, descendantsOf } from './walk';

/** The value that a node changes: the target of an assignment, `delete`, `++`, `Object.assign` or `list.push`. */
function changedBy(node: Node): Node | undefined {
  if (node.type === 'AssignmentExpression') return node.left;
  if (node.type === 'UpdateExpression') return node.argument;
  if (node.type === 'UnaryExpression') return node.operator === 'delete' ? node.argument : undefined;
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const method = nameOf(node.callee.property);
  if (method === 'assign' && rootName(node.callee) === 'Object') return node.arguments[0];
  return ['push', 'unshift', 'splice', 'sort', 'reverse'].includes(method) ? node.callee.object : undefined;
}

function declarePattern(
  scope: Scope,
  pattern: LVal | VoidPattern,
  init: Expression | null | undefined,
): void {
  if (pattern.type === 'Identifier') {
    scope.bindings.set(
      pattern.name,
      init ? { kind: 'expression', node: init, scope } : { kind: 'unknown', reason: 'has no initial value' },
    );
  }
  if (pattern.type !== 'ObjectPattern' || !init) return;
  for (const property of pattern.properties) {
    if (property.type !== 'ObjectProperty' || property.computed) continue;
    if (property.value.type !== 'Identifier') continue;
    const key = nameOf(property.key);
    scope.bindings.set(property.value.name, { kind: 'property', of: init, key, scope });
  }
}

function declareImport(scope: Scope, { specifiers, source }: ImportDeclaration): void {
  const kinds = { ImportDefaultSpecifier: 'default', ImportNamespaceSpecifier: '*' } as const;
  for (const specifier of specifiers) {
    const imported =
      specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : kinds[specifier.type];
    scope.bindings.set(specifier.local.name, { kind: 'import', from: source.value, imported });
  }
}

/** Declares the names of one statement. */
function declare(scope: Scope, statement: Node): void {
  switch (statement.type) {
    case 'VariableDeclaration':
      for (const { id, init } of statement.declarations) declarePattern(scope, id, init);
      break;
    case 'FunctionDeclaration':
      if (statement.id) scope.bindings.set(statement.id.name, { kind: 'function', node: statement, scope });
      break;
    case 'TSEnumDeclaration':
      scope.bindings.set(statement.id.name, { kind: 'enum', node: statement, scope });
      break;
    case 'ClassDeclaration':
      if (statement.id) scope.bindings.set(statement.id.name, { kind: 'unknown', reason: 'is a class' });
      break;
    case 'ImportDeclaration':
      declareImport(scope, statement);
      break;
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
      if (statement.declaration) declare(scope, statement.declaration);
      break;
  }
}

/** Scope without names yet, around the code inside it. */
function innerScope(outer: Scope, code: readonly Node[]): Scope {
  let changed: ReadonlySet<string> | undefined;
  const scope: Scope = {
    file: outer.file,
    bindings: new Map(),
    outer,
    sites: outer.sites,
    changed: () => {
      changed ??= changedNames(scope, code);
      return changed;
    },
  };
  return scope;
}

/** Scope with the names that statements declare. */
export function blockScope(outer: Scope, statements: readonly Statement[]): Scope {
  const scope = innerScope(outer, statements);
  for (const statement of statements) declare(scope, statement);
  return scope;
}

/** Scope of a module. */
export const moduleScope = (file: SourceFile): Scope =>
  blockScope({ file, bindings: new Map(), outer: undefined, sites: '', changed: () => new Set() }, file.body);

/** Scope of the names in patterns, without their values. */
function patternScope(outer: Scope, patterns: readonly Node[], code: Node): Scope {
  const scope = innerScope(outer, [code]);
  for (const node of descendantsOf(patterns)) {
    if (node.type === 'Identifier') {
      scope.bindings.set(node.name, { kind: 'unknown', reason: 'is a parameter' });
    }
  }
  return scope;
}

/** Scope of a function's parameters, without their values. */
export const parameterScope = (outer: Scope, { params, body }: FunctionNode): Scope =>
  patternScope(outer, params, body);

/** Scope of the names that a loop declares. */
function loopScope(outer: Scope, declared: Node | null | undefined, code: readonly Node[]): Scope {
  const scope = innerScope(outer, code);
  if (declared) declare(scope, declared);
  return scope;
}

/** Scope inside a node that declares names, such as a block or a function; the scope around it for other nodes. */
export function scopeInside(outer: Scope, node: Node): Scope {
  switch (node.type) {
    case 'BlockStatement':
    case 'StaticBlock':
      return blockScope(outer, node.body);
    case 'SwitchStatement':
      return blockScope(
        outer,
        node.cases.flatMap(({ consequent }) => consequent),
      );
    case 'CatchClause':
      return patternScope(outer, node.param ? [node.param] : [], node.body);
    case 'ForStatement':
      return loopScope(
        outer,
        node.init,
        [node.test, node.update, node.body].flatMap((part) => part ?? []),
      );
    case 'ForInStatement':
    case 'ForOfStatement':
      return loopScope(outer, node.left, [node.body]);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'ObjectMethod':
    case 'ClassMethod':
    case 'ClassPrivateMethod':
      return parameterScope(outer, node);
    default:
      return outer;
  }
}

/** Names that code changes, except those that it declares itself in an inner scope. */
function changedNames(scope: Scope, code: readonly Node[]): ReadonlySet<string> {
  const changed = new Set<string>();
  // Without recursion, because a sum of many terms is nested as deep.
  const open = code.map((node) => ({ node, at: scope }));
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, at } = next;
    const target = changedBy(node);
    const name = target ? rootName(target) : '';
    if (name && !isDeclaredInside(scope, at, name)) changed.add(name);
    const inside = scopeInside(at, node);
    open.push(...childrenOf(node).map((child) => ({ node: child, at: inside })));
  }
  return changed;
}

/** True if a scope between an inner and an outer one declares a name. */
function isDeclaredInside(outer: Scope, inner: Scope, name: string): boolean {
  for (let at: Scope | undefined = inner; at && at !== outer; at = at.outer) {
    if (at.bindings.has(name)) return true;
  }
  return false;
}
