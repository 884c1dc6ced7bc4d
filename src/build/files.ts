import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A file of the site: its path below the output folder, and its contents. */
export interface SiteFile {
  readonly path: string;
  readonly contents: string | Uint8Array;
}

export interface FileWeight {
  readonly path: string;
  /** Bytes that a browser receives: compressed with brotli, or those of a file that is served uncompressed. */
  readonly size: number;
}

export async function writeFiles(folder: string, files: readonly SiteFile[]): Promise<void> {
  await Promise.all(
    files.map(async ({ path, contents }) => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), contents);
    }),
  );
}

/** Media types of the files that the build compresses, by the ending of their name. */
export const compressedTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
};

/** Writes the `.br` and `.gz` variants of a file that the build compresses. */
async function compressFile(folder: string, path: string): Promise<FileWeight> {
  const file = join(folder, path);
  const contents = await readFile(file);
  const ending = path.slice(path.lastIndexOf('.') + 1);
  if (!Object.hasOwn(compressedTypes, ending)) return { path, size: contents.length };
  // The highest quality takes as long for the source map as for everything else together.
  const quality = ending === 'map' ? 5 : 11;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(contents, { level: 9 }),
  ]);
  await writeFiles(folder, [
    { path: `${path}.br`, contents: brotli },
    { path: `${path}.gz`, contents: gzipped },
  ]);
  return { path, size: brotli.length };
}

/** Writes the compressed variants of all files in a folder. @returns the sizes of the files, ordered by path. */
export async function compressFiles(folder: string): Promise<readonly FileWeight[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return Promise.all(paths.sort().map((path) => compressFile(folder, path)));
}
