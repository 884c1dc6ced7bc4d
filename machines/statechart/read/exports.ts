import type { Statement } from '@babel/types';
import { commonJsExports } from './commonJs';
import { blockScope } from './declarations';
import { nameOf } from './names';
import type { FindFile, SourceFile } from './parse';
import type { Scope } from './scope';

interface ExportedNames {
  /** The statement that exports each name. */
  readonly names: ReadonlyMap<string, Statement>;
  /** Statements that export a file that is not found, with all of its names. */
  readonly gaps: readonly Statement[];
}

/** Names that a statement of an ECMAScript module exports itself. */
export function ownNames(statement: Statement, scope: Scope): readonly string[] {
  if (statement.type === 'ExportDefaultDeclaration') return ['default'];
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const declared = statement.declaration ? [...blockScope(scope, [statement]).bindings.keys()] : [];
  return [...declared, ...statement.specifiers.map(({ exported }) => nameOf(exported))];
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
  const names = new Map<string, Statement>();
  const gaps: Statement[] = [];
  for (const statement of file.body) {
    if (statement.type !== 'ExportAllDeclaration') continue;
    const other = findFile(statement.source.value, file.file);
    const found = other && exportedNames(other, findFile, scopeOf, visited);
    if (!found || found.gaps.length > 0) gaps.push(statement);
    for (const name of found?.names.keys() ?? []) {
      if (name !== 'default') names.set(name, statement);
    }
  }
  const { named } = commonJsExports(file);
  const [first] = file.body;
  if (first) for (const name of named.keys()) names.set(name, first);
  // The names of the file itself win.
  for (const statement of file.body) {
    for (const name of ownNames(statement, scopeOf(file))) names.set(name, statement);
  }
  return { names, gaps };
}
