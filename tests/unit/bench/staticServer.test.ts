import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { candidatesFor, createStaticServer } from '../../../e2e/bench/staticServer.mjs';

let folder = '';
let server: Server;
let origin = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-server-'));
  await mkdir(join(folder, 'blog'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<h1>Home</h1>'.repeat(50));
  await writeFile(join(folder, 'about.html'), 'About');
  await writeFile(join(folder, 'blog/index.html'), 'Blog');
  await writeFile(join(folder, 'assets/main-A1B2C3D4.js'), '1');
  server = await createStaticServer(folder);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

test.each([
  ['/', ['index.html']],
  ['/about?a=1', ['about', 'about.html', 'about/index.html']],
  ['/caf%C3%A9/', ['café', 'café.html', 'café/index.html']],
  ['/%', []],
])('%s is looked for in %j', (address, paths) => {
  expect(candidatesFor(address)).toEqual(paths);
});

describe('the server', () => {
  test.each([
    ['/about', 'About'],
    ['/blog', 'Blog'],
    ['/blog/', 'Blog'],
  ])('answers %s', async (path, text) => {
    const response = await fetch(origin + path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(text);
  });

  test('answers an unknown path with status 404', async () => {
    expect((await fetch(`${origin}/nope`)).status).toBe(404);
  });

  test('compresses text with brotli where the client accepts it', async () => {
    const compressed = await fetch(`${origin}/`, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    const plain = await fetch(`${origin}/`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(Number(plain.headers.get('content-length'))).toBe(650);
  });

  test('lets the browser keep files with a hash in their name, and revalidate all others', async () => {
    const asset = await fetch(`${origin}/assets/main-A1B2C3D4.js`);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    const page = await fetch(`${origin}/about`);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await fetch(`${origin}/about`, {
      headers: { 'If-None-Match': page.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });
});
