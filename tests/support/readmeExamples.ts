import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A code block of a README. */
export interface Example {
  /** Its title, or the line on which it starts: `door.ts`, `line-12.tsx`. */
  readonly file: string;
  readonly code: string;
}

/** The TypeScript blocks of a text in Markdown. */
export const examplesIn = (markdown: string): readonly Example[] =>
  [...markdown.matchAll(/^```(tsx?)(?: title="([^"]+)")?\n(.*?)^```$/gms)].map(
    ({ 1: language, 2: title, 3: code = '', index }) => ({
      file: title ?? `line-${markdown.slice(0, index).split('\n').length}.${language}`,
      code,
    }),
  );

/** A statement on one line with its value, in the same or in the next line: `1 + 1; // → 2`. */
const VALUE = /^( *)(.+);\s\/\/ → (.+)$/gm;

/** Names that a code imports from a path, directly or as members of a namespace. */
export function importedNames(code: string, path: string): readonly string[] {
  return [...code.matchAll(/^import (?:type )?(?:\{ ([^}]+) \}|\* as (\w+)) from '([^']+)';$/gm)]
    .filter(({ 3: from }) => from === path)
    .flatMap(({ 1: names, 2: namespace }) =>
      namespace === undefined
        ? (names ?? '').split(', ').map((name) => name.replace(/^type /, ''))
        : [...code.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
    );
}

/** An example as a module that throws if a value differs from the one in its comment. */
const moduleOf = ({ code }: Example): string =>
  [
    "import { deepEqual as assertEqual } from 'node:assert/strict';",
    code.replace(VALUE, '$1assertEqual($2, $3);'),
    'export {};',
  ].join('\n');

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache');

/**
 * Writes examples as modules into a folder of their own, from which they find `./machines` and all packages.
 * Its `tsconfig.json` allows examples to declare what they do not use.
 */
export function writeExamples(examples: readonly Example[]) {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'examples-'));
  symlinkSync(join(root, 'machines'), join(folder, 'machines'), 'junction');
  for (const example of examples) writeFileSync(join(folder, example.file), moduleOf(example));
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { noUnusedLocals: false },
    files: examples.map(({ file }) => file),
    include: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  return {
    folder,
    /** Path of an example from the project's root. */
    pathOf: (file: string) => relative(root, join(folder, file)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
