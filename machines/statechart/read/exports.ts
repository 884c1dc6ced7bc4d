import type { Node, Statement } from '@babel/types';
import { commonJsExports, requiredModule, wrappedRequire } from './commonJs';
import { blockScope } from './declarations';
import { nameOf } from './names';
import type { FindFile, SourceFile } from './parse';
import { lookUp, type Scope } from './scope';

interface ExportedNames {
  /** The code that exports each name. */
  readonly names: ReadonlyMap<string, Node>;
  /** Code that exports a file that is not found, with all of its names. */
  readonly gaps: readonly Node[];
}

/** Names that a statement of an ECMAScript module exports itself. */
function namesOf(statement: Statement, scope: Scope): readonly string[] {
  if (statement.type === 'ExportDefaultDeclaration') return ['default'];
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const declared = statement.declaration ? [...blockScope(scope, [statement]).bindings.keys()] : [];
  return [...declared, ...statement.specifiers.map(({ exported }) => nameOf(exported))];
}

const known = new WeakMap<SourceFile, ReadonlyMap<string, Statement>>();

/** Names that an ECMAScript module exports itself, with their statements; the last one counts. */
export function ownNames(file: SourceFile, scope: Scope): ReadonlyMap<string, Statement> {
  const names =
    known.get(file) ??
    new Map(
      file.body.flatMap((statement) => namesOf(statement, scope).map((name) => [name, statement] as const)),
    );
  known.set(file, names);
  return names;
}

/** A file whose exports are all exported again, with the code that does it. */
interface StarExport {
  readonly from: string;
  readonly node: Node;
}

/** What a file exports again as a whole: `export * from './other'`, also as CommonJS. */
export function starExports(file: SourceFile, scope: Scope): readonly StarExport[] {
  const required = commonJsExports(file).all.flatMap((node): StarExport[] => {
    const binding = node.type === 'Identifier' ? lookUp(scope, node.name) : undefined;
    const call = binding?.kind === 'expression' ? binding.node : node;
    const from = requiredModule(wrappedRequire(call, scope) ?? call, scope);
    return from === undefined ? [] : [{ from, node }];
  });
  const exported = file.body.flatMap((node): StarExport[] =>
    node.type === 'ExportAllDeclaration' ? [{ from: node.source.value, node }] : [],
  );
  return [...exported, ...required];
}

/**
 * All names that a file exports, with those of `export * from`.
 * @param seen files whose names are read already: two files may export each other again.
 */
export function exportedNames(
  file: SourceFile,
  findFile: FindFile,
  scopeOf: (file: SourceFile) => Scope,
  seen: ReadonlySet<SourceFile> = new Set(),
): ExportedNames {
  if (seen.has(file)) return { names: new Map(), gaps: [] };
  const visited = new Set([...seen, file]);
  const names = new Map<string, Node>();
  const gaps: Node[] = [];
  for (const { from, node } of starExports(file, scopeOf(file))) {
    const other = findFile(from, file.file);
    const found = other && exportedNames(other, findFile, scopeOf, visited);
    if (!found || found.gaps.length > 0) gaps.push(node);
    for (const name of found?.names.keys() ?? []) {
      if (name !== 'default') names.set(name, node);
    }
  }
  const { whole, named } = commonJsExports(file);
  const properties = whole?.type === 'ObjectExpression' ? whole.properties : [];
  for (const property of properties) {
    if (property.type !== 'SpreadElement') names.set(nameOf(property.key), property);
  }
  for (const [name, value] of named) names.set(name, value);
  // The names of the file itself win.
  for (const [name, statement] of ownNames(file, scopeOf(file))) names.set(name, statement);
  return { names, gaps };
}
