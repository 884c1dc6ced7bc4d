import type {
  Expression,
  Function as FunctionNode,
  Node,
  ObjectExpression,
  TSEnumDeclaration,
} from '@babel/types';
import { evaluateCall } from './calls';
import { commonJsExports, isEsModule, requiredModule, wrappedRequire } from './commonJs';
import { blockScope, moduleScope, parameterScope } from './declarations';
import { exportedNames, ownNames, starExports } from './exports';
import { limits } from './limits';
import { nameOf } from './names';
import { binaryResult, memberOf, unaryResult } from './operations';
import { type FindFile, placeOf, type SourceFile, sourceOf } from './parse';
import { type Budget, placeText, ReadError } from './readError';
import { type Binding, isChanged, isModuleScope, lookUp, type Scope } from './scope';
import type {
  Place,
  Written,
  WrittenEntry,
  WrittenFunction,
  WrittenObject,
  WrittenPlain,
  WrittenUnknown,
} from './written';

/** Resolves expressions to values, without running code. */
export interface Evaluator {
  readonly evaluate: (node: Node, scope: Scope) => Written;
  /** Scope of a file; the same one each time. */
  readonly scopeOf: (file: SourceFile) => Scope;
}

/** Wrappers around an expression that change nothing at run time. */
const transparent = [
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'ParenthesizedExpression',
  'TSInstantiationExpression',
] as const;

const isTransparent = (node: Node): node is Extract<Node, { type: (typeof transparent)[number] }> =>
  (transparent as readonly string[]).includes(node.type);

