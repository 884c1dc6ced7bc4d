import { existsSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { test as base, expect, frames, open } from '../../support/test';
import { renderWholePage } from '../../support/wholePage.mjs';
import { smallPng } from './smallPng';

/** The version of the Chromium that drew the stored pictures. */
const versionFile = new URL('../stored/chromium.txt', import.meta.url);

/** The date and the time of every page. */
const TIME = new Date('2026-01-02T12:00:00');
const HOUR_MS = 3_600_000;

/** In the corner of every page, at an unpredictable time, in a font of the system. */
const CHAT = /stand-in\/chat|hs-scripts/;

const majorVersion = (version: string): string => version.split('.')[0] ?? version;

/**
 * `test` with a page whose clock starts at a fixed time, without the chat. It is skipped in a Chromium of another version,
 * which may draw letters and lines differently.
 */
export const test = base.extend<{ readonly sameEveryTime: undefined }>({
  sameEveryTime: [
    async ({ browser, page }, use, { config }) => {
      const stored = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : 'no version';
      const current = browser.version();
      base.skip(
        config.updateSnapshots === 'none' && majorVersion(stored) !== majorVersion(current),
        `The stored pictures are of Chromium ${stored}, this is ${current}.`,
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

/** A picture that two frames in a row agree on. @throws Error when none do. */
async function stillPicture(take: () => Promise<Buffer>): Promise<Buffer> {
  let last = await take();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('The page does not come to rest.');
}

/**
 * A color may differ by the rounding to the palette, and no pixel more: both pictures were drawn by one version of Chromium
 * with the fonts of the site.
 */
const tolerance = { threshold: 0.02, maxDiffPixels: 0 } as const;

const screenshot = { animations: 'disabled', caret: 'hide' } as const;

/** Compares the window, or an element in it, with a stored picture. */
export async function expectPicture(page: Page, name: string, target?: Locator): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const picture = await stillPicture(() => (target ?? page).screenshot(screenshot));
  expect(smallPng(picture, false)).toMatchSnapshot(`${name}.png`, tolerance);
}

/** Opens a path and compares the whole page with a stored picture of half its size. */
export async function expectPageLikePicture(page: Page, path: string, name: string): Promise<void> {
  await open(page, path);
  const form = page.locator('#embedded-form');
  if (await form.count()) await expect(form).toHaveAttribute('aria-busy', 'false');
  await renderWholePage(page);
  await frames(page);
  const picture = await stillPicture(() => page.screenshot({ ...screenshot, fullPage: true }));
  expect(smallPng(picture, true)).toMatchSnapshot(`${name}.png`, tolerance);
}
