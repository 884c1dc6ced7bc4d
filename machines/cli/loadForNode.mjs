import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles a TypeScript module of the machines for Node, packages and all, and imports it from memory.
 * @param entry its path below `machines/`.
 */
export async function loadForNode(entry) {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '..', entry)],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // The names of functions are shown to people.
    keepNames: true,
    write: false,
    logLevel: 'warning',
  });
  const [{ contents }] = outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`);
}
