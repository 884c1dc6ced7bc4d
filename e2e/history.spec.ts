import type { Page } from '@playwright/test';
import { boxOf, expect, frames, open, press, ready, scrollTo, scrollY, settled, test } from './support/test';

test.use({ reducedMotion: 'no-preference' });

test('Back, Forward and a reload return to where the visitor was; a new page starts at its top', async ({
  page,
  faults,
}) => {
  // A text document has no icon of its own, so the browser requests the default one.
  faults.allow(/favicon\.ico/);
  const expectAt = async (path: string, top: number) => {
    await expect(page).toHaveURL(path);
    await expect.poll(() => scrollY(page), path).toBe(top);
  };
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('a new page starts at its top', async () => {
    await open(page, '/');
    await scrollTo(page, 1500);
    await press(page, page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }));
    await expect(page).toHaveURL('/services');
    await expect(heading).toBeFocused();
    expect(await scrollY(page)).toBe(0);
    await scrollTo(page, 300);
    await press(page, page.getByRole('banner').getByRole('link', { name: 'Resources' }));
    await expectAt('/resources', 0);
  });

  await test.step('Back and Forward within the document', async () => {
    await page.goBack();
    await expectAt('/services', 300);
    await page.goBack();
    await expectAt('/', 1500);
    await expect(heading).toBeFocused();
    await page.goForward();
    await expectAt('/services', 300);
  });

  await test.step('a reload, and Back after it', async () => {
    await page.reload();
    await ready(page);
    await expectAt('/services', 300);
    await page.goBack();
    await expectAt('/', 1500);
  });

  await test.step('Back from another document', async () => {
    await page.goto('/robots.txt');
    await page.goBack();
    await ready(page);
    await expectAt('/', 1500);
  });
});

test('Back from a link in an open note returns to the note', async ({ page }) => {
  await open(page, '/resources/blog');
  const note = page.getByRole('article').first().locator('details');
  await note.locator('> summary').click();
  const link = note.locator('a[href^="/"]').first();
  await link.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  await press(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(note).toHaveAttribute('open');
  await expect.poll(() => scrollY(page)).toBe(before);
});

test('a hash leads to its target below the sticky header, and Back returns from it', async ({ page }) => {
  await test.step('on the page, it is an entry of its own', async () => {
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

  await test.step('Back returns to the top of a page that has not been scrolled', async () => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await open(page, '/how-we-work');
    await page.getByRole('navigation', { name: 'Phases on this page' }).getByText('Execution').click();
    await expect(page.locator('#execution').getByRole('heading')).toBeFocused();
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  await test.step('in the address of a new document', async () => {
    await open(page, '/contact#main');
    const top = await page.locator('#main').evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(72);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
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

test('a link to the current page adds no history entry, goes to the top and closes the menu', async ({
  page,
}) => {
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
