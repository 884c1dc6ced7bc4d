import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { documentFile, type Hosting, headersOf, kindOf } from '../src/build/hosts/hosting';
import { policyOverHttp } from '../src/build/securityPolicy';
import { BUILD_TIMEOUT_MS, buildOther } from './support/builds';
import { kinds } from './support/kinds';
import { test as base, expect, ready } from './support/test';
import {
  isInstalled,
  type RunningServer,
  startFallbackServer,
  startNginx,
  startOwnServer,
} from './support/webServers';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Sites {
  /** The site at the root of a host, and under a path, each with the configuration of nginx. */
  readonly sites: Readonly<Record<'dist-other' | 'dist-path', Hosting>>;
}

const test = base.extend<object, Sites>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      await use({ 'dist-other': await buildOther('dist-other'), 'dist-path': await buildOther('dist-path') });
    },
    { scope: 'worker', timeout: BUILD_TIMEOUT_MS },
  ],
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A request as Node sends it: the answer is not decoded, and no redirect is followed. */
const ask = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', reject);
  });

const decoders = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
} as const;

const expectHeaders = (answer: Answer, expected: Readonly<Record<string, string>>, about: string) => {
  for (const [name, value] of Object.entries(expected)) {
    expect(answer.headers[name.toLowerCase()], `${name} of ${about}`).toBe(value);
  }
};

// The tests of a server share it.
test.describe.configure({ mode: 'default' });

const servers = [
  ['nginx', () => isInstalled('nginx', '-v'), startNginx, (policy: string) => policy],
  ['npm start', () => true, startOwnServer, policyOverHttp],
] as const;

