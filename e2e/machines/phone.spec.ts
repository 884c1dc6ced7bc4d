import type { CDPSession, Page } from '@playwright/test';
import { violationsInBothSchemes } from '../support/axe';
import { boxOf, centreOf, expect, frames, scrollY, test } from '../support/test';
import { activeStates, chart, drawn, openViewer, panel, viewerSettings } from '../support/viewer';

const HEIGHT = 844;

test.use({ ...viewerSettings, viewport: { width: 390, height: HEIGHT }, hasTouch: true });

const sheetButton = (page: Page) => page.getByRole('button', { name: 'Panels', exact: true });

/** Transform of the drawing, which changes when the chart is moved. */
const place = (page: Page) => chart(page).locator('[data-drawing]').getAttribute('style');

/** Positions of the fingers on the screen; an empty list lifts them. */
type Fingers = readonly { readonly x: number; readonly y: number }[];

async function touch(session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Fingers) {
  await session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: fingers.map((point, id) => ({ ...point, id })),
  });
}

/** Moves fingers up by some px, in steps like those of a hand. */
async function drag(page: Page, fingers: Fingers, distance: number) {
  const session = await page.context().newCDPSession(page);
  const at = (moved: number) => fingers.map(({ x, y }) => ({ x, y: y - moved }));
  await touch(session, 'touchStart', fingers);
  for (let moved = 0; moved <= distance; moved += 10) await touch(session, 'touchMove', at(moved));
  await touch(session, 'touchEnd', []);
  await frames(page);
}

test('the chart comes before everything but the title, and the panels are closed', async ({ page }) => {
  await openViewer(page, 'contact');
  const { y, height } = await boxOf(chart(page));
  expect(y).toBeLessThan(HEIGHT / 4);
  expect(height).toBeGreaterThan(HEIGHT / 2);
  expect((await boxOf(page.getByRole('group', { name: 'Save as' }))).y).toBeGreaterThan(y + height);
  await expect(sheetButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Picture only' })).toHaveCount(0);
  const sheet = await boxOf(sheetButton(page));
  expect(Math.round(sheet.y + sheet.height)).toBe(HEIGHT);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a touch opens the panels below the chart, and another one closes them', async ({ page }) => {
  await openViewer(page, 'contact');
  await sheetButton(page).tap();
  await expect(sheetButton(page)).toHaveAttribute('aria-expanded', 'true');
  // The chart starts at the top of the window, and the sheet covers its lower part only.
  await expect.poll(async () => Math.round((await boxOf(chart(page))).y)).toBe(0);
  expect((await boxOf(sheetButton(page))).y).toBeGreaterThan(HEIGHT / 3);
  await panel(page, 'Events').getByRole('button', { name: 'fallback.chosen' }).tap();
  expect(await activeStates(page)).toContain('contact.fallback.idle');
  await sheetButton(page).tap();
  await expect(page.getByRole('tablist')).toBeHidden();
});

test('Escape closes the panels and returns the focus to their button', async ({ page }) => {
  await openViewer(page, 'contact');
  await sheetButton(page).press('Enter');
  await expect(sheetButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Simulate' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheetButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(sheetButton(page)).toBeFocused();
});

test('the key of the search opens the panels, and Escape clears the search first', async ({ page }) => {
  await openViewer(page, 'contact');
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.fill('fallback');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(sheetButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(sheetButton(page)).toBeFocused();
});

test('two fingers move the chart, and one scrolls the page', async ({ page }) => {
  await openViewer(page, 'contact');
  const atFirst = await place(page);
  const { x, y } = await centreOf(chart(page));
  await drag(
    page,
    [
      { x: x - 60, y },
      { x: x + 60, y },
    ],
    100,
  );
  await expect.poll(() => place(page)).not.toBe(atFirst);
  expect(await scrollY(page)).toBe(0);

  const moved = await place(page);
  await drag(page, [{ x, y }], 100);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  expect(await place(page)).toBe(moved);
});

test('a wider window shows the panels beside the chart, and one finger moves it', async ({ page }) => {
  await openViewer(page, 'contact');
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  await expect(sheetButton(page)).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Simulate' })).toBeVisible();
  await drawn(page);
  const before = await place(page);
  await drag(page, [await centreOf(chart(page))], 100);
  await expect.poll(() => place(page)).not.toBe(before);
});

test('axe finds nothing, with closed and with open panels', async ({ page }) => {
  await openViewer(page, 'contact');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await sheetButton(page).press('Enter');
  expect(await violationsInBothSchemes(page)).toEqual([]);
});
