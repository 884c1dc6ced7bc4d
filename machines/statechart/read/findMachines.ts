import type { Node } from '@babel/types';
import { isModuleExports } from './commonJs';
import { scopeInside } from './declarations';
import type { Evaluator } from './evaluate';
import { nameOf } from './names';
import type { SourceFile } from './parse';
import { placeText } from './readError';
import { isModuleScope, type Scope } from './scope';
import { childrenOf } from './walk';
import { propertyOf, type Written, type WrittenMachine } from './written';
import { isMaker, isModifier, xstateName } from './xstateNames';

/** A machine in a file. */
export interface FoundMachine {
  /** Name of its constant or function; empty for a machine without one. */
  readonly name: string;
  readonly written: WrittenMachine;
}

/** Name of a changed constant or property; undefined for a default export of CommonJS. */
function assignedName(left: Node): string | undefined {
  if (isModuleExports(left)) return undefined;
  const name = nameOf(left.type === 'MemberExpression' ? left.property : left);
  return name === '' || name === 'default' ? undefined : name;
}

/** Name that a node gives to the machine inside it. */
function nameGivenBy(node: Node): string | undefined {
  switch (node.type) {
    case 'VariableDeclarator':
      return node.id.type === 'Identifier' ? node.id.name : undefined;
    case 'FunctionDeclaration':
      return node.id?.name;
    case 'AssignmentExpression':
      return assignedName(node.left);
    case 'ObjectProperty':
    case 'ClassProperty':
      return nameOf(node.key) || undefined;
    default:
      return undefined;
  }
}

/** True for `machine.provide({…})` of a constant; a call such as `make('lamp')` may return a machine of its own. */
function isNamed(node: Node, scope: Scope): boolean {
  if (node.type !== 'CallExpression') return node.type === 'Identifier' || node.type === 'MemberExpression';
  const { callee } = node;
  return (
    isModifier(xstateName(callee, scope)) &&
    callee.type === 'MemberExpression' &&
    isNamed(callee.object, scope)
  );
}

/** Calls that make a machine, the outermost ones only. */
function machineCalls(file: SourceFile, { evaluate, scopeOf }: Evaluator): readonly FoundMachine[] {
  const found: (FoundMachine & { readonly isProvided: boolean })[] = [];
  const visit = (node: Node, outer: Scope, name: string): void => {
    if (node.type === 'CallExpression') {
      const callee = xstateName(node.callee, outer);
      if (isMaker(callee) || isModifier(callee)) {
        const written = evaluate(node, outer);
        if (written.kind === 'machine') {
          found.push({ name, written, isProvided: !isModuleScope(outer) && isNamed(node, outer) });
          return;
        }
      }
    }
    const scope = scopeInside(outer, node);
    for (const child of childrenOf(node)) visit(child, scope, nameGivenBy(node) ?? name);
  };
  const roots = file.expression ? [file.expression] : file.body;
  for (const root of roots) visit(root, scopeOf(file), '');
  // `useMachine(machine.provide({…}))` in a function has the chart of a machine that is found already.
  const known = new Set(
    found.flatMap(({ written, isProvided }) => (isProvided ? [] : [placeText(written.config.place)])),
  );
  return found.filter(
    ({ written, isProvided }) => !isProvided || !known.has(placeText(written.config.place)),
  );
}

const isConfiguration = (value: Written): boolean =>
  value.kind === 'object' && propertyOf(value, 'states')?.kind === 'object';

/** Properties of which a machine has at least one, and which other JSON files lack. */
const behavior = ['states', 'initial', 'on', 'always', 'after', 'invoke', 'entry', 'exit'];

/** True for an object without behavior, like package.json. */
const isOtherData = (value: Written): boolean =>
  value.kind === 'object' && !behavior.some((property) => propertyOf(value, property));

const machineOf = (config: Written): WrittenMachine => ({
  kind: 'machine',
  config,
  implementations: [],
  isVersion4: false,
  place: config.place,
  source: config.source,
});

/** Constants that are configurations, in a file without machines. */
function configurations(file: SourceFile, { evaluate, scopeOf }: Evaluator): readonly FoundMachine[] {
  const scope = scopeOf(file);
  const declared = [...scope.bindings]
    .filter(([, { kind }]) => kind === 'expression')
    .flatMap(([name, binding]) =>
      binding.kind === 'expression' ? [{ name, config: evaluate(binding.node, scope) }] : [],
    );
  const unnamed = file.body.flatMap((statement) =>
    statement.type === 'ExportDefaultDeclaration'
      ? [{ name: '', config: evaluate(statement.declaration, scope) }]
      : [],
  );
  return [...declared, ...unnamed]
    .filter(({ config }) => isConfiguration(config))
    .map(({ name, config }) => ({ name, written: machineOf(config) }));
}

/** Machines of a file: calls that make one, or else configurations, or JSON and a bare object literal. */
export function findMachines(file: SourceFile, evaluator: Evaluator): readonly FoundMachine[] {
  const called = machineCalls(file, evaluator);
  if (called.length > 0) return called;
  if (!file.expression) return configurations(file, evaluator);
  const config = evaluator.evaluate(file.expression, evaluator.scopeOf(file));
  return isOtherData(config) ? [] : [{ name: '', written: machineOf(config) }];
}
