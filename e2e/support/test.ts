import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';

/** Errors of the browser, one line each: `console: …`, `page: …`, `request: …`, `response: 404 …`. */
export interface Faults {
  /** Allows an error that the test provokes; its line must match. */
  allow(pattern: RegExp): void;
  /** The errors so far whose line matches. */
  matching(pattern: RegExp): readonly string[];
  /** Watches a context that the test itself created. */
  watch(context: BrowserContext): void;
}

interface SiteFixtures {
  readonly faults: Faults;
}

/** A navigation cancels pending requests, which is no error of the page. */
const CANCELLED = 'net::ERR_ABORTED';

/**
 * `test` of the whole suite: a console error, an uncaught error, a failed request or a response of 400 and
 * above fails the test, unless the test has allowed it with `faults.allow`.
 */
export const test = base.extend<SiteFixtures>({
  faults: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      const watch = (watched: BrowserContext) => {
        watched.on('console', (message) => {
          if (message.type() !== 'error') return;
          const isAnswer = message.text().startsWith('Failed to load resource');
          seen.push(`console: ${message.text()}${isAnswer ? ` ${message.location().url}` : ''}`);
        });
        watched.on('weberror', (error) => {
          seen.push(`page: ${error.error().message}`);
        });
        watched.on('requestfailed', (request) => {
          const reason = request.failure()?.errorText ?? 'failed';
          if (reason !== CANCELLED) seen.push(`request: ${request.url()} ${reason}`);
        });
        watched.on('response', (response) => {
          if (response.status() >= 400) seen.push(`response: ${response.status()} ${response.url()}`);
        });
      };
      watch(context);
      // The headless shell begins each page with a move of the pointer to the corner, which no visitor has made.
      const script = await context.addInitScript(() => {
        const stop = (event: PointerEvent) => {
          if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
        };
        addEventListener('pointermove', stop, true);
      });
      await use({
        watch,
        allow: (pattern) => {
          allowed.push(pattern);
        },
        matching: (pattern) => seen.filter((line) => pattern.test(line)),
      });
      const unexpected = seen.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      // Tests of the viewer share their context.
      await script.dispose();
      expect(unexpected, 'faults that the test has not declared').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Waits for a matching element, and looks in every frame: an assertion would wait up to a second between two looks, which
 * hundreds of page loads add up.
 */
export async function attached(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((text) => document.querySelector(text) !== null, selector);
}

/** Waits until the app is hydrated: the bundle is fetched after load and idle, or at the first interaction. */
export const ready = (page: Page): Promise<void> => attached(page, 'html[data-ready]');

/** Opens a path and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** Moves the mouse as a visitor's first interaction, which fetches the bundle before the browser is idle. */
export async function showIntent(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

/** Navigates within the document, like a link: for long loops over many pages. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Waits for some frames, so that a handled event has changed the page. */
export async function frames(page: Page, count = 10): Promise<void> {
  await page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  }, count);
}

/** Gives the page a window of another size, and waits until it is laid out. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }) {
  await page.setViewportSize(size);
  await frames(page, 2);
}

/** Waits until two frames show the element at the same position: the blocks below the first screen are rendered after it. */
export async function settled(target: Locator): Promise<void> {
  const element = await target.elementHandle();
  await element?.waitForElementState('stable');
}

/** Clicks the center of an element at its current position: `click` would scroll a page with a sticky header. */
export async function press(page: Page, target: Locator): Promise<void> {
  await settled(target);
  const { x, y } = await centreOf(target);
  await page.mouse.click(x, y);
}

/** The center of an element in the window, in px. */
export async function centreOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await boxOf(target);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Position and size of an element in the window, in px. */
export async function boxOf(target: Locator): Promise<Box> {
  await expect(target).toBeVisible();
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });
}

/** The computed value of a CSS property. */
export const styleOf = (target: Locator, property: string): Promise<string> =>
  target.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

export const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls instantly, and waits until the page has received the scroll event. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await frames(page, 3);
}

/** The path of the page's address, with query and hash. */
export function address(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** The chat loads when the browser is idle, independently of the visitor. */
export const isChat = (address: string): boolean => address.endsWith('/stand-in/chat.js');

/** The provider's files: the chat, and the form of the contact page once a visitor has been there for half a second. */
export const isOfProvider = (address: string): boolean => address.includes('/stand-in/');

/** The address of the one bundle. */
export const BUNDLE = /\/assets\/main-[^/]+\.js$/;

/**
 * Holds every request that matches.
 * @returns a function that continues them, and all later ones.
 */
export async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    // The page may have been closed in the meantime.
    await route.continue().catch(() => undefined);
  });
  return release;
}
