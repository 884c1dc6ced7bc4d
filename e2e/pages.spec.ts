import type { Page } from '@playwright/test';
import { type Box, boxOf, expect, frames, open, test } from './support/test';

test.describe('the grid', () => {
  test('of the technologies has six cards in three columns, and the seventh in the middle', async ({
    page,
  }) => {
    await open(page, '/technologies');
    const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Learn more' });
    await expect(cards).toHaveCount(7);
    const boxes = await Promise.all((await cards.all()).map((card) => boxOf(card)));
    const columns = [...new Set(boxes.slice(0, 6).map(({ x }) => Math.round(x)))];
    expect(columns).toHaveLength(3);
    const [, , , , , , last] = boxes;
    const rows = [...new Set(boxes.slice(0, 6).map(({ y }) => Math.round(y)))];
    expect(rows).toHaveLength(2);
    expect(last?.y).toBeGreaterThan(Math.max(...rows));
    const middle = ({ x, width }: Box) => Math.round(x + width / 2);
    expect(last && middle(last)).toBe(boxes[1] && middle(boxes[1]));
  });

  test('of the blog has two columns of posts, and its side column beside them', async ({ page }) => {
    await open(page, '/resources/blog');
    const posts = page.getByRole('article');
    await expect(posts).toHaveCount(6);
    const boxes = await Promise.all((await posts.all()).map((post) => boxOf(post)));
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(2);
    const aside = await boxOf(page.getByRole('complementary'));
    expect(aside.x).toBeGreaterThan(Math.max(...boxes.map(({ x, width }) => x + width)));
  });

  test('of the questions has two columns of two', async ({ page }) => {
    await open(page, '/contact');
    const questions = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(questions).toHaveCount(4);
    const boxes = await Promise.all((await questions.all()).map((question) => boxOf(question)));
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(2);
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(2);
  });

  test('of the contact page has the form at the left and the two cards at the right', async ({ page }) => {
    await open(page, '/contact');
    const form = await boxOf(page.getByRole('heading', { name: 'Get in Touch' }));
    for (const name of ['Schedule a Call', 'Email Us']) {
      const card = await boxOf(page.getByRole('main').getByRole('heading', { name }));
      expect(card.x).toBeGreaterThan(form.x + form.width);
    }
  });

  test('of the technologies has two columns on a phone, and one on the narrowest', async ({ page }) => {
    await open(page, '/technologies');
    const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Learn more' });
    for (const [width, columns] of [
      [360, 2],
      [320, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await frames(page, 2);
      const boxes = await Promise.all((await cards.all()).map((card) => boxOf(card)));
      expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(columns);
    }
  });

  test('is one column on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [path, role] of [
      ['/resources/blog', 'article'],
      ['/contact', 'listitem'],
    ] as const) {
      await open(page, path);
      const items = page.getByRole('main').getByRole(role);
      const boxes = await Promise.all((await items.all()).map((item) => boxOf(item)));
      expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(1);
    }
  });
});

test.describe('what does nothing', () => {
  /** Visible text and address: what a working control would change. */
  const state = async (page: Page) => ({
    words: await page.getByRole('main').innerText(),
    address: page.url(),
  });

  for (const [path, names] of [
    ['/resources/blog', ['All Categories', 'AI Trends', 'Leadership', 'Previous', '1', '2', '3', 'Next']],
    ['/resources/case-studies', ['All Industries', 'B2B SaaS', 'Cybersecurity', 'AI & ML']],
  ] as const) {
    test(`on ${path} is plain text, takes no focus and changes nothing`, async ({ page }) => {
      await open(page, path);
      const before = await state(page);
      for (const name of names) {
        const item = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: new RegExp(`^${name}$`) });
        await expect(item).toHaveCount(1);
        await expect(item.locator('a, button, [tabindex], [role]')).toHaveCount(0);
        await expect(item).toHaveCSS('cursor', 'auto');
        const color = await item.evaluate((element) => getComputedStyle(element).color);
        await item.click();
        await frames(page, 3);
        expect(await item.evaluate((element) => getComputedStyle(element).color)).toBe(color);
      }
      expect(await state(page)).toEqual(before);
    });
  }
});

test.describe('dates under another clock', () => {
  for (const path of ['/privacy', '/terms']) {
    test(`${path} was last updated on the visitor’s day`, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2031-02-03T12:00:00'));
      await open(page, path);
      await expect(page.getByText('Last Updated: February 3, 2031')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('© 2031');
    });
  }

  test.describe('in another time zone', () => {
    test.use({ timezoneId: 'Pacific/Auckland' });
    test('the day is the visitor’s own', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2031-02-03T20:00:00Z'));
      await open(page, '/privacy');
      await expect(page.getByText('Last Updated: February 4, 2031')).toBeVisible();
    });
    test('a post keeps its date', async ({ page }) => {
      await open(page, '/resources/blog');
      await expect(page.getByText('The AI practice, November 24, 2026').first()).toBeVisible();
    });
  });
});

test('a section of the terms can be linked to, and is not under the header', async ({ page }) => {
  await open(page, '/privacy');
  await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).click();
  const heading = page.getByRole('heading', { name: 'AI and Machine Learning Usage' });
  await expect(heading).toBeInViewport();
  expect((await boxOf(heading)).y).toBeGreaterThan(72);
});
