import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, open, test } from './support/test';

const root = fileURLToPath(new URL('..', import.meta.url));
const FONT = /href="(\/assets\/[^"]+\.woff2)"/;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly length: number;
}

/** A request by Node, which does not decode the response. */
const ask = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, length }),
      );
    }).on('error', reject);
  });

/** Sends raw bytes; returns the status of the response. */
const sendRaw = (base: string, text: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(text));
    let answer = '';
    socket.setEncoding('latin1');
    socket.setTimeout(5_000, () => socket.destroy(new Error('No answer within 5 s')));
    socket.on('data', (chunk) => {
      answer += chunk;
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
      if (!status) return;
      socket.destroy();
      resolve(Number(status));
    });
    socket.on('error', reject);
    socket.on('end', () => reject(new Error(`The server closed the connection after "${answer}"`)));
  });

const withHost = (line: string) => `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`;

/** The base address, which the configuration always sets. */
const site = test.extend<{ base: string }>({
  base: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('The settings have no baseURL.');
    await use(baseURL);
  },
});

site.describe('files', () => {
  site('are sent as brotli or gzip where the browser takes them', async ({ base }) => {
    const plain = await ask(`${base}/services`, { 'Accept-Encoding': 'identity' });
    const gzip = await ask(`${base}/services`, { 'Accept-Encoding': 'gzip' });
    const brotli = await ask(`${base}/services`, { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.length).toBeLessThan(plain.length / 2);
    expect(brotli.length).toBeLessThan(gzip.length);
    for (const { headers, length } of [plain, gzip, brotli]) {
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(headers['content-type']).toBe('text/html;charset=utf-8');
      expect(Number(headers['content-length'])).toBe(length);
    }
  });

  site('are not sent again to a browser that has them', async ({ base }) => {
    const { headers } = await ask(`${base}/about`);
    expect(headers.etag).toBeTruthy();
    const again = await ask(`${base}/about`, { 'If-None-Match': String(headers.etag) });
    expect(again).toMatchObject({ status: 304, length: 0 });
    expect((await ask(`${base}/about`, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  site(
    'with a hash in the name are kept for ever, documents are asked for each time',
    async ({ request }) => {
      const home = await request.get('/');
      const [, address = ''] = FONT.exec(await home.text()) ?? [];
      const font = await request.get(address);
      expect(font.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
      for (const path of ['/', '/services/development', '/sitemap.xml', '/art/case-fintech.svg']) {
        const answer = await request.get(path);
        expect(answer.status()).toBe(200);
        expect(answer.headers()['cache-control']).toBe('no-cache');
      }
      expect((await request.get('/no-such-page')).headers()['cache-control']).toBe('no-cache');
    },
  );

  site('are sent whole, also where an impossible part is asked for', async ({ request }) => {
    for (const range of ['bytes=0-9', 'bytes=10-5', 'bytes=99999999-', 'lines=1']) {
      const answer = await request.get('/about', { headers: { Range: range } });
      expect(answer.status(), range).toBe(200);
      expect(await answer.text()).toContain('</html>');
    }
  });

  site('of the build itself are not for visitors', async ({ request }) => {
    for (const path of [
      '/_headers',
      '/_headers/',
      '/404',
      '/index',
      '/about.html/',
      '/index.html',
      '/about.html',
      '/about.html.br',
      '/404.html',
    ]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });
});

site.describe('headers', () => {
  const expected = {
    'content-security-policy': /default-src 'none'.*script-src 'self' 'sha256-.*frame-ancestors 'none'/,
    'strict-transport-security': /max-age=\d{8}/,
    'x-content-type-options': /^nosniff$/,
    'cross-origin-resource-policy': /^same-origin$/,
    'referrer-policy': /^strict-origin-when-cross-origin$/,
    'cross-origin-opener-policy': /^same-origin$/,
    'permissions-policy': /camera=\(\)/,
  };

  site('protect every document, the not-found one too', async ({ request }) => {
    for (const path of ['/', '/services/strategy', '/resources/blog', '/no-such-page']) {
      const headers = (await request.get(path)).headers();
      for (const [name, value] of Object.entries(expected))
        expect(headers[name], `${path} ${name}`).toMatch(value);
      expect(headers['content-security-policy']).not.toMatch(/unsafe-inline|unsafe-eval/);
    }
  });

  site('stop a script that was put into the page', async ({ page, faults }) => {
    faults.allow(/Content Security Policy/);
    await open(page, '/');
    const wasRun = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.wasRun = true';
      document.head.append(script);
      return 'wasRun' in window;
    });
    expect(wasRun).toBe(false);
    await expect.poll(() => faults.matching(/Content Security Policy/).length).toBeGreaterThan(0);
  });
});

site.describe('requests', () => {
  site('for nothing that exists get the not-found document and 404', async ({ request }) => {
    for (const path of ['/no-such-page', '/assets/no-such-file.js', '/services/nothing/']) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      expect(await answer.text()).toContain('Page Not Found');
    }
  });

  site('for a page with a slash at the end are redirected to its address', async ({ request }) => {
    const answer = await request.get('/services/', { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, '/services']);
  });

  site('with HEAD get the headers of GET and nothing else', async ({ request }) => {
    for (const [path, status] of [
      ['/about', 200],
      ['/no-such-page', 404],
    ] as const) {
      const head = await request.head(path);
      const whole = await request.get(path);
      expect(head.status()).toBe(status);
      expect((await head.body()).length).toBe(0);
      expect(head.headers()['content-type']).toBe(whole.headers()['content-type']);
      expect(head.headers()['content-length']).toBe(whole.headers()['content-length']);
    }
  });

  site('with any other method are refused with the methods that are allowed', async ({ request }) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await request.fetch('/contact', { method });
      expect(answer.status(), method).toBe(405);
      expect(answer.headers().allow).toBe('GET, HEAD');
    }
  });

  const refused = [
    ['a broken percent encoding', '/%E0%A4%A', 400],
    ['a lone percent sign', '/about%', 400],
    ['a way up', '/../package.json', 400],
    ['a way up in the middle', '/assets/../../package.json', 400],
    ['an encoded way up', '/%2e%2e/package.json', 400],
    ['an encoded slash on the way up', '/..%2fpackage.json', 400],
    ['a backslash on the way up', '/..%5cpackage.json', 400],
    ['a zero byte', '/about%00.html', 400],
  ] as const;
  for (const [name, path, status] of refused) {
    site(`with ${name} are refused: ${path}`, async ({ base }) => {
      expect(await sendRaw(base, withHost(`GET ${path} HTTP/1.1`))).toBe(status);
    });
  }

  const odd = [
    ['a path of 5,000 characters', withHost(`GET /${'a'.repeat(5_000)} HTTP/1.1`)],
    [
      'a header of 100,000 characters',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`,
    ],
    ['an absolute address', withHost('GET http://localhost/about HTTP/1.1')],
    ['another host’s address', withHost('GET http://example.com/ HTTP/1.1')],
    ['no path', withHost('GET HTTP/1.1')],
    ['an asterisk', withHost('OPTIONS * HTTP/1.1')],
    ['an unknown method', withHost('FETCH / HTTP/1.1')],
    ['garbage', '\u0016\u0003\u0001 garbage\r\n\r\n'],
    ['words', 'hello there\r\n\r\n'],
  ] as const;
  for (const [name, text] of odd) {
    site(`with ${name} get an answer of 4xx, and the server keeps running`, async ({ base, request }) => {
      const status = await sendRaw(base, text);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect((await request.get('/about')).status()).toBe(200);
    });
  }

  site('that break off do no harm', async ({ base, request }) => {
    const { hostname, port } = new URL(base);
    for (let turn = 0; turn < 20; turn += 1) {
      await new Promise<void>((resolve) => {
        const socket = connect({ host: hostname, port: Number(port) }, () => {
          socket.write('GET /services HTTP/1.1\r\nHost: lo', () => socket.resetAndDestroy());
        });
        socket.on('close', () => resolve());
        socket.on('error', () => undefined);
      });
    }
    expect((await request.get('/about')).status()).toBe(200);
  });
});

site('a second server on the same port says so in one line and exits with 1', async ({ base }) => {
  const { port } = new URL(base);
  const server = spawn(process.execPath, ['build.mjs', 'serve'], {
    cwd: root,
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const code = await new Promise<number | null>((resolve) => server.once('close', resolve));
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(said).toContain(`Port ${port} is in use`);
});
