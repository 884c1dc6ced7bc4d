import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { test as base, expect, frames, ready, showIntent } from './support/test';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The site of all other tests: the new deploy. */
const FOLDER = join(root, 'dist');
/** The documents of the old deploy name a bundle that is gone. */
const ofOldDeploy = (html: string): string => html.replaceAll(/(?<=\/assets\/main-)\w+(?=\.js)/g, 'OLDHASH0');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A host whose files the test replaces, as a deploy does. */
class Host {
  /** Documents are those of the old deploy; all other files are new. */
  hasOldDocuments = true;
  /** Answers what is missing with `index.html` and status 200. */
  fallsBack = false;
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const path = (request.url ?? '/').replace(/\?.*$/, '');
      const isFile = extname(path) !== '';
      const document = path === '/' ? '/index.html' : `${path}.html`;
      const answer = (status: number, name: string) => {
        const body = readFileSync(FOLDER + name);
        const isOld = this.hasOldDocuments && extname(name) === '.html';
        response.writeHead(status, { 'Content-Type': TYPES[extname(name)] ?? 'text/plain' });
        response.end(isOld ? ofOldDeploy(body.toString()) : body);
      };
      try {
        answer(200, isFile ? path : document);
      } catch {
        if (this.fallsBack) answer(200, '/index.html');
        else answer(404, '/404.html');
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

const test = base.extend<{ host: Host; origin: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  host: async ({}, use) => use(new Host()),
  origin: async ({ host, page }, use) => {
    await use(await host.start());
    // It may still request something.
    await page.close();
    await host.stop();
  },
});

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
        await page.goto(`${origin}/`);
        expect(await page.content(), 'the address of the old bundle').toMatch(/main-OLDHASH0\.js/);
        await showIntent(page);
        await frames(page, 20);
        await expect(heading(page)).toBeVisible();
        expect(await page.locator('html[data-ready]').count()).toBe(0);
        host.hasOldDocuments = false;
        await followIndustries(page);
        await expect(page).toHaveURL(`${origin}/industries`);
        await ready(page);
        await expect(heading(page)).toBeVisible();
      });
    },
  );
}