for (const [name, isHere, start, policyOf] of servers) {
  for (const output of ['dist-other', 'dist-path'] as const) {
    test.describe(`${name}, ${output === 'dist-path' ? 'under a path' : 'at the root'}`, () => {
      test.skip(!isHere(), `${name} is not installed: apt-get install nginx`);
      let server: RunningServer;
      let hosting: Hosting;
      let basePath: string;

      test.beforeAll(async ({ sites }) => {
        test.setTimeout(BUILD_TIMEOUT_MS);
        const described = sites[output];
        basePath = described.basePath;
        const policy = policyOf(described.headers['Content-Security-Policy'] ?? '');
        hosting = { ...described, headers: { ...described.headers, 'Content-Security-Policy': policy } };
        writeFileSync(`${root}${output}/added.txt`, 'Added after the build');
        server = await start(output, basePath);
      });
      test.afterAll(() => server?.stop());

      test('serves each document at its address with its headers', async () => {
        expect(hosting.documents.length).toBeGreaterThan(40);
        for (const address of hosting.documents) {
          const file = documentFile(address.slice(basePath.length));
          const answer = await ask(server.origin + address, { 'Accept-Encoding': 'br' });
          expect(answer.status, address).toBe(200);
          expectHeaders(answer, headersOf(hosting, 'document'), address);
          expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
          expect(brotliDecompressSync(answer.body).toString(), address).toBe(
            readFileSync(`${root}${output}/${file}`, 'utf8'),
          );
        }
      });

      test('sends what the build compressed, as the browser takes it', async () => {
        const bundle = /"([^"]*\/assets\/main-[^"]*\.js)"/.exec(
          readFileSync(`${root}${output}/index.html`, 'utf8'),
        )?.[1];
        const files = [
          [`${basePath}/`, /^text\/html/, 'index.html'],
          [bundle ?? '', /javascript/],
          [`${basePath}/favicon.svg`, /^image\/svg\+xml/],
          [`${basePath}/sitemap.xml`, /xml/],
          [`${basePath}/robots.txt`, /^text\/plain/],
          [`${basePath}/about.md`, /^text\/markdown/],
        ] as const;
        for (const [address, type, file = address.slice(basePath.length)] of files) {
          const original = readFileSync(`${root}${output}/${file}`);
          for (const encoding of ['br', 'gzip', 'identity'] as const) {
            const answer = await ask(server.origin + address, { 'Accept-Encoding': encoding });
            expect(answer.status, address).toBe(200);
            expect(answer.headers['content-encoding'] ?? 'identity', address).toBe(encoding);
            expect(answer.headers['content-type'], address).toMatch(type);
            expect(answer.headers.vary, address).toMatch(/Accept-Encoding/i);
            expect(decoders[encoding](answer.body).equals(original), `${address} as ${encoding}`).toBe(true);
          }
        }
      });

      test('serves a file that has no compressed twin', async () => {
        const address = `${server.origin}${basePath}/added.txt`;
        const answer = await ask(address, { 'Accept-Encoding': 'br' });
        expect([answer.status, answer.headers['content-encoding']]).toEqual([200, undefined]);
        expect(answer.body.toString()).toBe('Added after the build');
      });

      test('keeps files with a hash for ever, and asks again for the others', async () => {
        const font = /href="([^"]+\.woff2)"/.exec(readFileSync(`${root}${output}/index.html`, 'utf8'))?.[1];
        const files = [
          [font ?? '', 'font/woff2'],
          [`${basePath}/favicon.svg`, 'image/svg+xml'],
          [`${basePath}/art/case-fintech.svg`, 'image/svg+xml'],
          [`${basePath}/cards/about.png`, 'image/png'],
        ] as const;
        for (const [address, type] of files) {
          const answer = await ask(server.origin + address);
          expect(answer.status, address).toBe(200);
          expect(answer.headers['content-type'], address).toBe(type);
          expectHeaders(answer, headersOf(hosting, kindOf(hosting, address)), address);
        }
        const first = await ask(`${server.origin}${basePath}/about`);
        const again = await ask(`${server.origin}${basePath}/about`, {
          'If-None-Match': String(first.headers.etag),
        });
        expect([again.status, again.body.length]).toEqual([304, 0]);
      });

      test('lets other sites show a card, and not what a document is made of', async ({ page, faults }) => {
        faults.allow(/ERR_BLOCKED_BY_RESPONSE|Failed to load/);
        const font = /href="([^"]+\.woff2)"/.exec(readFileSync(`${root}${output}/index.html`, 'utf8'))?.[1];
        // The page is empty and belongs to no site.
        const isShown = (address: string) =>
          page.evaluate(
            (url) =>
              fetch(url, { mode: 'no-cors' }).then(
                () => true,
                () => false,
              ),
            server.origin + address,
          );
        const shared = ['/cards/index.png', '/favicon.svg', '/atom.xml', '/about.md'];
        for (const path of shared) expect(await isShown(basePath + path), path).toBe(true);
        for (const address of [font ?? '', `${basePath}/about`, `${basePath}/no-such-page`]) {
          expect(await isShown(address), address).toBe(false);
        }
      });

      test('redirects the alias and addresses with a trailing slash, with their query', async () => {
        const moved = [
          ['/services/strategy', '/services/revenue-strategy'],
          ['/services/strategy/', '/services/revenue-strategy'],
          ['/about/', '/about'],
          ['/services/', '/services'],
          ['/resources/case-studies/', '/resources/case-studies'],
          ...(basePath === '' ? [] : [['', '/'] as const]),
        ] as const;
        for (const [from, to] of moved) {
          for (const query of ['', '?ref=home&x=%20']) {
            const { status, headers } = await ask(server.origin + basePath + from + query);
            expect([from, status, headers.location]).toEqual([from, 308, basePath + to + query]);
          }
        }
      });

      test('answers all other addresses with the not-found document and 404', async () => {
        const unknown = [
          ...['/no-such-page', '/no-such-page/', '/services/nothing', '/assets/no-such-file.js', '/assets'],
          ...['/index.html', '/about.html', '/404', '/404.html', '/about.html.br', '/robots.txt.gz'],
          ...['/nginx.conf', '/_headers', '//evil.test/', '/%0d%0aSet-Cookie:a=b/'],
        ];
        for (const path of unknown) {
          for (const encoding of ['br', 'gzip', 'identity'] as const) {
            const answer = await ask(server.origin + basePath + path, { 'Accept-Encoding': encoding });
            expect(answer.status, path).toBe(404);
            expectHeaders(answer, headersOf(hosting, 'document'), path);
            expect(answer.headers['set-cookie']).toBeUndefined();
            expect(decoders[encoding](answer.body).toString(), path).toContain('Page Not Found');
          }
        }
      });

      test('is read by a browser without a violation of the policy, from page to page', async ({
        page,
        faults,
      }) => {
        faults.allow(/^(response|console).*404|no-such-page/);
        for (const path of ['/', '/contact', '/services', '/industries/fintech', '/terms', '/no-such-page']) {
          await page.goto(server.origin + basePath + path);
          await ready(page);
        }
        await page.goto(`${server.origin}${basePath}/`);
        await ready(page);
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        await page.getByRole('banner').getByRole('link', { name: 'Industries', exact: true }).click();
        await expect(page).toHaveURL(`${server.origin}${basePath}/industries`);
        await page
          .getByRole('main')
          .getByRole('link', { name: /^Fintech/ })
          .click();
        await expect(page.getByRole('heading', { name: 'Pain Points' })).toBeVisible();
        await expect(page).toHaveURL(`${server.origin}${basePath}/industries/fintech`);
        await page.goBack();
        await expect(page).toHaveURL(`${server.origin}${basePath}/industries`);
        await page.getByRole('banner').getByRole('link', { name: 'Momentum' }).click();
        await expect(page).toHaveURL(`${server.origin}${basePath}/`);
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      });
    });
  }
}

