import type { Page } from '@playwright/test';
import { send } from '../support/messageForm';
import { expect, hold, open, test } from '../support/test';
import { toasts } from '../support/toasts';

const MINUTES_MS = 600_000;

/** Hides the tab, or shows it again; the browser reports the same to a page. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: hidden ? 'hidden' : 'visible',
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('minutes in a hidden tab: a message is sent, and its toast waits for the visitor', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await send(page);
  await setHidden(page, true);
  await page.clock.fastForward(MINUTES_MS);
  await page.clock.fastForward(MINUTES_MS);
  await setHidden(page, false);
  await expect(toasts(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Send another message' })).toBeVisible();
  await page.clock.fastForward(7_000);
  await expect(toasts(page)).toHaveCount(0);
});

test('minutes in a hidden tab while the form loads end in the error, and Try Again loads it', async ({
  page,
}) => {
  await page.clock.install();
  const release = await hold(page, /stand-in\/forms\.js/);
  await open(page, '/contact');
  await expect(page.getByText('Loading form...')).toBeVisible();
  await setHidden(page, true);
  await page.clock.fastForward(MINUTES_MS);
  await setHidden(page, false);
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  release();
  await again.click();
  await page.clock.runFor(600);
  await page.clock.runFor(600);
  await expect(page.getByRole('textbox', { name: /^Work email/ })).toBeVisible();
});
