import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import subsetFont from 'subset-font';
import { subsetName } from './fontRanges';

/**
 * OpenType features of the subset files: those that browsers apply by default, and tabular figures. Add a feature here
 * before CSS uses it.
 */
const FEATURES = ['rvrn', 'ccmp', 'locl', 'rlig', 'liga', 'calt', 'kern', 'mark', 'mkmk', 'tnum'];

/** The texts of all source files in a folder. */
export async function readSources(folder: string): Promise<readonly string[]> {
  const paths = await readdir(folder, { recursive: true });
  return Promise.all(
    paths.filter((path) => /\.tsx?$/.test(path)).map((path) => readFile(join(folder, path), 'utf8')),
  );
}

/**
 * esbuild plugin: `import address from '*.woff2'` returns the address of the whole file, `'*.woff2?subset'` the
 * address of a file with only these characters. One instance serves several builds and subsets each font once.
 */
export function fontFiles(characters: string): Plugin {
  const subsets = new Map<string, Promise<Uint8Array>>();
  const subset = async (file: string) =>
    subsetFont(await readFile(file), characters, { targetFormat: 'woff2', keepFeatures: FEATURES });

  return {
    name: 'font-files',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /\.woff2(\?subset)?$/ }, ({ path: specifier, importer }) => {
        const [name = '', query] = specifier.split('?');
        const file = createRequire(importer).resolve(name);
        if (query === undefined) return { path: file };
        // esbuild derives the name of the output file from the path.
        return { path: subsetName(file), namespace: 'subset', pluginData: file };
      });
      onLoad({ filter: /.*/, namespace: 'subset' }, async ({ pluginData: file }) => {
        const contents = subsets.get(file) ?? subset(file);
        subsets.set(file, contents);
        return { contents: await contents, loader: 'file' };
      });
    },
  };
}
