import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { loadForNode } from './loadForNode.mjs';

const machines = join(import.meta.dirname, '..');
/** Folders of the sources that a layout depends on. */
const folders = ['.', 'statechart/graph', 'statechart/layout'].map((folder) => join(machines, folder));

async function sources() {
  const lists = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))),
  );
  return lists.flat().filter((path) => path.endsWith('.ts'));
}

/**
 * Resolves `site:drawings` to the layouts of all machines. They are computed in Node and not in the browser, so that the
 * viewer shows each chart at once; the same sources are not loaded again.
 * @type {import('esbuild').Plugin}
 */
export const drawingsPlugin = {
  name: 'drawings',
  setup: ({ onResolve, onLoad }) => {
    let loaded = { version: '', contents: '' };
    onResolve({ filter: /^site:drawings$/ }, ({ path }) => ({ path, namespace: 'drawings' }));
    onLoad({ filter: /./, namespace: 'drawings' }, async () => {
      const watchFiles = await sources();
      const times = await Promise.all(watchFiles.map(async (path) => (await stat(path)).mtimeMs));
      const version = JSON.stringify([watchFiles, times]);
      if (version !== loaded.version) {
        const { siteDrawings } = await loadForNode('machines/cli/drawing.ts');
        loaded = { version, contents: JSON.stringify(await siteDrawings()) };
      }
      return { contents: loaded.contents, loader: 'json', watchFiles };
    });
  },
};
