import type { BrowserContext } from '@playwright/test';
import { DEV_PORT } from './ports';
import { test as siteTest } from './test';

interface ViewerOptions {
  /** False for a test that starts without layouts of earlier tests. */
  readonly keepsLayouts: boolean;
}

interface KeptContexts {
  /** The context of a kind of test, the same one for each test of a worker. */
  readonly keptContext: (kind: string) => Promise<BrowserContext>;
}

/** All data of the browser but that of IndexedDB, where the viewer keeps its layouts. */
const EVERYTHING_ELSE = [
  'cache_storage',
  'cookies',
  'file_systems',
  'local_storage',
  'service_workers',
  'shared_storage',
  'storage_buckets',
].join();

/** Closes and removes everything that a test has left in a context, except for the layouts. */
async function clean(context: BrowserContext): Promise<void> {
  for (const event of ['console', 'weberror', 'requestfailed', 'response']) context.removeAllListeners(event);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  const used = context.pages();
  const blank = await context.newPage();
  await Promise.all(used.map((page) => page.close()));
  const session = await context.newCDPSession(blank);
  const origin = `http://localhost:${DEV_PORT}`;
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: EVERYTHING_ELSE });
  await blank.close();
}

/**
 * `test` for the viewer. A layout takes ELK longer than most tests take without it, so all tests of a worker share a context,
 * which keeps the layouts. Each test has a new page, and finds no other data of the tests before it.
 */
export const test = siteTest.extend<ViewerOptions, KeptContexts>({
  keepsLayouts: [true, { option: true }],
  keptContext: [
    async ({ browser }, use) => {
      const contexts = new Map<string, Promise<BrowserContext>>();
      await use((kind) => {
        // Playwright adds the options of the test that is running.
        const context = contexts.get(kind) ?? browser.newContext();
        contexts.set(kind, context);
        return context;
      });
      for (const context of contexts.values()) await (await context).close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, keptContext, keepsLayouts, baseURL, viewport, hasTouch }, use) => {
    const kind = JSON.stringify([baseURL, viewport, hasTouch]);
    const context = await (keepsLayouts ? keptContext(kind) : browser.newContext());
    await use(context);
    await (keepsLayouts ? clean(context) : context.close());
  },
});
