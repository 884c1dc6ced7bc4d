import type { Page } from '@playwright/test';
import { boxOf, expect, frames, open, press, ready, scrollTo, scrollY, settled, test } from './support/test';

test.use({ reducedMotion: 'no-preference' });

test.describe('Back and Forward', () => {
  test('return to where the visitor was; a new page starts at its top', async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, 1500);
    await press(page, page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }));
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await scrollY(page)).toBe(0);

    await scrollTo(page, 300);
    await press(page, page.getByRole('banner').getByRole('link', { name: 'Resources' }));
    await expect(page).toHaveURL('/resources');
    await expect.poll(() => scrollY(page)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL('/services');
    await expect.poll(() => scrollY(page)).toBe(300);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => scrollY(page)).toBe(1500);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goForward();
    await expect.poll(() => scrollY(page)).toBe(300);
  });

  test('return there after a reload as well', async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, 1200);
    await press(page, page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }));
    await expect(page).toHaveURL('/contact');
    await page.reload();
    await ready(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => scrollY(page)).toBe(1200);
  });

  test('return there from another document as well', async ({ page, faults }) => {
    // A text document has no icon of its own, so the browser requests the default one.
    faults.allow(/favicon\.ico/);
    await open(page, '/services');
    await scrollTo(page, 700);
    await page.goto('/robots.txt');
    await page.goBack();
    await ready(page);
    await expect(page).toHaveURL('/services');
    await expect.poll(() => scrollY(page)).toBe(700);
  });
});

test('a reload keeps the position', async ({ page }) => {
  await open(page, '/');
  await scrollTo(page, 900);
  await page.reload();
  await ready(page);
  await expect.poll(() => scrollY(page)).toBe(900);
});

test.describe('a hash', () => {
  test('in the address leads to its target, below the sticky header', async ({ page }) => {
    await open(page, '/contact#main');
    const top = await page.locator('#main').evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(72);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  test('on the page is an entry of its own, and Back returns to the place before', async ({ page }) => {
    await open(page, '/services');
    await scrollTo(page, 800);
    await page.evaluate(() => {
      location.hash = '#main';
    });
    await expect.poll(() => scrollY(page)).toBeLessThan(100);
    await page.goBack();
    await expect(page).toHaveURL('/services');
    await expect.poll(() => scrollY(page)).toBe(800);
    await page.goForward();
    await expect(page).toHaveURL('/services#main');
    await expect.poll(() => scrollY(page)).toBeLessThan(100);
  });
});

test.describe('the address of a case study', () => {
  const study = (page: Page, id: string) => page.locator(`article#${id}`).getByRole('heading', { level: 2 });
  /** In view and below the sticky header. */
  async function expectAtTop(page: Page, id: string) {
    await expect(study(page, id)).toBeInViewport();
    const { y } = await boxOf(page.locator(`article#${id}`));
    expect(y).toBeGreaterThanOrEqual(72);
    expect(y).toBeLessThan(130);
  }

  test('in a link leads to that study with the focus on its heading, and Back returns', async ({ page }) => {
    await open(page, '/');
    const link = page.getByRole('main').locator('a[href="/resources/case-studies#fintech"]').last();
    await link.scrollIntoViewIfNeeded();
    await settled(link);
    const position = await scrollY(page);
    await link.click();
    await expect(page).toHaveURL('/resources/case-studies#fintech');
    await expect(study(page, 'fintech')).toBeFocused();
    await expectAtTop(page, 'fintech');

    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => scrollY(page)).toBe(position);
  });
});

test.describe('a link', () => {
  test('with Ctrl opens a tab and leaves this page as it is', async ({ page, context }) => {
    await open(page, '/');
    const opened = context.waitForEvent('page');
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Learn How We Work' })
      .click({ modifiers: ['Control'] });
    const tab = await opened;
    await expect(tab).toHaveURL('/how-we-work');
    await ready(tab);
    await expect(page).toHaveURL('/');
  });

  test('to the current page adds no history entry, goes to the top and closes the menu', async ({ page }) => {
    await open(page, '/services');
    await scrollTo(page, 600);
    const entries = await page.evaluate(() => history.length);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await press(page, menu.getByRole('button', { name: 'Services pages' }));
    await expect(menu.locator('[aria-expanded="true"]')).toHaveCount(1);
    expect(await scrollY(page)).toBe(600);
    await press(page, menu.getByRole('link', { name: 'Services', exact: true }));
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(menu.locator('[aria-expanded="true"]')).toHaveCount(0);
    await menu.getByRole('link', { name: 'Services', exact: true }).click();
    await frames(page);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expect(page).toHaveURL('/services');
  });
});
