/**
 * npm run machines:docs: writes machines/README.md, from the machines themselves. With `-- --check` it writes nothing, and
 * exits with 1 when the file is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const folder = import.meta.dirname;
const file = join(folder, 'README.md');

/** Bundles a TypeScript module for Node, packages and all, and imports it from memory. */
async function load(entry) {
  const { outputFiles } = await build({
    entryPoints: [join(folder, entry)],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // The chart shows the names of functions.
    keepNames: true,
    write: false,
    logLevel: 'warning',
  });
  const [{ contents }] = outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`);
}

const options = process.argv.slice(2);
if (options.some((option) => option !== '--check')) {
  console.error('Usage: npm run machines:docs [-- --check]');
  process.exit(2);
}

const { siteReference } = await load('viewer/reference/siteReference.ts');
const text = siteReference();
if (!options.includes('--check')) {
  await writeFile(file, text);
  console.log('machines/README.md is written.');
} else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  console.error('machines/README.md is out of date. Run npm run machines:docs.');
  process.exitCode = 1;
}
