import { pathGroups } from './support/site';
import { expect, frames, hold, open, ready, showIntent, test, visit } from './support/test';

const TEXTS = /\/assets\/texts-[^/]+\.json$/;

test.describe('the long texts of other pages', () => {
  test('come once, at the first intent, and no navigation asks for anything of ours but pictures', async ({
    page,
  }) => {
    test.slow();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => TEXTS.test(path))).toHaveLength(0);
    const texts = page.waitForResponse(TEXTS);
    await showIntent(page);
    await texts;
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => TEXTS.test(path))).toHaveLength(1);
    asked.length = 0;
    for (const path of [...pathGroups.values()].flat()) {
      if (path !== '/') await visit(page, path);
    }
    // Chromium requests the icon again whenever the address changes. The contact page requests the provider's
    // form.
    expect(asked.filter((path) => !/^\/(art\/|favicon|stand-in\/)/.test(path))).toEqual([]);
  });

  test('are waited for by a link that is pressed before', async ({ page }) => {
    const release = await hold(page, TEXTS);
    await open(page, '/industries');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Fintech/ })
      .click();
    await frames(page);
    await expect(page).toHaveURL(/\/industries$/);
    release();
    await expect(page.getByRole('heading', { name: 'Pain Points' })).toBeVisible();
    await expect(page).toHaveURL(/\/industries\/fintech$/);
  });

  test('show the page that was asked for last, once', async ({ page }) => {
    const release = await hold(page, TEXTS);
    await open(page, '/contact');
    const entries = await page.evaluate(() => history.length);
    const legal = page.getByRole('navigation', { name: 'Legal' });
    await legal.getByRole('link', { name: 'Privacy Policy' }).click();
    await legal.getByRole('link', { name: 'Privacy Policy' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page).toHaveURL(/\/services$/);
    release();
    await page.waitForLoadState('networkidle');
    await frames(page);
    await expect(page).toHaveURL(/\/services$/);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

  test('that do not come end in the error screen, and the next link tries again', async ({
    page,
    faults,
  }) => {
    faults.allow(/texts-|503|^console: Response/);
    await page.route(TEXTS, (route) => route.fulfill({ status: 503, body: '' }));
    await open(page, '/industries');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Fintech/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.getByText('503 Service Unavailable')).toBeVisible();
    await page.unroute(TEXTS);
    await page.getByRole('banner').getByRole('link', { name: 'Technologies' }).click();
    await page.getByRole('link', { name: 'Learn more: RAG & Graph RAG' }).click();
    await expect(page.getByRole('heading', { name: 'Why it matters' })).toBeVisible();
  });

  test('are not needed for the page’s own: it wakes up without them', async ({ page }) => {
    await hold(page, TEXTS);
    await page.goto('/how-we-work/strategy');
    await ready(page);
    await expect(page.getByRole('heading', { name: 'What We Do in This Phase' })).toBeVisible();
  });
});
