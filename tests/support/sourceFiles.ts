import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Every TypeScript file of the site and its machines, relative to the project's root. */
export const files = ['src', 'machines'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts')),
);

/** Folders with their own import rules: those of `src` and of `machines`, and the tables that are read with the machines. */
const RULED = /^(?:src\/|machines\/(?:\w+\/|(?:registry|arrangements)\.ts$))/;

/** The folder of a file, as the import rules name it. */
export const folderOf = (path: string) =>
  path
    .split('/')
    .slice(0, RULED.test(path) ? 2 : 1)
    .join('/');

/** The text of a file. */
export const sourceOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** What a file imports at run time: all except `import type`, `export type` and lists of types. */
function importsOf(file: string): readonly string[] {
  const statements = sourceOf(file).matchAll(
    /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s+from\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/gm,
  );
  return [...statements].flatMap(([, names = '', from, lazy]) => {
    const isTypesOnly = /^\{\s*(type \w+( as \w+)?,?\s*)+\}$/.test(names);
    const specifier = from ?? lazy;
    return specifier === undefined || isTypesOnly ? [] : [specifier];
  });
}

/** The file of a relative import, from the project's root. */
function resolve(file: string, specifier: string): string {
  const path = relative(root, join(root, dirname(file), specifier));
  return (
    [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`, path].find((name) => existsSync(join(root, name))) ??
    path
  );
}

/** Whether an import is of a file, not of a package. */
const isOwn = (specifier: string) => specifier.startsWith('.');

/** The files from which a file imports values. */
export const ownImportsOf = (file: string) =>
  importsOf(file)
    .filter(isOwn)
    .map((specifier) => resolve(file, specifier));

/** The packages from which a file imports values. */
export const packagesOf = (file: string) => importsOf(file).filter((specifier) => !isOwn(specifier));

/** The files from which a file imports values or types. */
export const ownImportsWithTypes = (file: string) =>
  [...sourceOf(file).matchAll(/\bfrom\s+'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'/g)].map(([, from, lazy]) =>
    resolve(file, from ?? lazy ?? ''),
  );
