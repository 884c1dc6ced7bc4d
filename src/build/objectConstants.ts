import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const isObject = (value: string) => value.startsWith('{');

/**
 * Separates the constants that are objects from those that esbuild inlines well. It would put each object into a module
 * that every other module of the bundle then initializes.
 * @param define names and values, as JSON, for esbuild's option of that name.
 */
export const withoutObjects = (define: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(define).filter(([, value]) => !isObject(value)));

/** Writes the constants that are objects into the source of a module, where it assigns one: `= __NAME__;`. */
export const inlineObjects = (source: string, define: Readonly<Record<string, string>>): string =>
  source.replace(/= (__\w+__);/g, (assignment, name: string) => {
    const value = define[name];
    return value !== undefined && isObject(value) ? `= ${value};` : assignment;
  });

/** esbuild plugin: the modules of `src/config` with the constants that are objects. */
export const objectConstants = (define: Readonly<Record<string, string>>): Plugin => ({
  name: 'object-constants',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]src[\\/]config[\\/](owner|provider|recipients)\.ts$/ }, async ({ path }) => ({
      contents: inlineObjects(await readFile(path, 'utf8'), define),
      loader: 'ts',
    }));
  },
});
