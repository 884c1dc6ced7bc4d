import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Which folders a folder's code may take values from. Types may come from anywhere: they leave no trace in the bundle. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  machines: [],
  'src/theme': [],
  'src/lib': [],
  'src/boot': ['src/lib'],
  'src/content': [],
  'src/ui': ['src/theme', 'src/lib'],
  'src/sections': ['src/ui', 'src/theme', 'src/content', 'src/lib'],
  'src/features': ['machines', 'src/ui', 'src/theme', 'src/content', 'src/lib', 'src/routes'],
  'src/routes': ['src/pages', 'src/content', 'src/lib'],
  'src/pages': [
    ...['src/sections', 'src/features', 'src/ui', 'src/theme'],
    ...['src/content', 'src/lib', 'src/routes'],
  ],
  'src/app': [
    ...['src/features', 'src/sections', 'src/ui', 'src/theme'],
    ...['src/content', 'src/lib', 'src/routes'],
  ],
};

const files = ['src', 'machines'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts')),
);
const folderOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('src/') ? 2 : 1)
    .join('/');

/** What a file imports at run time: everything but `import type` and `export type`, and lists of types alone. */
function importsOf(file: string): readonly string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const statements = source.matchAll(
    /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s+from\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/gm,
  );
  return [...statements].flatMap(([, names = '', from, lazy]) => {
    const isTypesOnly = /^\{\s*(type \w+( as \w+)?,?\s*)+\}$/.test(names);
    const specifier = from ?? lazy;
    return specifier === undefined || isTypesOnly ? [] : [specifier];
  });
}

/** The file behind a relative import, from the project's root. */
function resolve(file: string, specifier: string): string {
  const path = relative(root, join(root, dirname(file), specifier));
  return [`${path}.ts`, `${path}.tsx`, path].find((name) => existsSync(join(root, name))) ?? path;
}
const ownImportsOf = (file: string) =>
  importsOf(file)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => resolve(file, specifier));
const packagesOf = (file: string) => importsOf(file).filter((specifier) => !specifier.startsWith('.'));

describe.each(Object.entries(allowed))('%s', (folder, others) => {
  test(`takes values only from itself${others.map((other) => `, ${other}`).join('')}`, () => {
    const broken = files
      .filter((file) => folderOf(file) === folder)
      .flatMap((file) => ownImportsOf(file).map((imported) => [file, imported] as const))
      .filter(([, imported]) => ![folder, ...others].includes(folderOf(imported)))
      .map((pair) => pair.join(' imports '));
    expect(broken).toEqual([]);
  });
});

test('machines know no package but xstate', () => {
  const machines = files.filter((file) => file.endsWith('.machine.ts'));
  expect(machines.length).toBeGreaterThan(0);
  expect([...new Set(machines.flatMap(packagesOf))]).toEqual(['xstate']);
});

test('only src/theme knows Stitches', () => {
  const users = files.filter((file) => packagesOf(file).includes('@stitches/react'));
  expect(users.map(folderOf)).toEqual(['src/theme']);
});

test('content has no markup and knows no React', () => {
  const content = files.filter((file) => folderOf(file) === 'src/content');
  expect(content.filter((file) => file.endsWith('.tsx'))).toEqual([]);
  expect(content.filter((file) => packagesOf(file).some((name) => name.startsWith('react')))).toEqual([]);
});

test('what runs at build time only is never reached from the browser entry', () => {
  const reached = new Set(['src/main.tsx']);
  for (const file of reached) {
    for (const imported of ownImportsOf(file)) if (/\.tsx?$/.test(imported)) reached.add(imported);
  }
  expect(reached.size).toBeGreaterThan(50);
  expect([...reached].filter((file) => folderOf(file) === 'src/build')).toEqual([]);
});
