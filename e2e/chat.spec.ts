import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { boxOf, expect, frames, open, scrollTo, test } from './support/test';

const launcher = (page: Page) => page.getByRole('button', { name: 'Chat', exact: true });
const widget = (page: Page) => page.getByRole('region', { name: 'Chat' });

test('appears by itself when the page is ready, in the corner, and opens', async ({ page }) => {
  await open(page, '/');
  await expect(launcher(page)).toBeVisible();
  const { x, y, width, height } = await boxOf(launcher(page));
  const size = page.viewportSize();
  expect([x + width, y + height]).toEqual([(size?.width ?? 0) - 16, (size?.height ?? 0) - 16]);
  await launcher(page).click();
  await expect(launcher(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await violations(page, '#hubspot-messages-iframe-container')).toEqual([]);
});

test('covers no price on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/services');
  await expect(page.locator('#hubspot-messages-iframe-container')).toBeAttached();
  await page.getByRole('heading', { name: 'Revenue Strategy & Design' }).scrollIntoViewIfNeeded();
  await expect(launcher(page)).toBeHidden();
  await page.getByRole('heading', { name: 'How long does a package run?' }).scrollIntoViewIfNeeded();
  await expect(launcher(page)).toBeVisible();
});

test('covers no text at the end of a page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '/');
  await expect(launcher(page)).toBeVisible();
  const texts = page.getByRole('contentinfo').locator('a, p');
  for (const width of [320, 360, 390, 600, 768]) {
    await page.setViewportSize({ width, height: 568 });
    await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight));
    const { x, y } = await boxOf(launcher(page));
    const covered = await texts.evaluateAll(
      (elements, corner) =>
        elements
          .filter((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return [...range.getClientRects()].some(
              ({ right, bottom }) => right > corner.x && bottom > corner.y,
            );
          })
          .map(({ textContent }) => textContent),
      { x, y },
    );
    expect.soft(covered, `${width} px wide`).toEqual([]);
  }
});

test('gets a report of each further page, also after Back', async ({ page }) => {
  await open(page, '/');
  await expect(launcher(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Resources' }).click();
  await expect(widget(page)).toHaveAttribute('data-path', '/resources');
  await page.goBack();
  await expect(widget(page)).toHaveAttribute('data-path', '/');
  await expect(widget(page)).toHaveAttribute('data-refreshed', '2');
  const calls = await page.evaluate(() => JSON.stringify(window._hsq));
  expect(calls).toBe('[["setPath","/resources"],["trackPageView"],["setPath","/"],["trackPageView"]]');
});

test('that is blocked is silent: the page works, and nothing is on screen', async ({ page, faults }) => {
  // The browser's own message, and the request itself.
  faults.allow(/\/stand-in\/chat\.js/);
  await page.route('**/stand-in/chat.js', (route) => route.abort());
  await open(page, '/');
  await expect.poll(() => faults.matching(/^request: .*\/stand-in\/chat\.js/).length).toBe(1);
  await page.getByRole('banner').getByRole('link', { name: 'Resources' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await frames(page);
  await expect(launcher(page)).toHaveCount(0);
  expect(faults.matching(/^page:/)).toEqual([]);
});

test('does not hold the page back: one that never answers leaves the page ready, loaded and usable', async ({
  page,
}) => {
  await page.route('**/stand-in/chat.js', () => undefined);
  await open(page, '/');
  expect(await page.evaluate(() => document.readyState)).toBe('complete');
  await page.getByRole('banner').getByRole('link', { name: 'Resources' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('in demo mode nothing is asked of another host', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  await open(page, '/contact');
  await expect(page.getByRole('textbox', { name: 'Work email' })).toBeVisible();
  await expect(launcher(page)).toBeVisible();
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
});
