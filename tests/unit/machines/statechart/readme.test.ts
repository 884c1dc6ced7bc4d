import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const library = join(import.meta.dirname, '../../../../machines/statechart');
const readme = readFileSync(join(library, 'README.md'), 'utf8');

/** Names that a public entry exports. */
function exportsOf(folder: string): readonly string[] {
  const index = readFileSync(join(library, folder, 'index.ts'), 'utf8');
  return [...index.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter(Boolean),
  );
}

const folders = readdirSync(library, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('README.md of the library', () => {
  test.each(folders)('names every export of %s', (folder) => {
    const names = exportsOf(folder);
    expect(names.length).toBeGreaterThan(0);
    expect(readme).toContain(`### ${folder}`);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(readme))).toEqual([]);
  });
});
