import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { documentHeaders, fileHeaders, type HostedDocument, type Hosting, redirectOf } from './hosts/hosting';
import { policyOverHttp } from './securityPolicy';
import { standInSubmissions } from './standIn/submissions';

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

/** Addresses that would name a file of the folder that is not for visitors: documents have an address without an ending. */
const isHidden = (address: string): boolean =>
  /(\.(html|br|gz|conf)|\/(404|index|_[^/]*|\.[^/]*))\/*$/.test(address);

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** The decoded path of a request, and its query with the question mark. */
function splitQuery(url: string): readonly [path: string, query: string] {
  const end = url.search(/[?#]|$/);
  return [decodeURIComponent(url.slice(0, end)), url.slice(end)];
}

/**
 * The production server of `npm start` and of the browser tests: the prerendered documents, the files that were compressed
 * by the build, redirects, and the not-found document with status 404 for everything else. It speaks http.
 * @param directory the folder that `npm run build` wrote.
 * @param hosting the description that the build wrote with it.
 */
export function createSiteServer(directory: string, hosting: Hosting): Server {
  const { basePath } = hosting;
  const documents = new Map(hosting.documents.map((document) => [document.address, document] as const));
  const headersOf = (document: HostedDocument) =>
    documentHeaders(hosting, { ...document, policy: policyOverHttp(document.policy) });
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
      const address = basePath + path;
      const document = documents.get(address);
      const own = document ? headersOf(document) : fileHeaders(hosting, address);
      for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
    },
  });

  const answerNotFound = (request: IncomingMessage, response: ServerResponse) => {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = encodings.find(([name]) => accepted.includes(name))?.[0];
    const body = notFound[encoding ?? 'identity'];
    response.writeHead(404, {
      ...headersOf(hosting.notFound),
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': body.length,
      Vary: 'Accept-Encoding',
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  const standIn = hosting.isDemo ? standInSubmissions(basePath) : undefined;
  const server = createServer((request, response) => {
    if (standIn?.(request, response)) return;
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
    const [address, query] = splitQuery(request.url ?? '/');
    const target = redirectOf(hosting, address);
    if (target !== undefined) {
      response.writeHead(308, { ...hosting.headers, Location: target + query, 'Content-Length': 0 });
      response.end();
      return;
    }
    // Parts of a file are not served: none is large, and an impossible range would end the process.
    delete request.headers.range;
    const isOfSite = request.url?.startsWith(`${basePath}/`);
    if (isHidden(address) || !isOfSite) {
      answerNotFound(request, response);
      return;
    }
    request.url = request.url?.slice(basePath.length);
    serveFile(request, response, () => answerNotFound(request, response));
  });
  server.on('clientError', (_error, socket) => {
    if (socket.writable)
      socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  });
  return server;
}
