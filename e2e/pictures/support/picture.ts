import type { Locator, Page } from '@playwright/test';
import { test as base, expect, open } from '../../support/test';
import { renderWholePage } from '../../support/wholePage.mjs';

/** Major version of the Chromium that drew the stored pictures. Another one may draw letters and lines differently. */
const DRAWN_BY = '156';

/** The date and the time of every page. */
const TIME = new Date('2026-01-02T12:00:00');
const HOUR_MS = 3_600_000;

/** In the corner of every page, at an unpredictable time, in a font of the system. */
const CHAT = /stand-in\/chat|hs-scripts/;

/** `test` with a page whose clock starts at a fixed time, without the chat. */
export const test = base.extend<{ readonly sameEveryTime: undefined }>({
  sameEveryTime: [
    async ({ browser, page }, use) => {
      const current = browser.version();
      base.skip(
        !current.startsWith(`${DRAWN_BY}.`),
        `The pictures are of Chromium ${DRAWN_BY}, not ${current}.`,
      );
      await page.clock.install({ time: TIME });
      await page.route(CHAT, (route) => route.fulfill({ body: '' }));
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };

/** Pauses the clock of the page: from now on time passes only by `page.clock.runFor`. */
export const pauseTime = (page: Page): Promise<void> => page.clock.pauseAt(TIME.getTime() + HOUR_MS);

/** Compares the window, or an element in it, with a stored picture. */
export const expectPicture = (page: Page, name: string, target?: Locator): Promise<void> =>
  expect(target ?? page).toHaveScreenshot(`${name}.png`);

/** Opens a path and compares the whole page with a stored picture. */
export async function expectPageLikePicture(page: Page, path: string, name: string): Promise<void> {
  await open(page, path);
  const form = page.locator('#embedded-form');
  if (await form.count()) await expect(form).toHaveAttribute('aria-busy', 'false');
  await renderWholePage(page);
  await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true, scale: 'device' });
}
