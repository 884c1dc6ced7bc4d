import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadForNode } from '../../../../machines/cli/loadForNode.mjs';
import { examplesIn, importedNames, writeExamples } from '../../../support/readmeExamples';

const library = join(import.meta.dirname, '../../../../machines/statechart');
const readme = readFileSync(join(library, 'README.md'), 'utf8');
const examples = examplesIn(readme);

/** Names that a public entry exports. */
function exportsOf(entry: string): readonly string[] {
  const text = readFileSync(join(library, `${entry}.ts`), 'utf8');
  const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter(Boolean),
  );
  const declared = [...text.matchAll(/^export (?:interface|function|const) (\w+)/gm)];
  return [...lists, ...declared.map(([, name = '']) => name)];
}

const folders = readdirSync(library, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const entries = [...folders.map((folder) => `${folder}/index`), 'inspect/bridge'];

describe('README.md of the library', () => {
  test.each(folders)('has a section about %s', (folder) => {
    expect(readme).toContain(`### ${folder}`);
  });

  test.each(entries)('has an example for every export of %s', (entry) => {
    const names = exportsOf(entry);
    const path = `./machines/statechart/${entry.replace('/index', '')}`;
    const used = new Set(examples.flatMap(({ code }) => importedNames(code, path)));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !used.has(name))).toEqual([]);
  });

  test('has no example with more than 15 lines of code, except the whole application with 20', () => {
    const linesOf = (code: string) => code.split('\n').filter((line) => line.trim() !== '').length;
    const limitOf = (file: string) => (file === 'app.tsx' ? 20 : 15);
    expect(examples.filter(({ file, code }) => linesOf(code) > limitOf(file))).toEqual([]);
  });
});

describe('an example', () => {
  test('fails if a value differs from the stated one', async () => {
    const written = writeExamples([
      { file: 'right.ts', code: '1 + 1; // → 2\n' },
      { file: 'wrong.ts', code: '1 + 1; // → 3\n' },
    ]);
    try {
      await expect(loadForNode(written.pathOf('right.ts'))).resolves.toBeDefined();
      await expect(loadForNode(written.pathOf('wrong.ts'))).rejects.toThrow('2 !== 3');
    } finally {
      written.remove();
    }
  });
});
