import type { CDPSession, Page } from '@playwright/test';
import { testLaunch } from '../support/chromium.mjs';
import { expect, open, test } from '../support/test';
import { toasts } from '../support/toasts';

const HOUR_MS = 3_600_000;
const ROUNDS = 6;
/** After these rounds everything is loaded that the page keeps. */
const WARM_UP_ROUNDS = 3;
/** The text of the page that is visible when the round ends differs; a leak of one element per page would be more. */
const MAX_NODE_GROWTH = 0.01;
const MAX_HEAP_GROWTH = 0.025;

// The engine counts the code that it compiles for busy functions as heap, which would hide what the page keeps.
test.use({ launchOptions: testLaunch('--js-flags=--jitless'), reducedMotion: 'no-preference' });

/** Counts the timers that are pending. */
const countTimers = (page: Page) =>
  page.addInitScript(() => {
    const pending = new Set<unknown>();
    const { setTimeout: start, clearTimeout: stop } = window;
    Object.assign(window, {
      pendingTimers: () => pending.size,
      setTimeout: (run: () => void, ms?: number, ...rest: unknown[]) => {
        const id = start(
          (...given: unknown[]) => {
            pending.delete(id);
            Reflect.apply(run, window, given);
          },
          ms,
          ...rest,
        );
        pending.add(id);
        return id;
      },
      clearTimeout: (id: number) => {
        pending.delete(id);
        stop(id);
      },
    });
  });

interface Load {
  readonly listeners: number;
  readonly nodes: number;
  readonly rules: number;
  readonly timers: number;
  readonly heap: number;
}

/** What the page holds after a garbage collection. */
async function loadOf(page: Page, session: CDPSession): Promise<Load> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((given) => given.name === name)?.value ?? 0;
  const own = await page.evaluate(() => ({
    timers: Number(Reflect.get(window, 'pendingTimers')()),
    rules: [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .reduce(
        (sum, rule) => sum + 1 + ('cssRules' in rule ? (rule as CSSGroupingRule).cssRules.length : 0),
        0,
      ),
  }));
  return {
    ...own,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    heap: metric('JSHeapUsedSize'),
  };
}

/** Ten minutes of a visitor: pages by link and by Back, a menu, a tooltip, prices, a form and its toast. */
async function browse(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  const heading = page.getByRole('heading', { level: 1 });
  const go = async (name: string, path: string) => {
    await banner.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(heading).toBeFocused();
  };
  await go('Services', '/services');
  await page.getByRole('slider', { name: 'Company stage' }).press('End');
  await page.getByRole('slider', { name: 'Company stage' }).press('Home');
  await go('Contact', '/contact');
  await page.clock.fastForward(12_000);
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await banner.getByRole('button', { name: 'Industries pages' }).click();
  await banner
    .getByRole('link', { name: /^Fintech/ })
    .first()
    .click();
  await expect(page).toHaveURL('/industries/fintech');
  await banner.getByRole('button', { name: 'Services pages' }).hover();
  await page.clock.fastForward(1_000);
  await go('Resources', '/resources');
  await page.getByRole('main').locator('a[href="/resources/blog"]').first().click();
  await expect(page).toHaveURL('/resources/blog');
  const field = page.getByRole('textbox', { name: 'Your email' });
  await field.fill('ada@example.com');
  await field.press('Enter');
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(5, 400);
  await field.focus();
  await page.clock.fastForward(HOUR_MS / ROUNDS);
  await expect(toasts(page)).toHaveCount(0);
}

test('an hour of browsing leaves no listener, timer, node or rule behind, and no memory', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.clock.install();
  await countTimers(page);
  await open(page, '/');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  const loads: Load[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    await browse(page);
    loads.push(await loadOf(page, session));
  }
  const rounds = JSON.stringify(loads, undefined, 1);
  // The browser keeps some removed nodes for a while: the least of some rounds is what stays.
  const least = (name: keyof Load, from: number, to?: number) =>
    Math.min(...loads.slice(from, to).map((load) => load[name]));
  const growth = (name: keyof Load) =>
    least(name, -ROUNDS / 2) - least(name, WARM_UP_ROUNDS, WARM_UP_ROUNDS + ROUNDS / 2);
  const relative = (name: keyof Load) => growth(name) / least(name, WARM_UP_ROUNDS);
  expect(growth('listeners'), rounds).toBeLessThan(ROUNDS / 2);
  expect(relative('nodes'), rounds).toBeLessThan(MAX_NODE_GROWTH);
  expect(growth('rules'), rounds).toBe(0);
  expect(loads.at(-1)?.timers, rounds).toBeLessThan(ROUNDS);
  expect(relative('heap'), rounds).toBeLessThan(MAX_HEAP_GROWTH);
});
