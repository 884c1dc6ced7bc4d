import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { type Headers, headersOf, readHostHeaders } from './headers';

/** The longest address of the site has fewer than 60 characters. */
const MAX_ADDRESS_LENGTH = 2_000;

interface Refusal {
  readonly status: number;
  readonly text: string;
}

/** The error response for a request that cannot be served; undefined for a valid request. */
export function refusalOf(method: string | undefined, address: string | undefined): Refusal | undefined {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, text: 'Method Not Allowed' };
  if (address === undefined || !address.startsWith('/')) return { status: 400, text: 'Bad Request' };
  if (address.length > MAX_ADDRESS_LENGTH) return { status: 414, text: 'URI Too Long' };
  try {
    const path = decodeURIComponent(address.replace(/[?#].*$/s, ''));
    const isOdd = path.includes('\0') || path.includes('\\') || path.split('/').includes('..');
    return isOdd ? { status: 400, text: 'Bad Request' } : undefined;
  } catch {
    return { status: 400, text: 'Bad Request' };
  }
}

/**
 * Paths that name a file of the folder directly: a document has an address without extension, a compressed file
 * has none.
 */
const isHidden = (path: string): boolean => {
  const bare = path.replace(/\/+$/, '');
  return /^\/(_headers|404)$/.test(bare) || /\/index$/.test(bare) || /\.(html|br|gz)$/.test(bare);
};

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** The path of a document from its file name: `/` for `index.html`, `/about` for `about.html`. */
const pathOfDocument = (file: string): string =>
  `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`;

/** The headers of each document in a folder, by its path. */
function readDocumentHeaders(directory: string, headers: Headers): ReadonlyMap<string, Headers> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => {
        const path = pathOfDocument(file);
        return [path, headersOf(path, headers, readFileSync(join(directory, file), 'utf8'))];
      }),
  );
}

/**
 * The production server of `npm start` and of the browser tests. It serves prerendered documents without
 * redirects, files that the build compressed, and the not-found document with status 404 for all other paths.
 * @param directory the output folder of `npm run build`.
 */
export function createSiteServer(directory: string): Server {
  const headers = readHostHeaders(readFileSync(join(directory, '_headers'), 'utf8'));
  const documentHeaders = readDocumentHeaders(directory, headers);
  const notFound = {
    identity: readFileSync(join(directory, '404.html')),
    br: readFileSync(join(directory, '404.html.br')),
    gzip: readFileSync(join(directory, '404.html.gz')),
  };

  const serveFile = sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      const own = documentHeaders.get(path.replace(/(?<=.)\/+$/, '')) ?? headersOf(path, headers);
      for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
    },
  });

  const answerNotFound = (request: IncomingMessage, response: ServerResponse) => {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = encodings.find(([name]) => accepted.includes(name))?.[0];
    const body = notFound[encoding ?? 'identity'];
    response.writeHead(404, {
      ...documentHeaders.get('/404'),
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': body.length,
      Vary: 'Accept-Encoding',
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  const server = createServer((request, response) => {
    const refusal = refusalOf(request.method, request.url);
    if (refusal) {
      response.writeHead(refusal.status, {
        'Content-Type': 'text/plain;charset=utf-8',
        'X-Content-Type-Options': 'nosniff',
        ...(refusal.status === 405 ? { Allow: 'GET, HEAD' } : {}),
      });
      response.end(`${refusal.text}\n`);
      return;
    }
    const path = decodeURIComponent((request.url ?? '/').replace(/[?#].*$/s, ''));
    // Range requests are not supported: no file is large, and an invalid range would end the process.
    delete request.headers.range;
    if (isHidden(path)) answerNotFound(request, response);
    else serveFile(request, response, () => answerNotFound(request, response));
  });
  server.on('clientError', (_error, socket) => {
    if (socket.writable)
      socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  });
  return server;
}
