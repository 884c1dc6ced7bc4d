import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Hosting } from '../../../src/build/hosts/hosting';
import { createSiteServer, refusalOf } from '../../../src/build/server';

describe('a request is refused', () => {
  test.each([
    ['POST', '/', 405],
    ['DELETE', '/about', 405],
    [undefined, '/', 405],
    ['GET', undefined, 400],
    ['GET', '', 400],
    ['GET', '*', 400],
    ['GET', 'http://elsewhere.example/', 400],
    ['GET', '/../package.json', 400],
    ['GET', '/assets/%2e%2e/%2e%2e/package.json', 400],
    ['GET', '/..', 400],
    ['GET', '/a\\b', 400],
    ['GET', '/a%5c..%5cb', 400],
    ['GET', '/a%00', 400],
    ['GET', '/%', 400],
    ['GET', '/%E0%A4%A', 400],
    ['GET', `/${'a'.repeat(2_000)}`, 414],
  ])('%s %s: %i', (method, address, status) => {
    expect(refusalOf(method, address)?.status).toBe(status);
  });

  test.each([
    ['GET', '/'],
    ['HEAD', '/about'],
    ['GET', '/about/?a=1#b'],
    ['GET', '/search?q=%'],
    ['GET', '/search?path=../..'],
    ['GET', '/caf%C3%A9'],
    ['GET', '/..almost'],
    ['GET', `/${'a'.repeat(1_999)}`],
  ])('but not %s %s', (method, address) => {
    expect(refusalOf(method, address)).toBeUndefined();
  });
});

const hosting: Hosting = {
  basePath: '',
  headers: { 'X-Content-Type-Options': 'nosniff' },
  policy: 'all',
  filePolicy: 'file',
  cache: { assets: 'long', others: 'no-cache' },
  documents: [
    { address: '/', file: 'index.html', policy: 'home; upgrade-insecure-requests', link: '<twin>' },
    { address: '/about', file: 'about.html', policy: 'about', link: '' },
  ],
  notFound: { address: '/404', file: '404.html', policy: 'none', link: '' },
  twins: [],
  redirects: [{ from: '/old', to: '/about' }],
  isDemo: false,
};

describe('the site server', () => {
  let directory: string;
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'site-'));
    const notFound = '<h1>Page Not Found</h1>';
    const files: Record<string, string | Buffer> = {
      'index.html': '<h1>Home</h1>',
      'about.html': '<h1>About</h1>',
      '404.html': notFound,
      '404.html.br': brotliCompressSync(notFound),
      '404.html.gz': gzipSync(notFound),
      _headers: 'for the host',
      'favicon.svg': '<svg/>',
      'robots.txt': 'User-agent: *',
    };
    for (const [name, contents] of Object.entries(files)) await writeFile(join(directory, name), contents);
    server = createSiteServer(directory, hosting);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });

  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(directory, { recursive: true });
  });

  const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init });

  test.each([
    ['/', 'Home', 'home'],
    ['/?a=1', 'Home', 'home'],
    ['/about', 'About', 'about'],
    ['/about?a=1', 'About', 'about'],
  ])('answers the known path %s with its own document and status 200', async (path, heading, policy) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(heading);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe(policy);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ['/about/', '/about'],
    ['/about//?a=1', '/about?a=1'],
    ['/old', '/about'],
    ['/old/?a=1&b=%20', '/about?a=1&b=%20'],
    ['//', '/'],
  ])('redirects %s to %s', async (path, target) => {
    const response = await ask(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(target);
  });

  test('sends a picture with a policy in which nothing may run', async () => {
    const response = await ask('/favicon.svg');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toBe('file');
  });

  test.each(['gzip', 'br', 'identity'])(
    'answers an unknown path with the not-found document and status 404 (%s)',
    async (encoding) => {
      const response = await ask('/nothing', { headers: { 'Accept-Encoding': encoding } });
      expect(response.status).toBe(404);
      expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(response.headers.get('content-security-policy')).toBe('none');
      expect(await response.text()).toBe('<h1>Page Not Found</h1>');
    },
  );

  test.each(['/about.html', '/_headers', '/404.html.br', '/assets/main.js.map.br'])(
    'gives %s to nobody',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  test('answers HEAD without a body', async () => {
    const [known, unknown] = await Promise.all([
      ask('/', { method: 'HEAD' }),
      ask('/nothing', { method: 'HEAD' }),
    ]);
    expect([known.status, await known.text()]).toEqual([200, '']);
    expect([unknown.status, await unknown.text()]).toEqual([404, '']);
  });

  test('says which methods it allows', async () => {
    const response = await ask('/', { method: 'POST', body: 'x' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});
