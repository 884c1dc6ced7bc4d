/**
 * npm run machines:docs: writes machines/README.md and machines/docs, from the machines themselves. With `-- --check` it
 * writes nothing, and exits with 1 when a file is out of date, missing, or of a machine that no longer exists.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadForNode } from './loadForNode.mjs';

const machines = join(import.meta.dirname, '..');
const docs = join(machines, 'docs');

const options = process.argv.slice(2);
if (options.some((option) => option !== '--check')) {
  console.error('Usage: npm run machines:docs [-- --check]');
  process.exit(2);
}

const { siteReference } = await loadForNode('machines/cli/siteReference.ts');
const files = siteReference();
const present = (await readdir(docs).catch(() => [])).map((name) => `docs/${name}`);
const superfluous = present.filter((path) => !files.some((file) => file.path === path));

if (!options.includes('--check')) {
  await mkdir(docs, { recursive: true });
  await Promise.all(files.map(({ path, text }) => writeFile(join(machines, path), text)));
  await Promise.all(superfluous.map((path) => rm(join(machines, path))));
  console.log('machines/README.md and machines/docs are written.');
} else {
  const contents = await Promise.all(
    files.map(({ path }) => readFile(join(machines, path), 'utf8').catch(() => '')),
  );
  const outdated = files.filter(({ text }, index) => contents[index] !== text).map(({ path }) => path);
  for (const path of [...outdated, ...superfluous]) {
    console.error(`machines/${path} is out of date. Run npm run machines:docs.`);
    process.exitCode = 1;
  }
}
