/**
 * npm run machines:docs: writes machines/README.md, from the machines themselves. With `-- --check` it writes nothing, and
 * exits with 1 when the file is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadForNode } from './loadForNode.mjs';

const file = join(import.meta.dirname, '../README.md');

const options = process.argv.slice(2);
if (options.some((option) => option !== '--check')) {
  console.error('Usage: npm run machines:docs [-- --check]');
  process.exit(2);
}

const { siteReference } = await loadForNode('machines/cli/siteReference.ts');
const text = siteReference();
if (!options.includes('--check')) {
  await writeFile(file, text);
  console.log('machines/README.md is written.');
} else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  console.error('machines/README.md is out of date. Run npm run machines:docs.');
  process.exitCode = 1;
}
