/**
 * node staticServer.mjs DIR: serves a folder with a built site on a free port and prints the address. Text is compressed
 * with brotli at the highest quality, as the own site's files are, before the server listens.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const TYPES = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
  '.mjs': 'text/javascript;charset=utf-8',
  '.css': 'text/css;charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain;charset=utf-8',
  '.map': 'application/json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
};
const COMPRESSIBLE = /\.(html|m?js|css|json|webmanifest|svg|xml|txt)$/;
/** A file whose name has a hash of its content: it never changes. */
const HASHED = /[-._](?=[\w-]*[\dA-Z])[\w-]{8,}\.\w+$/;

/**
 * @typedef {object} ServedFile
 * @property {string} type
 * @property {Buffer} body
 * @property {Buffer} [brotli]
 * @property {string} tag for If-None-Match.
 * @property {boolean} isImmutable
 */

/**
 * The paths of the files that may answer a request, best first.
 * @param {string} address path and query of the request.
 */
export function candidatesFor(address) {
  let path;
  try {
    path = decodeURIComponent(address.replace(/[?#].*$/s, ''));
  } catch {
    return [];
  }
  const bare = path.replace(/^\/+|\/+$/g, '');
  return bare === '' ? ['index.html'] : [bare, `${bare}.html`, `${bare}/index.html`];
}

/**
 * Reads a folder into memory.
 * @param {string} folder
 * @returns {Promise<ReadonlyMap<string, ServedFile>>} by path below the folder.
 */
async function readFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const files = new Map();
  for (const path of paths.filter((each) => !/\.(br|gz)$/.test(each))) {
    const body = await readFile(join(folder, path));
    const twin = `${path}.br`;
    const brotli = paths.includes(twin)
      ? await readFile(join(folder, twin))
      : COMPRESSIBLE.test(path)
        ? await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
        : undefined;
    files.set(path, {
      type: TYPES[/** @type {keyof typeof TYPES} */ (extname(path))] ?? 'application/octet-stream',
      body,
      brotli,
      tag: `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`,
      isImmutable: !path.endsWith('.html') && HASHED.test(path),
    });
  }
  return files;
}

/**
 * A server for a folder that was built elsewhere: `/about` is `about`, `about.html` or `about/index.html`, an unknown
 * path is `404.html` with status 404. Connections are kept alive.
 * @param {string} folder
 */
export async function createStaticServer(folder) {
  const files = await readFolder(folder);
  return createServer((request, response) => {
    const found = candidatesFor(request.url ?? '/').find((path) => files.has(path));
    const file = files.get(found ?? '404.html');
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not Found\n');
      return;
    }
    const headers = {
      ETag: file.tag,
      Vary: 'Accept-Encoding',
      'Cache-Control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    if (found && request.headers['if-none-match'] === file.tag) {
      response.writeHead(304, headers).end();
      return;
    }
    const isCompressed = file.brotli && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const body = isCompressed ? file.brotli : file.body;
    response.writeHead(found ? 200 : 404, {
      ...headers,
      'Content-Type': file.type,
      'Content-Length': body.length,
      ...(isCompressed ? { 'Content-Encoding': 'br' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = await createStaticServer(process.argv[2]);
  server.listen(0, () => {
    const address = server.address();
    console.log(`http://localhost:${typeof address === 'object' ? address?.port : address}`);
  });
}
