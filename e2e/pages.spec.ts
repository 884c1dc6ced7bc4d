import type { Locator, Page } from '@playwright/test';
import { type Box, boxOf, expect, open, resize, test } from './support/test';

test.describe('the grid', () => {
  const boxesOf = async (items: Locator) => Promise.all((await items.all()).map((item) => boxOf(item)));
  const columns = (boxes: readonly Box[]) => new Set(boxes.map(({ x }) => Math.round(x))).size;
  const setWidth = (page: Page, width: number) => resize(page, { width, height: 740 });

  test('of the technologies has six cards in three columns and the seventh in the middle, two columns on a phone, and one on the narrowest', async ({
    page,
  }) => {
    await open(page, '/technologies');
    const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Learn more' });
    await expect(cards).toHaveCount(7);
    const boxes = await boxesOf(cards);
    expect(columns(boxes.slice(0, 6))).toBe(3);
    const [, , , , , , last] = boxes;
    const rows = [...new Set(boxes.slice(0, 6).map(({ y }) => Math.round(y)))];
    expect(rows).toHaveLength(2);
    expect(last?.y).toBeGreaterThan(Math.max(...rows));
    const middle = ({ x, width }: Box) => Math.round(x + width / 2);
    expect(last && middle(last)).toBe(boxes[1] && middle(boxes[1]));
    for (const [width, count] of [
      [360, 2],
      [320, 1],
    ] as const) {
      await setWidth(page, width);
      expect(columns(await boxesOf(cards)), `columns at ${width} px`).toBe(count);
    }
  });

  test('of the blog has the first post alone, the others in pairs with Subscribe beside the last, and one column on a phone', async ({
    page,
  }) => {
    await open(page, '/resources/blog');
    const posts = page.getByRole('main').getByRole('article');
    await expect(posts).toHaveCount(6);
    const boxes = await boxesOf(posts);
    const aside = await boxOf(page.getByRole('complementary'));
    const rows = [...boxes, aside].map(({ y }) => Math.round(y));
    expect(rows.map((y) => rows.indexOf(y))).toEqual([0, 1, 1, 3, 3, 5, 5]);
    const [first, second] = boxes;
    expect(first && second && first.width - second.width).toBeGreaterThan(0);
    const last = boxes.at(-1);
    expect(last && aside.x - last.x - last.width).toBeGreaterThanOrEqual(0);
    await setWidth(page, 360);
    const stacked = await boxesOf(posts);
    expect(columns(stacked), 'columns at 360 px').toBe(1);
    const categories = await boxOf(page.getByRole('heading', { name: 'Categories' }));
    expect(categories.y).toBeLessThan(Math.min(...stacked.map(({ y }) => y)));
    const subscribe = await boxOf(page.getByRole('button', { name: 'Subscribe' }));
    expect(subscribe.y).toBeGreaterThan(Math.max(...stacked.map(({ y }) => y)));
  });

  test('of the contact page has the form beside the two cards and two columns of two questions, and one column on a phone', async ({
    page,
  }) => {
    await open(page, '/contact');
    const main = page.getByRole('main');
    const form = await boxOf(page.getByRole('heading', { name: 'Get in Touch' }));
    for (const name of ['Schedule a Call', 'Email Us']) {
      const card = await boxOf(main.getByRole('heading', { name }));
      expect(card.x, name).toBeGreaterThan(form.x + form.width);
    }
    const questions = main.getByRole('heading', { level: 3 });
    await expect(questions).toHaveCount(4);
    const boxes = await boxesOf(questions);
    expect(columns(boxes)).toBe(2);
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(2);
    await setWidth(page, 360);
    expect(columns(await boxesOf(questions)), 'columns at 360 px').toBe(1);
  });
});

test('the numbers of a sheet are on one line each, and on a phone below the name of their column', async ({
  page,
}) => {
  await open(page, '/services/demand-generation');
  const sheet = page.getByRole('table').first();
  const headings = await sheet.getByRole('columnheader').allTextContents();
  const cells = sheet.locator('tbody tr').first().getByRole('cell');
  await expect(cells).toHaveCount(headings.length - 1);
  /** The label above each number, and the number of its lines. */
  const cellsNow = () =>
    cells.evaluateAll((elements) =>
      elements.map((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const { content, display } = getComputedStyle(element, '::before');
        const label = display === 'none' || content === 'none' ? '' : element.dataset.label;
        return { label, lines: text.getClientRects().length };
      }),
    );
  for (const width of [320, 390]) {
    await resize(page, { width, height: 740 });
    expect(await cellsNow(), `${width} px`).toEqual(headings.slice(1).map((label) => ({ label, lines: 1 })));
  }
  await resize(page, { width: 1280, height: 740 });
  expect(await cellsNow(), 'with their names above all rows').toEqual(
    headings.slice(1).map(() => ({ label: '', lines: 1 })),
  );
});

test.describe('dates under another clock', () => {
  test.describe('in another time zone', () => {
    test.use({ timezoneId: 'Pacific/Auckland' });
    test('the day is the visitor’s own', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2031-02-03T20:00:00Z'));
      await open(page, '/privacy');
      await expect(page.getByText('Last Updated: February 4, 2031')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('© 2031');
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
