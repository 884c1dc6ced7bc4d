import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { documentFile, type Hosting, headersOf, kindOf } from '../src/build/hosts/hosting';
import { hostFiles } from '../src/build/hosts/hosts';
import { policyOverHttp } from '../src/build/securityPolicy';
import { type Answer, ask } from '../tests/support/hosting';
import { BUILD_TIMEOUT_MS, buildAccountSite } from './support/builds';
import { test as base, expect, ready } from './support/test';
import {
  isInstalled,
  type RunningServer,
  startFallbackServer,
  startNginx,
  startOwnServer,
} from './support/webServers';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A copy of the site of all other tests, at the root of a host, and the site of an owner with an account, under a path. */
const outputs = ['dist-other', 'dist-account'] as const;

interface Sites {
  /** Each with the configuration of nginx. */
  readonly sites: Readonly<Record<(typeof outputs)[number], Hosting>>;
}

/** Copies `dist`, with the configuration of nginx and the description for the server of `npm start`. */
function copySite(output: string): Hosting {
  for (const folder of ['', '.build/']) {
    rmSync(`${root}${folder}${output}`, { recursive: true, force: true });
    cpSync(`${root}${folder}dist`, `${root}${folder}${output}`, { recursive: true });
  }
  const hosting: Hosting = JSON.parse(readFileSync(`${root}.build/${output}/hosting.json`, 'utf8'));
  for (const { path, contents } of hostFiles(hosting, ['nginx'])) {
    writeFileSync(`${root}${output}/${path}`, contents);
  }
  return hosting;
}

const test = base.extend<object, Sites>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      await use({ 'dist-other': copySite('dist-other'), 'dist-account': await buildAccountSite() });
    },
    { scope: 'worker', timeout: BUILD_TIMEOUT_MS },
  ],
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
  for (const output of outputs) {
    test.describe(`${name}, ${output === 'dist-account' ? 'under a path' : 'at the root'}`, () => {
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

      test('sends what the build compressed as the browser takes it, and other files as they are', async () => {
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
          [`${basePath}/atom.xml`, /xml/],
        ] as const;
        for (const [address, type, file = address.slice(basePath.length)] of files) {
          const original = readFileSync(`${root}${output}/${file}`);
          for (const encoding of ['br', 'gzip', 'identity'] as const) {
            const answer = await ask(server.origin + address, { 'Accept-Encoding': encoding });
            expect(answer.status, address).toBe(200);
            expect(answer.headers['content-encoding'] ?? 'identity', address).toBe(encoding);
            expect(answer.headers['content-type'], address).toMatch(type);
            expect(answer.headers.vary, address).toMatch(/Accept-Encoding/i);
            expectHeaders(answer, headersOf(hosting, kindOf(hosting, address)), `${address} as ${encoding}`);
            expect(decoders[encoding](answer.body).equals(original), `${address} as ${encoding}`).toBe(true);
          }
        }
        const added = await ask(`${server.origin}${basePath}/added.txt`, { 'Accept-Encoding': 'br' });
        expect(
          [added.status, added.headers['content-encoding']],
          'a file that has no compressed twin',
        ).toEqual([200, undefined]);
        expect(added.body.toString()).toBe('Added after the build');
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
            const sent = answer.headers['content-encoding'] === undefined ? 'identity' : encoding;
            expect(answer.headers['content-encoding'] ?? sent, path).toBe(sent);
            if (name === 'nginx') expect(sent, `${path} from nginx`).toBe(encoding);
            expect(decoders[sent](answer.body).toString(), path).toContain('Page Not Found');
          }
        }
      });
    });
  }
}

test.describe('a browser, under a path,', () => {
  let server: RunningServer;
  let basePath: string;

  test.beforeAll(async ({ sites }) => {
    test.setTimeout(BUILD_TIMEOUT_MS);
    basePath = sites['dist-account'].basePath;
    const [, , start] = servers.find(([, isHere]) => isHere()) ?? servers[1];
    server = await start('dist-account', basePath);
  });
  test.afterAll(() => server?.stop());

  test('shows other sites’ visitors a card, and not what a document is made of', async ({ page, faults }) => {
    faults.allow(/ERR_BLOCKED_BY_RESPONSE|Failed to load/);
    const font = /href="([^"]+\.woff2)"/.exec(readFileSync(`${root}dist-account/index.html`, 'utf8'))?.[1];
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

  test('reads the site from page to page without a violation of the policy', async ({ page, faults }) => {
    faults.allow(/^(response|console).*404|no-such-page/);
    // No test depends on HubSpot.
    faults.allow(/hs-?forms|hs-scripts|provider/);
    await page.route(/^https:/, (route) => route.abort());
    for (const path of ['/contact', '/services', '/no-such-page', '/']) {
      await page.goto(server.origin + basePath + path);
      await ready(page);
    }
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
    expect(faults.matching(/Content Security Policy/)).toEqual([]);
  });
});

test('under a path, all that leaves the site has the path, and exists', async ({ sites }) => {
  const { basePath, documents } = sites['dist-account'];
  const read = (path: string) => readFileSync(`${root}dist-account/${path}`, 'utf8');
  const files = documents.map((address) => documentFile(address.slice(basePath.length)));
  const addresses = [
    ...['sitemap.xml', 'robots.txt', 'atom.xml', 'llms.txt', 'llms-full.txt'].map(read),
    ...files.map(read),
    ...files.map((file) => read(file.replace(/html$/, 'md'))),
  ].flatMap((text) => text.match(/https:\/\/momentum\.example[^\s"'<>)\]#]*/g) ?? []);
  const paths = new Set(addresses.map((address) => new URL(address).pathname.replace(/[.,;:]+$/, '')));
  expect(paths.size).toBeGreaterThan(3 * documents.length);
  for (const path of paths) {
    const isDocument = documents.includes(path);
    expect(path).toMatch(new RegExp(`^${basePath}/`));
    expect(isDocument || existsSync(`${root}dist-account${path.slice(basePath.length)}`), path).toBe(true);
  }
});

test('a host that can only fall back to index.html shows the page of the address', async ({
  page,
  sites,
}) => {
  const server = await startFallbackServer('dist-other');
  try {
    const { redirects } = sites['dist-other'];
    expect(redirects).not.toEqual([]);
    const shown = ['/', '/services', '/industries/fintech'].map((address) => ({
      from: address,
      to: address,
    }));
    for (const { from, to } of [...shown, ...redirects]) {
      const html = readFileSync(`${root}dist-other/${documentFile(to)}`, 'utf8');
      await page.goto(server.origin + from);
      await ready(page);
      await expect(page).toHaveURL(server.origin + to);
      const canonical = /rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
      await expect(page.locator('link[rel="canonical"]'), from).toHaveAttribute('href', canonical);
      await expect(page.getByRole('heading', { level: 1 }), from).toBeVisible();
    }
  } finally {
    await server.stop();
  }
});
