import type { APIRequestContext, Page } from '@playwright/test';
import { readDocument } from './support/site';
import { address, BUNDLE, expect, frames, hold, ready, test } from './support/test';

/** Responds to an address with another document of the site, like a host with one fallback document. */
async function answerWith(
  page: Page,
  request: APIRequestContext,
  path: string,
  from: string,
  status: number,
) {
  const original = await request.get(from);
  const body = await original.text();
  const { 'content-security-policy': policy = '' } = original.headers();
  await page.route(
    (url) => url.pathname === path,
    (route) =>
      route.request().resourceType() === 'document'
        ? route.fulfill({
            status,
            body,
            headers: { 'Content-Type': 'text/html;charset=utf-8', 'Content-Security-Policy': policy },
          })
        : route.continue(),
  );
}

/** Records which h1 is visible in each rendered frame. */
const watchHeadings = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    let count = 0;
    Object.assign(window, { seenHeadings: () => ({ seen: [...seen], count }) });
    const sample = () => {
      count += 1;
      for (const heading of document.querySelectorAll('h1')) {
        if (heading.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
          seen.add(heading.textContent);
        }
      }
      requestAnimationFrame(sample);
    };
    requestAnimationFrame(sample);
  });

const headings = (page: Page): Promise<{ seen: string[]; count: number }> =>
  page.evaluate(() => Reflect.get(window, 'seenHeadings')());

test.describe('a host that answers with a document of another address', () => {
  test.beforeEach(async ({ page }) => watchHeadings(page));

  test('never shows the home page at the address of a package, however late the bundle comes', async ({
    page,
    request,
  }) => {
    const path = '/services/development';
    const { title, heading } = await readDocument(request, path);
    await answerWith(page, request, path, '/', 200);
    const release = await hold(page, BUNDLE);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await frames(page, 20);
    expect((await headings(page)).seen).toEqual([]);

    release();
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    await frames(page);
    const { seen, count } = await headings(page);
    expect(seen).toEqual([heading]);
    expect(count).toBeGreaterThan(20);

    await page.getByRole('banner').getByRole('button', { name: 'Services pages' }).click();
    await page
      .getByRole('link', { name: /^Bowtie Leadership/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bowtie Leadership');
  });

  test('shows the not-found page at an unknown address, and logs the path', async ({
    page,
    request,
    faults,
  }) => {
    faults.allow(/^console: .*not found.*\/no-such-page/i);
    await answerWith(page, request, '/no-such-page', '/', 200);
    await page.goto('/no-such-page');
    await ready(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(page).toHaveTitle(/^Page Not Found/);
    await frames(page);
    const { seen } = await headings(page);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toContain('Page Not Found');
    expect(faults.matching(/no-such-page/)).toHaveLength(1);
  });

  for (const path of ['/contact%20', '/%5Cexample.com']) {
    test(`shows the not-found page at ${path}, which is no other address`, async ({
      page,
      request,
      faults,
    }) => {
      faults.allow(/^(response|console).*(404|not found)/i);
      await answerWith(page, request, path, '/no-such-page', 404);
      await page.goto(path);
      await ready(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    });
  }

  test('shows About at /about/ although the answer was the not-found document', async ({
    page,
    request,
    faults,
  }) => {
    faults.allow(/^(response|console).*404/);
    const { title, heading } = await readDocument(request, '/about');
    await answerWith(page, request, '/about/', '/no-such-page', 404);
    await page.goto('/about/');
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    expect(address(page)).toBe('/about');
    await frames(page);
    expect((await headings(page)).seen).toEqual([heading]);
  });

  test('shows the page of an address in percent encoding', async ({ page, request }) => {
    const { heading } = await readDocument(request, '/about');
    await answerWith(page, request, '/%61bout', '/', 200);
    await page.goto('/%61bout');
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect((await headings(page)).seen).toEqual([heading]);
  });

  test('resolves the alias', async ({ page, request }) => {
    await answerWith(page, request, '/services/strategy', '/', 200);
    await page.goto('/services/strategy');
    await ready(page);
    await expect(page).toHaveURL('/services/revenue-strategy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revenue Strategy & Design');
    expect((await headings(page)).seen).toEqual(['Revenue Strategy & Design']);
  });

  test('does no harm with a hash that is no valid percent encoding', async ({ page, request }) => {
    const { heading } = await readDocument(request, '/about');
    await answerWith(page, request, '/about', '/', 200);
    await page.goto('/about#100%');
    await ready(page);
    await frames(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
});
