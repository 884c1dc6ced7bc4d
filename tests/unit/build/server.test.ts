import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteServer } from '../../../src/build/server';
import { ask as askServer, siteHosting } from '../../support/hosting';

let directory: string;
let server: Server;
let port: number;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(directory, 'assets'));
  const files: Record<string, string | Buffer> = {
    'index.html': '<h1>Home</h1>',
    'about.html': '<h1>About</h1>',
    '404.html': '<h1>Page Not Found</h1>',
    'about.html.br': brotliCompressSync('<h1>About</h1>'),
    'about.html.gz': gzipSync('<h1>About</h1>'),
    'assets/main-ABC.js': 'start()',
    _headers: 'for the host',
    'favicon.svg': '<svg/>',
  };
  for (const [name, contents] of Object.entries(files)) await writeFile(join(directory, name), contents);
  server = createSiteServer(directory, siteHosting());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(directory, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askServer(`http://127.0.0.1:${port}${path}`, headers, method);

/** Sends raw bytes; returns the status of the response. */
const sendRaw = (text: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port }, () => socket.write(text));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      answer += chunk;
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
      if (status === undefined) return;
      socket.destroy();
      resolve(Number(status));
    });
    socket.on('error', reject);
    socket.on('end', () => reject(new Error(`The server closed the connection after "${answer}"`)));
  });

test.each([
  ['/', 'Home'],
  ['/?a=1', 'Home'],
  ['/about?path=../..', 'About'],
  ['/%61bout', 'About'],
])('%s is answered with its document and the headers of the description', async (path, heading) => {
  const { status, headers, body } = await ask(path);
  expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(body.toString()).toContain(heading);
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test.each(['br', 'gzip', 'identity'])('documents are sent as they were compressed: %s', async (encoding) => {
  const { headers, body } = await ask('/about', { 'Accept-Encoding': encoding });
  expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
  expect(headers.vary).toMatch(/Accept-Encoding/i);
  expect(Number(headers['content-length'])).toBe(body.length);
});

test('a file with a hash is kept for ever, and a browser that has a document does not get it again', async () => {
  expect((await ask('/assets/main-ABC.js')).headers['cache-control']).toContain('immutable');
  const { headers } = await ask('/about');
  expect(await ask('/about', { 'If-None-Match': String(headers.etag) })).toMatchObject({ status: 304 });
  expect(await ask('/about', { 'If-None-Match': '"other"' })).toMatchObject({ status: 200 });
});

test.each(['bytes=0-4', 'bytes=10-5', 'bytes=99999999-'])('documents are sent whole: %s', async (Range) => {
  const { status, body } = await ask('/about', { Range });
  expect([status, body.toString()]).toEqual([200, '<h1>About</h1>']);
});

test.each([
  ['/about/', '/about'],
  ['/about//?a=1', '/about?a=1'],
  ['/services/strategy/?a=1&b=%20', '/services/revenue-strategy?a=1&b=%20'],
  ['//', '/'],
])('%s is redirected to %s', async (path, target) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([308, target]);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test.each([
  ...['/nothing', '/nothing/', '/assets/nothing.js', '/404', '/index', '/index.html', '/about.html'],
  ...['/about.html/', '/about.html.br', '/_headers', '/_headers/', `/${'a'.repeat(5_000)}`],
])('%s is answered with the not-found document and status 404', async (path) => {
  const { status, headers, body } = await ask(path);
  expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(body.toString()).toContain('Page Not Found');
});

test.each(['/about', '/nothing'])('HEAD %s has the headers of GET, and no body', async (path) => {
  const [head, whole] = await Promise.all([ask(path, {}, 'HEAD'), ask(path)]);
  expect(head.body.length).toBe(0);
  for (const name of ['content-type', 'content-length', 'etag'])
    expect(head.headers[name]).toBe(whole.headers[name]);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused with the allowed methods', async (method) => {
  const { status, headers } = await ask('/contact', {}, method);
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

const line = (text: string) => `${text}\r\nHost: localhost\r\nConnection: close\r\n\r\n`;

test.each([
  ['a broken percent encoding', line('GET /%E0%A4%A HTTP/1.1')],
  ['a parent folder', line('GET /../package.json HTTP/1.1')],
  ['an encoded parent folder', line('GET /..%2fpackage.json HTTP/1.1')],
  ['a backslash', line('GET /..%5cpackage.json HTTP/1.1')],
  ['a zero byte', line('GET /about%00.html HTTP/1.1')],
  ['an absolute address', line('GET http://localhost/about HTTP/1.1')],
  ['no path', line('GET HTTP/1.1')],
  ['an unknown method', line('FETCH / HTTP/1.1')],
  ['garbage', '\u0016\u0003\u0001 garbage\r\n\r\n'],
])('a request with %s is refused, and the server keeps running', async (_name, text) => {
  expect(await sendRaw(text)).toBe(400);
  expect((await ask('/about')).status).toBe(200);
});
