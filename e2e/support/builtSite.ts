import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'dist');

/** Paths of all files that the build wrote, below its folder, without the compressed twins. */
export const builtFiles: readonly string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.\w+$/.test(file) && !/\.(br|gz)$/.test(file));

export const readBuilt = (file: string): string => readFileSync(join(folder, file), 'utf8');
export const readBuiltBytes = (file: string): Buffer => readFileSync(join(folder, file));
export const isBuilt = (file: string): boolean => existsSync(join(folder, file));

/** Paths of the source files in the bundle. */
export const bundleInputs: readonly string[] = Object.keys(
  JSON.parse(readFileSync(join(root, '.build/dist/metafile.json'), 'utf8')).inputs,
);

/** A written document: its path on the site, and its text. */
export interface BuiltDocument {
  readonly path: string;
  readonly html: string;
}

/** All documents, the not-found page included. */
export const documents: readonly BuiltDocument[] = builtFiles
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ path: `/${file.replace(/(^index)?\.html$/, '')}`, html: readBuilt(file) }));

/** The documents of pages. */
export const pageDocuments = documents.filter(({ path }) => path !== '/404');
