import type {
  Expression,
  Function as FunctionNode,
  ImportDeclaration,
  LVal,
  Node,
  Statement,
  VoidPattern,
} from '@babel/types';
import type { SourceFile } from './parse';
import { innerScope, type Scope } from './scope';
import { descendantsOf } from './walk';

/** Name of an identifier, or value of a string, such as an imported name; empty for other nodes. */
export function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'NumericLiteral') return String(node.value);
  return node.type === 'StringLiteral' ? node.value : '';
}

/** Name at the start of a chain of properties: `states` of `states.open.on`. */
function rootName(node: Node): string {
  let at = node;
  while (at.type === 'MemberExpression' || at.type === 'TSNonNullExpression') {
    at = at.type === 'MemberExpression' ? at.object : at.expression;
  }
  return nameOf(at);
}

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

/** Scope with the names that statements declare. */
export function blockScope(outer: Scope, statements: readonly Statement[]): Scope {
  const scope = innerScope(outer);
  for (const statement of statements) declare(scope, statement);
  return scope;
}

/** Scope of a module. */
export function moduleScope(file: SourceFile): Scope {
  const roots = file.expression ? [file.expression] : file.body;
  const changed = new Set<string>();
  for (const node of descendantsOf(roots)) {
    const target = changedBy(node);
    if (target) changed.add(rootName(target));
  }
  return blockScope({ file, bindings: new Map(), outer: undefined, changed }, file.body);
}

/** Scope of a function's parameters, without their values. */
export function parameterScope(outer: Scope, { params }: FunctionNode): Scope {
  const scope = innerScope(outer);
  for (const node of descendantsOf(params)) {
    if (node.type === 'Identifier') {
      scope.bindings.set(node.name, { kind: 'unknown', reason: 'is a parameter' });
    }
  }
  return scope;
}
