import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { kilobytes, table } from './format.mjs';

const KINDS = { js: 'bundle', woff2: 'font' };

/**
 * @typedef {object} AssetWeight
 * @property {string} kind bundle or font.
 * @property {string} file its name.
 * @property {number} raw bytes on disk.
 * @property {number} transferred bytes of the body as the server sends it to a browser that takes brotli.
 */

/**
 * Weighs the bundle and the fonts.
 * @param {string} address of the running site.
 * @param {string} output the folder of the built site.
 * @returns {Promise<AssetWeight[]>}
 */
export async function weighAssets(address, output) {
  const folder = join(output, 'assets');
  const files = (await readdir(folder)).filter((file) => kindOf(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const response = await fetch(`${address}/assets/${file}`, {
        method: 'HEAD',
        headers: { 'Accept-Encoding': 'br' },
      });
      const transferred = Number(response.headers.get('content-length'));
      return { kind: kindOf(file), file, raw: (await stat(join(folder, file))).size, transferred };
    }),
  );
}

/** @param {string} file name of a file. */
const kindOf = (file) => KINDS[/** @type {keyof typeof KINDS} */ (file.split('.').at(-1))];

/** @param {readonly AssetWeight[]} weights */
export const weightTable = (weights) =>
  table(
    ['file', 'kind', 'raw', 'transferred'],
    weights.map(({ file, kind, raw, transferred }) => [file, kind, kilobytes(raw), kilobytes(transferred)]),
  );
