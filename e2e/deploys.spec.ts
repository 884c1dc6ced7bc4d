import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { readSettings } from '../src/config/settings';
import { BUILD_TIMEOUT_MS, buildOther, otherSettings } from './support/builds';
import { test as base, expect, frames, ready, showIntent } from './support/test';

const root = fileURLToPath(new URL('..', import.meta.url));
const OLD = join(root, 'dist-other');
/** The site of all other tests. */
const NEW = join(root, 'dist');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A host whose files the test replaces, as a deploy or a cache does. */
class Host {
  /** Folder of the documents, folder of all other files, and answers that a cache kept. */
  documents = OLD;
  files = OLD;
  readonly kept = new Map<string, string>();
  /** Answers what is missing with `index.html` and status 200. */
  fallsBack = false;
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const path = (request.url ?? '/').replace(/\?.*$/, '');
      const isFile = extname(path) !== '';
      const document = path === '/' ? '/index.html' : `${path}.html`;
      const file = this.kept.get(path) ?? (isFile ? this.files + path : this.documents + document);
      const answer = (status: number, name: string) => {
        const body = readFileSync(name);
        response.writeHead(status, { 'Content-Type': TYPES[extname(name)] ?? 'text/plain' });
        response.end(body);
      };
      try {
        answer(200, file);
      } catch {
        if (this.fallsBack) answer(200, join(this.documents, 'index.html'));
        else answer(404, join(this.documents, '404.html'));
      }
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, resolve));
    const address = this.server.address();
    return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

const bundleIn = (folder: string): string => {
  const name = readdirSync(join(folder, 'assets')).find((file) => /^main-.*\.js$/.test(file));
  return `/assets/${name}`;
};

interface Deploys {
  readonly builds: undefined;
}

const test = base.extend<{ host: Host; origin: string }, Deploys>({
  builds: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      await buildOther('dist-other');
      await use(undefined);
    },
    { scope: 'worker', timeout: BUILD_TIMEOUT_MS, auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  host: async ({}, use) => use(new Host()),
  origin: async ({ host, page }, use) => {
    await use(await host.start());
    // It may still request something.
    await page.close();
    await host.stop();
  },
});

test.describe.configure({ mode: 'default', timeout: BUILD_TIMEOUT_MS });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const followIndustries = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Industries', exact: true }).click();
const followFintech = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Fintech/ })
    .click();

test('the two builds differ in bundle and texts', async () => {
  const textsIn = (folder: string) =>
    readdirSync(join(folder, 'assets')).filter((name) => /^texts/.test(name));
  expect(bundleIn(OLD)).not.toBe(bundleIn(NEW));
  expect(textsIn(OLD)).not.toEqual(textsIn(NEW));
});

for (const fallsBack of [false, true]) {
  test.describe(
    fallsBack ? 'on a host that falls back to index.html' : 'on a host that answers with 404',
    () => {
      test.beforeEach(({ host }) => {
        host.fallsBack = fallsBack;
      });

      test('an old document whose bundle is gone is read, and its links load new documents', async ({
        page,
        host,
        origin,
        faults,
      }) => {
        faults.allow(/main-|MIME type|404/);
        host.files = NEW;
        await page.goto(`${origin}/`);
        await showIntent(page);
        await frames(page, 20);
        await expect(heading(page)).toBeVisible();
        host.documents = NEW;
        await followIndustries(page);
        await expect(page).toHaveURL(`${origin}/industries`);
        await ready(page);
        await expect(heading(page)).toBeVisible();
      });

      test('a page that was opened before the deploy loads the document of a page whose texts are gone', async ({
        page,
        host,
        origin,
        faults,
      }) => {
        faults.allow(/texts-|main-|MIME type|404/);
        await page.goto(`${origin}/services`);
        await ready(page);
        host.documents = NEW;
        host.files = NEW;
        await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
        await showIntent(page);
        await followIndustries(page);
        await expect(page).toHaveURL(`${origin}/industries`);
        await ready(page);
        expect(await page.evaluate(() => 'isOldDocument' in window)).toBe(false);
        await followFintech(page);
        await expect(page.getByRole('heading', { name: 'Pain Points' })).toBeVisible();
        await page.goBack();
        await page.goBack();
        await expect(page).toHaveURL(`${origin}/services`);
        await expect(heading(page)).toBeVisible();
      });

      test('Back to a page whose text went with the deploy loads its document', async ({
        page,
        host,
        origin,
        faults,
      }) => {
        faults.allow(/texts-|404|Response|SyntaxError/);
        // The entry before is a page with a text, of which this document knows nothing.
        await page.goto(`${origin}/services`);
        await ready(page);
        await page.evaluate(() => {
          history.replaceState(null, '', '/terms');
          history.pushState(null, '', '/services');
        });
        host.documents = NEW;
        host.files = NEW;
        await showIntent(page);
        await page.goBack();
        await expect(page).toHaveURL(`${origin}/terms`);
        await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden();
        await expect(heading(page)).toHaveText(/Terms/);
        await ready(page);
        await expect(heading(page)).toBeVisible();
      });
    },
  );
}

const mixtures = [
  ['a new document with the old bundle', NEW, OLD],
  ['an old document with the new bundle', OLD, NEW],
] as const;

for (const [name, documents, bundle] of mixtures) {
  test.describe(`${name} from a cache`, () => {
    test.beforeEach(({ host }) => {
      host.documents = documents;
      host.files = documents;
      host.kept.set(bundleIn(documents), bundle + bundleIn(bundle));
    });

    for (const path of ['/', '/services', '/industries/fintech', '/terms', '/contact']) {
      test(`is a page that works, without the texts of the bundle: ${path}`, async ({
        page,
        host,
        origin,
        faults,
      }) => {
        faults.allow(/texts-|404/);
        await page.goto(origin + path);
        const title = await page.title();
        await showIntent(page);
        await page.waitForLoadState('networkidle');
        await frames(page, 20);
        await expect(heading(page)).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden();
        await expect(page).toHaveTitle(title);
        await followIndustries(page);
        await expect(page).toHaveURL(`${origin}/industries`);
        await expect(heading(page)).toBeVisible();
        // The cache has forgotten the other bundle.
        host.kept.clear();
        await followFintech(page);
        await expect(page.getByRole('heading', { name: 'Pain Points' })).toBeVisible();
      });
    }

    test('is rendered by the bundle when its texts are there', async ({ page, host, origin }) => {
      for (const file of readdirSync(join(bundle, 'assets')))
        host.kept.set(`/assets/${file}`, join(bundle, 'assets', file));
      const email = bundle === OLD ? otherSettings['dist-other'].SITE_EMAIL : readSettings({}).SITE_EMAIL;
      await page.goto(`${origin}/terms`);
      await ready(page);
      await expect(page.getByRole('link', { name: email }).first()).toBeVisible();
      await followIndustries(page);
      await followFintech(page);
      await expect(page.getByRole('heading', { name: 'Pain Points' })).toBeVisible();
    });
  });
}
