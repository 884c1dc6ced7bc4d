import type { Page } from '@playwright/test';
import { violations, violationsInBothSchemes } from './support/axe';
import { addRules, overflow, removeRules, TEXT_SPACING, unreadableTexts } from './support/boxes';
import { boxOf, expect, frames, open, scrollTo, styleOf, test } from './support/test';

const summaries = (page: Page) => page.getByRole('article').locator('summary');
const notes = (page: Page) => page.getByRole('article').locator('details > div > div');

const opened = (page: Page) => page.locator('details[open]');

/** Widths of the window, in px: one for each layout. */
const WIDTHS = [1680, 1280, 768, 560, 390, 320];

test.describe('the notes of the blog', () => {
  test('open from the address of the feed, by keyboard and by pointer, and are all printed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/resources/blog#find-your-narrowest-point-by-hand');

    await test.step('the address of the feed opens its note', async () => {
      const summary = opened(page).locator('> summary');
      await expect(summary).toHaveAccessibleName(/Find your narrowest point/);
      await expect(opened(page)).toHaveCount(1);
      await summary.click();
      await expect(opened(page)).toHaveCount(0);
    });

    await test.step('Enter opens, and Space closes', async () => {
      const first = notes(page).first();
      await summaries(page).first().focus();
      await page.keyboard.press('Enter');
      await expect(first).toBeVisible();
      await page.keyboard.press('Space');
      await expect(first).toBeHidden();
    });

    // The first note is as wide as two.
    const [left, right] = [summaries(page).nth(1), summaries(page).nth(2)];
    await test.step('two neighbors are sheets with the width of both, one below the other', async () => {
      await scrollTo(page, 1400);
      const before = [await boxOf(left), await boxOf(right)];
      await right.click();
      await left.click();
      expect([await boxOf(left), await boxOf(right)]).toEqual(before);
      const [one, other] = [await boxOf(notes(page).nth(1)), await boxOf(notes(page).nth(2))];
      expect(other.x).toBeCloseTo(one.x, 0);
      expect(other.y).toBeGreaterThan(one.y + one.height);
      const fontSize = Number.parseFloat(await styleOf(notes(page).first(), 'font-size'));
      for (const { width } of [one, other]) {
        expect(width / fontSize).toBeGreaterThanOrEqual(38);
        expect(width / fontSize).toBeLessThanOrEqual(42);
      }
      const next = await boxOf(page.getByRole('article').nth(3));
      expect(next.y).toBeGreaterThan(other.y + other.height);
    });

    await test.step('closed notes are printed too, in one column', async () => {
      await left.click();
      await right.click();
      await expect(opened(page)).toHaveCount(0);
      await page.setViewportSize({ width: 718, height: 1000 });
      await page.emulateMedia({ media: 'print' });
      const boxes = await Promise.all((await notes(page).all()).map((note) => boxOf(note)));
      expect(boxes).toHaveLength(6);
      expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThan(500);
      expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(1);
    });
  });

  test('fit every window when all are open, also with the text spacing of WCAG 1.4.12, and are accessible', async ({
    page,
  }) => {
    await open(page, '/resources/blog');
    for (const summary of await summaries(page).all()) await summary.click();
    await expect(opened(page)).toHaveCount(6);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      // Elsewhere the header covers a text.
      await scrollTo(page, 0);
      for (const [spacing, rules] of Object.entries({ own: '', wide: TEXT_SPACING })) {
        await addRules(page, rules);
        await frames(page, 2);
        const where = `at ${width} px with ${spacing} spacing`;
        expect.soft(await overflow(page), where).toEqual({ width, wide: [] });
        expect.soft(await unreadableTexts(page), where).toEqual({ cut: [], covered: [] });
        await removeRules(page);
      }
      // Colors do not depend on the width.
      if (width === 1280) expect.soft(await violations(page, 'main'), 'axe at 1280 px').toEqual([]);
      if (width === 320)
        expect.soft(await violationsInBothSchemes(page, 'main'), 'axe at 320 px').toEqual([]);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('open as well', async ({ page }) => {
      await page.goto('/resources/blog');
      await summaries(page).nth(3).click();
      await expect(notes(page).nth(3)).toBeVisible();
    });
  });
});