/** Makes an evaluator. @throws ReadError above the limits, from `evaluate`. */
export function evaluatorOf(budget: Budget, findFile: FindFile): Evaluator {
  const scopes = new Map<SourceFile, Scope>();
  const values = new Map<Node, Written>();
  const open = new Set<Node>();
  const namespaces = new Map<SourceFile, WrittenObject>();
  let depth = 0;

  const scopeOf = (file: SourceFile): Scope => {
    const scope = scopes.get(file) ?? moduleScope(file);
    scopes.set(file, scope);
    return scope;
  };

  const base = (node: Node, { file }: Scope) => ({
    place: placeOf(file, node),
    source: sourceOf(file, node),
  });
  const plain = (node: Node, scope: Scope, value: WrittenPlain['value']): WrittenPlain => ({
    kind: 'plain',
    value,
    ...base(node, scope),
  });
  const unknown = (node: Node, scope: Scope, reason: string, name?: string): WrittenUnknown => ({
    kind: 'unknown',
    name,
    reason,
    ...base(node, scope),
  });

  function evaluate(node: Node, scope: Scope): Written {
    const place = placeOf(scope.file, node);
    budget.take(1, place);
    depth += 1;
    if (depth > limits.calls) throw new ReadError('The machines are nested too deeply.', place);
    try {
      return resolve(node, scope);
    } finally {
      depth -= 1;
    }
  }

  function resolve(node: Node, scope: Scope): Written {
    if (isTransparent(node)) return evaluate(node.expression, scope);
    switch (node.type) {
      case 'StringLiteral':
      case 'NumericLiteral':
      case 'BooleanLiteral':
        return plain(node, scope, node.value);
      case 'NullLiteral':
        return plain(node, scope, null);
      case 'BigIntLiteral':
      case 'RegExpLiteral':
        return unknown(node, scope, 'is no JSON value');
      case 'TemplateLiteral':
        return template(node, scope);
      case 'Identifier':
        return identifier(node, scope);
      case 'ObjectExpression':
        return object(node, scope);
      case 'ArrayExpression':
        return {
          kind: 'list',
          ...base(node, scope),
          items: node.elements.flatMap((item) =>
            item ? items(item, scope) : [plain(node, scope, undefined)],
          ),
        };
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return functionOf(node, scope, node.type === 'FunctionExpression' ? (node.id?.name ?? '') : '');
      case 'UnaryExpression': {
        const result = unaryResult(node.operator, evaluate(node.argument, scope));
        return result ? plain(node, scope, result.value) : computed(node, scope);
      }
      case 'BinaryExpression': {
        if (node.left.type === 'PrivateName') return computed(node, scope);
        const result = binaryResult(node.operator, evaluate(node.left, scope), evaluate(node.right, scope));
        return result ? plain(node, scope, result.value) : computed(node, scope);
      }
      case 'LogicalExpression':
        return logical(node, scope);
      case 'ConditionalExpression': {
        const test = truth(evaluate(node.test, scope));
        if (test === undefined) return computed(node, scope);
        return evaluate(test ? node.consequent : node.alternate, scope);
      }
      case 'AssignmentExpression':
        return node.operator === '=' ? evaluate(node.right, scope) : computed(node, scope);
      case 'SequenceExpression': {
        const last = node.expressions.at(-1);
        return last ? evaluate(last, scope) : computed(node, scope);
      }
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        return member(node, scope);
      case 'CallExpression':
      case 'OptionalCallExpression':
        return (
          required(node, scope) ??
          evaluateCall(node, scope, { evaluate, items, call, base: base(node, scope) }) ??
          computed(node, scope)
        );
      default:
        return computed(node, scope);
    }
  }

  const computed = (node: Node, scope: Scope): WrittenUnknown =>
    unknown(node, scope, 'is computed when the code runs');

  const items = (node: Node, scope: Scope): readonly Written[] => {
    if (node.type !== 'SpreadElement') return [evaluate(node, scope)];
    const spread = evaluate(node.argument, scope);
    if (spread.kind !== 'list') return [{ ...asUnknown(spread), source: `...${spread.source}` }];
    budget.take(spread.items.length, spread.place);
    return spread.items;
  };

  const asUnknown = (value: Written): WrittenUnknown =>
    value.kind === 'unknown'
      ? value
      : {
          kind: 'unknown',
          name: undefined,
          reason: 'is not a list',
          place: value.place,
          source: value.source,
        };

  function template(node: Extract<Node, { type: 'TemplateLiteral' }>, scope: Scope): Written {
    const parts = node.expressions.map((part) => evaluate(part, scope));
    const texts = parts.map((part) => (part.kind === 'plain' ? String(part.value) : undefined));
    if (texts.includes(undefined)) return computed(node, scope);
    return plain(
      node,
      scope,
      node.quasis.map(({ value }, index) => `${value.cooked ?? ''}${texts[index] ?? ''}`).join(''),
    );
  }

  function identifier(node: Extract<Node, { type: 'Identifier' }>, scope: Scope): Written {
    const { name } = node;
    const constants: Readonly<Record<string, number | undefined>> = {
      undefined,
      NaN: Number.NaN,
      Infinity: Number.POSITIVE_INFINITY,
    };
    const binding = lookUp(scope, name);
    if (!binding) {
      if (name === 'exports') return namespaceOf(scope.file) ?? computed(node, scope);
      return Object.hasOwn(constants, name)
        ? plain(node, scope, constants[name])
        : unknown(node, scope, 'is not declared in this text', name);
    }
    if (isChanged(scope, name)) return unknown(node, scope, 'is changed after its declaration', name);
    return bound(node, scope, name, binding);
  }

  function bound(node: Node, scope: Scope, name: string, binding: Binding): Written {
    switch (binding.kind) {
      case 'known':
        return binding.value;
      case 'unknown':
        return unknown(node, scope, binding.reason, name);
      case 'import':
        return imported(node, scope, name, binding);
      case 'expression':
        return named(constant(binding.node, binding.scope, node, scope), binding.node, name);
      case 'property': {
        const value = memberOf(constant(binding.of, binding.scope, node, scope), binding.key);
        return value ?? unknown(node, scope, 'is computed when the code runs', name);
      }
      case 'function':
        return functionOf(binding.node, binding.scope, name);
      case 'enum':
        return enumeration(binding.node, binding.scope);
    }
  }

  /** The value of a constant, which is evaluated once. */
  function constant(init: Expression, at: Scope, user: Node, scope: Scope): Written {
    const known = values.get(init);
    if (known) return known;
    if (open.has(init)) return unknown(user, scope, 'refers to itself');
    open.add(init);
    const value = evaluate(init, at);
    open.delete(init);
    // A function may be evaluated several times, with other arguments.
    if (isModuleScope(at)) values.set(init, value);
    return value;
  }

  /** Value of an expression of a file itself, outside of its functions. */
  const valueIn = (file: SourceFile, expression: Expression): Written =>
    constant(expression, scopeOf(file), expression, scopeOf(file));

  function imported(
    node: Node,
    scope: Scope,
    name: string,
    { from, imported: exported }: Extract<Binding, { kind: 'import' }>,
  ): Written {
    const found = findFile(from, scope.file.file);
    const value = found && (found.expression ? dataOf(found, exported) : exportOf(found, exported));
    return value ?? unknown(node, scope, `is imported from ${from}`, name);
  }

  /** What `require` returns; undefined for other calls, and for a file that is not found. */
  function required(node: Node, scope: Scope): Written | undefined {
    const wrapped = wrappedRequire(node, scope);
    const from = requiredModule(wrapped ?? node, scope);
    const found = from === undefined ? undefined : findFile(from, scope.file.file);
    if (!found) return undefined;
    const value = found.expression ? dataOf(found, 'default') : moduleOf(found);
    return value && wrapped && !isEsModule(found) ? withDefault(value) : value;
  }

  /** A module with itself as its default export, as compilers see modules that were not compiled. */
  function withDefault(value: Written): WrittenObject {
    const whole = { key: 'default', place: value.place, value };
    const entries = value.kind === 'object' ? value.entries : [];
    return {
      kind: 'object',
      entries: [...entries, whole],
      gaps: [],
      place: value.place,
      source: value.source,
    };
  }

  /** Value of a whole module: of `module.exports` with what is assigned to it later, or all exports. */
  function moduleOf(file: SourceFile): Written | undefined {
    const { whole } = commonJsExports(file);
    const own = namespaceOf(file);
    if (!whole) return own;
    const value = valueIn(file, whole);
    if (value.kind !== 'object') return value;
    const entries = new Map([...value.entries, ...(own?.entries ?? [])].map((entry) => [entry.key, entry]));
    return { ...value, entries: [...entries.values()] };
  }

  /** An import of a JSON file: all of it, or one of its properties. */
  function dataOf(file: SourceFile, imported: string): Written | undefined {
    const { expression } = file;
    if (!expression || !file.file?.endsWith('.json')) return undefined;
    const data = valueIn(file, expression);
    if (imported === 'default') return data;
    if (imported !== '*') return memberOf(data, imported);
    return withDefault(data);
  }

  /** All exports of a file. They are evaluated when they are used, because two files may import each other. */
  function namespaceOf(file: SourceFile): WrittenObject | undefined {
    const scope = scopeOf(file);
    const [first] = file.body;
    const known = namespaces.get(file);
    if (known || !first) return known;
    const { names, gaps } = exportedNames(file, findFile, scopeOf);
    const entries = [...names].map(
      ([key, code]): WrittenEntry => ({
        key,
        place: placeOf(file, code),
        get value() {
          return exportOf(file, key) ?? unknown(code, scope, 'is exported again', key);
        },
      }),
    );
    const namespace: WrittenObject = {
      ...{ kind: 'object', entries },
      gaps: gaps.map((code) => unknown(code, scope, 'exports a file that is not found')),
      ...base(first, scope),
    };
    namespaces.set(file, namespace);
    return namespace;
  }

  /**
   * Exported value of a file; undefined if there is none, or if the file that exports it is not found.
   * @param seen what was looked for already: two files may export each other again.
   */
  function exportOf(
    file: SourceFile,
    exported: string,
    seen: ReadonlySet<string> = new Set(),
  ): Written | undefined {
    if (exported === '*') return moduleOf(file);
    const { whole, named } = commonJsExports(file);
    const assigned = named.get(exported);
    if (assigned) return valueIn(file, assigned);
    if (exported === 'default' && (whole || (named.size > 0 && !isEsModule(file)))) return moduleOf(file);
    if (whole) return memberOf(valueIn(file, whole), exported);
    const search = JSON.stringify([file.file, exported]);
    if (seen.has(search)) return undefined;
    const visited = new Set([...seen, search]);
    const scope = scopeOf(file);
    for (const statement of file.body) {
      if (statement.type === 'ExportDefaultDeclaration' && exported === 'default') {
        return evaluate(statement.declaration, scope);
      }
      if (statement.type !== 'ExportNamedDeclaration') continue;
      for (const specifier of statement.specifiers) {
        if (nameOf(specifier.exported) !== exported) continue;
        const other = statement.source && findFile(statement.source.value, file.file);
        if (specifier.type === 'ExportNamespaceSpecifier') return other ? namespaceOf(other) : undefined;
        if (specifier.type !== 'ExportSpecifier') continue;
        return other ? exportOf(other, specifier.local.name, visited) : evaluate(specifier.local, scope);
      }
    }
    const binding = ownNames(file, scope).has(exported) ? scope.bindings.get(exported) : undefined;
    const [first] = file.body;
    if (binding && first) {
      return isChanged(scope, exported)
        ? unknown(first, scope, 'is changed after its declaration', exported)
        : bound(first, scope, exported, binding);
    }
    if (exported === 'default') return undefined;
    for (const { from } of starExports(file, scope)) {
      const other = findFile(from, file.file);
      const found = other && exportOf(other, exported, visited);
      if (found) return found;
    }
    return undefined;
  }

  /** A call or a function with the name of its constant; JavaScript names only functions that are written there. */
  const named = (value: Written, init: Expression, name: string): Written => {
    if (value.kind === 'call' && value.name === undefined) return { ...value, name };
    const isDirect = init.type === 'ArrowFunctionExpression' || init.type === 'FunctionExpression';
    return value.kind === 'function' && isDirect && value.name === '' ? { ...value, name } : value;
  };

  function member(
    node: Extract<Node, { type: 'MemberExpression' | 'OptionalMemberExpression' }>,
    scope: Scope,
  ): Written {
    const key = node.computed ? evaluate(node.property, scope) : plain(node, scope, nameOf(node.property));
    const owner = evaluate(node.object, scope);
    const found = key.kind === 'plain' ? memberOf(owner, String(key.value)) : undefined;
    if (found) return found;
    const reason = owner.kind === 'unknown' ? owner.reason : 'is computed when the code runs';
    return unknown(node, scope, reason, node.computed ? undefined : nameOf(node.property));
  }

  function logical(node: Extract<Node, { type: 'LogicalExpression' }>, scope: Scope): Written {
    const left = evaluate(node.left, scope);
    const isTrue = truth(left);
    if (isTrue === undefined) return computed(node, scope);
    const isNullish = left.kind === 'plain' && (left.value === undefined || left.value === null);
    const takesRight = { '&&': isTrue, '||': !isTrue, '??': isNullish }[node.operator];
    return takesRight ? evaluate(node.right, scope) : left;
  }

  function enumeration(node: TSEnumDeclaration, scope: Scope): WrittenObject {
    let next = 0;
    const members = node.body?.members ?? node.members ?? [];
    const entries = members.map(({ id, initializer }): WrittenEntry => {
      const value = initializer ? evaluate(initializer, scope) : plain(id, scope, next);
      if (value.kind === 'plain' && typeof value.value === 'number') next = value.value + 1;
      return { key: nameOf(id), place: placeOf(scope.file, id), value };
    });
    return { kind: 'object', entries, gaps: [], ...base(node, scope) };
  }

  function functionOf(node: FunctionNode, scope: Scope, name: string): WrittenFunction {
    return {
      kind: 'function',
      name,
      ...base(node, scope),
      sites: scope.sites,
      result: (args, site) => call(node, scope, args, site),
    };
  }

  /** What a function returns; undefined unless it only declares constants and returns one expression. */
  function call(
    node: FunctionNode,
    scope: Scope,
    args: readonly Written[] | undefined,
    site?: Place,
  ): Written | undefined {
    if (node.async || node.generator) return undefined;
    const sites = site ? `${scope.sites} ${placeText(site)}` : scope.sites;
    const inner = parameterScope({ ...scope, sites }, node);
    for (const [index, parameter] of node.params.entries()) {
      if (args) declareArgument(inner, parameter, args[index] ?? plain(parameter, scope, undefined));
    }
    if (node.body.type !== 'BlockStatement') return evaluate(node.body, inner);
    const last = node.body.body.at(-1);
    const isSimple = node.body.body.slice(0, -1).every(({ type }) => type === 'VariableDeclaration');
    if (!isSimple || last?.type !== 'ReturnStatement' || !last.argument) return undefined;
    return evaluate(last.argument, blockScope(inner, node.body.body));
  }

  function declareArgument(scope: Scope, parameter: Node, value: Written): void {
    if (parameter.type === 'Identifier') scope.bindings.set(parameter.name, { kind: 'known', value });
    if (parameter.type === 'AssignmentPattern') {
      const isMissing = value.kind === 'plain' && value.value === undefined;
      declareArgument(scope, parameter.left, isMissing ? evaluate(parameter.right, scope) : value);
    }
    if (parameter.type !== 'ObjectPattern') return;
    for (const property of parameter.properties) {
      if (property.type !== 'ObjectProperty' || property.computed) continue;
      const part = memberOf(value, nameOf(property.key));
      if (part) declareArgument(scope, property.value, part);
    }
  }

  function object(node: ObjectExpression, scope: Scope): WrittenObject {
    const entries = new Map<string, WrittenEntry>();
    const gaps: WrittenUnknown[] = [];
    const set = (key: string, place: Place, value: Written) => {
      if (key === '__proto__')
        gaps.push({ kind: 'unknown', name: key, reason: 'is not read', place, source: key });
      else entries.set(key, { key, place, value });
    };
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        const spread = evaluate(property.argument, scope);
        if (spread.kind === 'object') {
          budget.take(spread.entries.length, spread.place);
          for (const { key, place, value } of spread.entries) set(key, place, value);
          gaps.push(...spread.gaps);
        } else if (truth(spread) !== false) {
          gaps.push({ ...asUnknown(spread), ...base(property, scope) });
        }
        continue;
      }
      const key = property.computed
        ? evaluate(property.key, scope)
        : plain(property.key, scope, nameOf(property.key));
      if (key.kind !== 'plain') {
        gaps.push({ ...asUnknown(key), ...base(property.key, scope) });
        continue;
      }
      const name = String(key.value);
      if (property.type === 'ObjectMethod') {
        if (property.kind === 'method') set(name, key.place, functionOf(property, scope, name));
        else set(name, key.place, computed(property, scope));
      } else {
        const value = evaluate(property.value, scope);
        set(
          name,
          placeOf(scope.file, property.key),
          value.kind === 'function' && value.name === '' ? { ...value, name } : value,
        );
      }
    }
    return { kind: 'object', entries: [...entries.values()], gaps, ...base(node, scope) };
  }

  return { evaluate, scopeOf };
}

/** Whether a value is true as a condition; undefined if that is unknown. */
function truth(value: Written): boolean | undefined {
  if (value.kind === 'unknown') return undefined;
  return value.kind !== 'plain' || Boolean(value.value);
}
