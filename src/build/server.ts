import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { compressedTypes } from './files';
import { HIDDEN_ADDRESS, type Hosting, headersOf, kindOf, redirectOf } from './hosts/hosting';
import { policyOverHttp } from './securityPolicy';
import { standInSubmissions } from './standIn/submissions';

/** The path of a request without its percent encoding, and its query; undefined for an address that is not valid. */
function parseAddress(url = ''): { readonly path: string; readonly query: string } | undefined {
  const end = url.search(/[?#]|$/);
  try {
    const path = decodeURIComponent(url.slice(0, end));
    const isOdd = !path.startsWith('/') || /[\0\\]/.test(path) || path.split('/').includes('..');
    return isOdd ? undefined : { path, query: url.slice(end) };
  } catch {
    return undefined;
  }
}

/** Media types that the library does not know, or knows without a character set. */
const mediaTypes: Readonly<Record<string, string>> = { ...compressedTypes, ico: 'image/x-icon' };

const hiddenAddress = new RegExp(HIDDEN_ADDRESS);

/**
 * The server of `npm start` and of the browser tests: the prerendered documents, the files that were compressed by the
 * build, redirects, and the not-found document with status 404 for everything else. It speaks http.
 * @param directory the folder that `npm run build` wrote.
 * @param described the description that the build wrote with it.
 */
export function createSiteServer(directory: string, described: Hosting): Server {
  const { basePath, headers, isDemo } = described;
  const policy = policyOverHttp(headers['Content-Security-Policy'] ?? '');
  const hosting = { ...described, headers: { ...headers, 'Content-Security-Policy': policy } };
  const notFound = readFileSync(join(directory, '404.html'));
  const answerNotFound = (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(404, {
      ...headersOf(hosting, 'document'),
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': notFound.length,
    });
    response.end(request.method === 'HEAD' ? undefined : notFound);
  };
  const serveFile = sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      const own = headersOf(hosting, kindOf(hosting, basePath + path));
      const type = mediaTypes[path.slice(path.lastIndexOf('.') + 1)];
      for (const [name, value] of Object.entries({ ...own, ...(type && { 'Content-Type': type }) }))
        response.setHeader(name, value);
    },
  });
  const standIn = isDemo ? standInSubmissions(basePath) : undefined;

  return createServer((request, response) => {
    if (standIn?.(request, response)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const address = parseAddress(request.url);
    if (!address) {
      response.writeHead(400).end();
      return;
    }
    const target = redirectOf(hosting, address.path);
    if (target !== undefined) {
      response.writeHead(308, { ...hosting.headers, Location: target + address.query, 'Content-Length': 0 });
      response.end();
      return;
    }
    // Parts of a file are not served: none is large, and an impossible range would end the process.
    delete request.headers.range;
    if (hiddenAddress.test(address.path) || !request.url?.startsWith(`${basePath}/`)) {
      answerNotFound(request, response);
      return;
    }
    request.url = request.url.slice(basePath.length);
    serveFile(request, response, () => answerNotFound(request, response));
  });
}
