import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { BUILD_TIMEOUT_MS, buildOther } from './support/builds';
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

/** A host whose files the test replaces, as a deploy does. */
class Host {
  /** Folder of the documents, and folder of all other files. */
  documents = OLD;
  files = OLD;
  /** Answers what is missing with `index.html` and status 200. */
  fallsBack = false;
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const path = (request.url ?? '/').replace(/\?.*$/, '');
      const isFile = extname(path) !== '';
      const document = path === '/' ? '/index.html' : `${path}.html`;
      const file = isFile ? this.files + path : this.documents + document;
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
    },
  );
}