test('under a path, all that leaves the site has the path, and exists', async ({ sites }) => {
  const { basePath, documents } = sites['dist-path'];
  const read = (path: string) => readFileSync(`${root}dist-path/${path}`, 'utf8');
  const files = documents.map((address) => documentFile(address.slice(basePath.length)));
  const addresses = [
    ...['sitemap.xml', 'robots.txt', 'atom.xml', 'llms.txt', 'llms-full.txt'].map(read),
    ...files.map(read),
    ...files.map((file) => read(file.replace(/html$/, 'md'))),
  ].flatMap((text) => text.match(/https:\/\/momentum\.example[^\s"'<>)\]#]*/g) ?? []);
  const manifest = JSON.parse(read('manifest.webmanifest'));
  const paths = new Set(
    [...addresses, manifest.start_url, ...manifest.icons.map(({ src }: { src: string }) => src)].map(
      (address) => new URL(address, 'https://momentum.example').pathname.replace(/[.,;:]+$/, ''),
    ),
  );
  expect(paths.size).toBeGreaterThan(3 * documents.length);
  for (const path of paths) {
    const isDocument = documents.includes(path);
    expect(path).toMatch(new RegExp(`^${basePath}/`));
    expect(isDocument || existsSync(`${root}dist-path${path.slice(basePath.length)}`), path).toBe(true);
  }
});

test.describe('a host that can only fall back to index.html', () => {
  test('shows each kind of page at its address', async ({ page, sites }) => {
    test.setTimeout(BUILD_TIMEOUT_MS);
    const server = await startFallbackServer('dist-other');
    try {
      const { documents, redirects } = sites['dist-other'];
      const shown = documents.filter((address) => kinds.includes(address));
      expect(shown).toHaveLength(kinds.length);
      for (const address of shown) {
        const html = readFileSync(`${root}dist-other/${documentFile(address)}`, 'utf8');
        await page.goto(server.origin + address);
        await ready(page);
        const canonical = /rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      for (const { from, to } of redirects) {
        await page.goto(server.origin + from);
        await ready(page);
        await expect(page).toHaveURL(server.origin + to);
      }
    } finally {
      await server.stop();
    }
  });
});
