import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from './support/axe';
import { addRules, overflow, TEXT_SPACING, unreadableTexts } from './support/boxes';
import { boxOf, expect, frames, open, scrollTo, styleOf, test } from './support/test';

const summaries = (page: Page) => page.getByRole('article').locator('summary');
const notes = (page: Page) => page.getByRole('article').locator('details > div > div');

const openAll = async (page: Page) => {
  for (const summary of await summaries(page).all()) await summary.click();
  await expect(page.locator('details[open]')).toHaveCount(6);
};

test.describe('the notes of the blog', () => {
  test('open by keyboard, and close again', async ({ page }) => {
    await open(page, '/resources/blog');
    const first = summaries(page).first();
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(notes(page).first()).toBeVisible();
    await page.keyboard.press('Space');
    await expect(notes(page).first()).toBeHidden();
  });

  test('open from the address that the feed has', async ({ page }) => {
    await open(page, '/resources/blog#find-your-narrowest-point-by-hand');
    await expect(page.locator('details[open] > summary')).toHaveAccessibleName(/Find your narrowest point/);
    await expect(page.locator('details[open]')).toHaveCount(1);
  });

  test('of two neighbors are sheets with the width of both, one below the other', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/resources/blog');
    const [left, right] = [summaries(page).nth(0), summaries(page).nth(1)];
    await scrollTo(page, 600);
    const before = [await boxOf(left), await boxOf(right)];
    await right.click();
    await left.click();
    expect([await boxOf(left), await boxOf(right)]).toEqual(before);
    const [one, other] = [await boxOf(notes(page).nth(0)), await boxOf(notes(page).nth(1))];
    expect(other.x).toBeCloseTo(one.x, 0);
    expect(other.y).toBeGreaterThan(one.y + one.height);
    const fontSize = Number.parseFloat(await styleOf(notes(page).first(), 'font-size'));
    for (const { width } of [one, other]) {
      expect(width / fontSize).toBeGreaterThanOrEqual(38);
      expect(width / fontSize).toBeLessThanOrEqual(42);
    }
    const next = await boxOf(page.getByRole('article').nth(2));
    expect(next.y).toBeGreaterThan(other.y + other.height);
  });

  for (const width of [1680, 1280, 768, 560, 390, 320]) {
    test(`fit a window of ${width} px, also with the text spacing of WCAG 1.4.12`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/resources/blog');
      await openAll(page);
      // Elsewhere the header covers a text.
      await scrollTo(page, 0);
      for (const rules of ['', TEXT_SPACING]) {
        await addRules(page, rules);
        await frames(page, 2);
        expect.soft(await overflow(page)).toEqual({ width, wide: [] });
        expect.soft(await unreadableTexts(page)).toEqual({ cut: [], covered: [] });
      }
    });
  }

  for (const width of [1280, 360]) {
    test(`are accessible when they are open, light and dark, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/resources/blog');
      await openAll(page);
      expect(await violationsInBothSchemes(page)).toEqual([]);
    });
  }

  test('are all printed, in one column', async ({ page }) => {
    await page.setViewportSize({ width: 718, height: 1000 });
    await open(page, '/resources/blog');
    await page.emulateMedia({ media: 'print' });
    const boxes = await Promise.all((await notes(page).all()).map((note) => boxOf(note)));
    expect(boxes).toHaveLength(6);
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThan(500);
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(1);
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
