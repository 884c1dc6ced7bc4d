import type { Page } from '@playwright/test';
import { findChromium, testLaunch } from '../support/chromium.mjs';
import { send } from '../support/messageForm';
import { expect, open, ready, test } from '../support/test';
import { toasts } from '../support/toasts';

/** A Chromium with a window has the back/forward cache; the headless shell has not. */
function browserWithCache(): string {
  try {
    return findChromium();
  } catch {
    return testLaunch().executablePath;
  }
}
const executablePath = browserWithCache();

// Playwright switches the cache off.
const ignoreDefaultArgs = ['--disable-back-forward-cache'];
test.use({ launchOptions: { ...testLaunch(), executablePath, ignoreDefaultArgs } });
test.skip(
  executablePath.includes('headless'),
  'A back/forward cache needs Chromium itself, not its headless shell.',
);

/** `goBack` of Playwright would wait for a load, which a restored page has not. */
const back = (page: Page) => page.evaluate(() => history.back());

/** Leaves the site for another document and comes back: the page that was left is shown again as it was. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { wasRestored: false });
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasRestored: persisted }));
  });
  await page.goto('/robots.txt');
  await back(page);
  await ready(page);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wasRestored'))).toBe(true);
}

const follow = async (page: Page, name: string, path: string) => {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
};

test.describe('a page that the browser restores as it was left', () => {
  test('keeps stage, packages and an open menu, and answers', async ({ page }) => {
    await open(page, '/services');
    const slider = page.getByRole('slider', { name: 'Company stage' });
    await slider.focus();
    await page.keyboard.press('End');
    await page.getByRole('checkbox', { name: /Bowtie Leadership/ }).check();
    const chevron = page.getByRole('button', { name: /Technologies/ });
    await chevron.click();
    await leaveAndReturn(page);

    await expect(slider).toHaveAttribute('aria-valuetext', 'Series B');
    await expect(page.getByRole('checkbox', { name: /Bowtie Leadership/ })).toBeChecked();
    await expect(chevron).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(chevron).toHaveAttribute('aria-expanded', 'false');
    await follow(page, 'Contact', '/contact');
    await back(page);
    await expect(slider).toHaveAttribute('aria-valuetext', 'Series B');
  });

  test('while the form loads, and with a message that is being sent, ends as it would have', async ({
    page,
  }) => {
    await open(page, '/contact');
    await expect(page.getByText('Loading form...')).toBeVisible();
    await leaveAndReturn(page);
    await expect(page.getByRole('textbox', { name: /^Work email/ })).toBeVisible();

    await open(page, '/');
    await send(page);
    await leaveAndReturn(page);
    await expect(toasts(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Send another message' })).toBeVisible();
  });
});
