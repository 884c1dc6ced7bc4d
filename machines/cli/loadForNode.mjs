import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../..');
/** Inside node_modules, so that a bundle finds its packages. */
const cache = join(root, 'node_modules/.cache');

/**
 * Bundles a TypeScript module for Node and imports it. Each call has a folder of its own, because several commands may run
 * at once; the folder is removed after the import.
 * @param {string} entry path from the project's root.
 */
export async function loadForNode(entry) {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'node-'));
  const outfile = join(folder, 'module.mjs');
  try {
    await build({
      absWorkingDir: root,
      bundle: true,
      format: 'esm',
      target: 'es2022',
      logLevel: 'warning',
      entryPoints: [join(root, entry)],
      outfile,
      platform: 'node',
      packages: 'external',
    });
    return await import(pathToFileURL(outfile));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
