import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** A property `description` whose value is one plain string, with its line break. */
const DESCRIPTION = /\s*\bdescription:\s*(['"`])(?:(?!\1)[^\\$]|\\.)*\1,/g;

/** Removes the descriptions of a machine and its states from its source. @throws Error if one has another form. */
export function withoutDescriptions(source: string, path: string): string {
  const rest = source.replace(DESCRIPTION, '');
  if (/\bdescription:/.test(rest)) throw new Error(`${path}: a description has to be one plain string.`);
  return rest;
}

/** esbuild plugin: machines without the descriptions that only their readers and the viewer need. */
export const machineDescriptions: Plugin = {
  name: 'machine-descriptions',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]machines[\\/][^\\/]+\.machine\.ts$/ }, async ({ path }) => ({
      contents: withoutDescriptions(await readFile(path, 'utf8'), path),
      loader: 'ts',
    }));
  },
};
