import type { Locator, Page } from '@playwright/test';
import { withoutChat } from './support/clock';
import { boxOf, centreOf, expect, frames, open, styleOf, test } from './support/test';

const tooltip = (page: Page) => page.getByRole('tooltip');
const chevron = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: `${name} pages` });
const social = (page: Page, network: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: `Momentum on ${network}` });

async function moveTo(page: Page, target: Locator) {
  const { x, y } = await centreOf(target);
  await page.mouse.move(x, y);
}

test.use({ reducedMotion: 'no-preference' });
test.beforeEach(async ({ page }) => {
  await withoutChat(page);
});

/** Distances of the tooltip from its control, in px: of their edges if it is above, and of their centers. */
async function offsetFrom(page: Page, control: Locator) {
  const [tip, box] = [await boxOf(tooltip(page)), await boxOf(control)];
  return {
    above: box.y - tip.y - tip.height,
    below: tip.y - box.y - box.height,
    aside: Math.abs(tip.x + tip.width / 2 - (box.x + box.width / 2)),
  };
}

test('a tooltip is 8 px from its control and centered on it, by pointer and by keyboard', async ({
  page,
}) => {
  await open(page, '/about');

  await test.step('a tooltip of the header is below its control', async () => {
    await moveTo(page, chevron(page, 'Industries'));
    await expect(tooltip(page)).toHaveText('Industries pages');
    const { below } = await offsetFrom(page, chevron(page, 'Industries'));
    expect(Math.abs(below - 8)).toBeLessThanOrEqual(1);
    await page.mouse.move(10, 300);
    await expect(tooltip(page)).toHaveCount(0);
  });

  await test.step('a tooltip of the page is above its control, and stays under the pointer', async () => {
    await social(page, 'X').scrollIntoViewIfNeeded();
    await frames(page, 5);
    await moveTo(page, social(page, 'X'));
    await expect(tooltip(page)).toHaveText('Momentum on X');
    const { above, aside } = await offsetFrom(page, social(page, 'X'));
    expect(Math.abs(above - 8)).toBeLessThanOrEqual(1);
    expect(aside).toBeLessThanOrEqual(1);
    expect(await styleOf(tooltip(page), 'font-size')).toBe('15px');
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(await styleOf(tooltip(page), 'background-color')).toBe(ink);

    const tip = await boxOf(tooltip(page));
    await page.mouse.move(tip.x + tip.width / 2, tip.y + 10, { steps: 4 });
    await frames(page, 30);
    await expect(tooltip(page)).toBeVisible();
    await page.mouse.move(10, 300);
    await expect(tooltip(page)).toHaveCount(0);
  });

  await test.step('Tab opens it at once, also when the focus scrolls the page, and Escape closes it', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: /home$/ }).focus();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.keyboard.press('Tab');
    await expect(social(page, 'LinkedIn')).toBeFocused();
    await expect(tooltip(page)).toHaveText('Momentum on LinkedIn');
    await frames(page, 20);
    const { above } = await offsetFrom(page, social(page, 'LinkedIn'));
    expect(Math.abs(above - 8)).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await expect(social(page, 'LinkedIn')).toBeFocused();
  });
});

test.describe('in a window 320 px wide, a tooltip', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('stays 8 px inside the window', async ({ page }) => {
    await open(page, '/about');
    const burger = page.locator('[aria-controls="mobile-menu"]');
    await moveTo(page, burger);
    await expect(tooltip(page)).toHaveText('Menu');
    const inside = async () => {
      const { x, y, width, height } = await boxOf(tooltip(page));
      return x >= 8 && y >= 8 && x + width <= 312 && y + height <= 632;
    };
    expect(await inside()).toBe(true);
    // A longer text wraps at the maximum width of 272 px.
    await page.mouse.move(10, 400);
    await expect(tooltip(page)).toHaveCount(0);
    await burger.evaluate((element) => {
      element.ariaLabel =
        'Net revenue retention: this year’s revenue from last year’s customers, as a share.';
    });
    await moveTo(page, burger);
    const { width, height } = await boxOf(tooltip(page));
    expect(width).toBeLessThanOrEqual(272);
    expect(height).toBeGreaterThan(60);
    expect(await inside()).toBe(true);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('is above its control if it fits there, else below, in whole pixels and at least 8 px from every edge', async ({
    page,
  }) => {
    await open(page, '/about');
    const burger = page.locator('[aria-controls="mobile-menu"]');
    /** Opens the tooltip of the button, which is 44 px wide, at a place in the window. */
    const tipAt = async (left: number, top: number, height: number) => {
      await page.mouse.move(10, 620);
      await expect(tooltip(page)).toHaveCount(0);
      await burger.evaluate(
        (element, [x, y, h]) => {
          element.ariaLabel = 'Open the menu of all pages';
          element.style.cssText = `position: fixed; left: ${x}px; top: ${y}px; width: 44px; height: ${h}px`;
        },
        [left, top, height],
      );
      await page.mouse.move(Math.max(left, 0) + 8, top + 8);
      await expect(tooltip(page)).toBeVisible();
      return tooltip(page).evaluate((element: HTMLElement) => {
        const { x, y } = element.getBoundingClientRect();
        return { x, y, width: element.offsetWidth, height: element.offsetHeight };
      });
    };
    const { width, height } = await tipAt(138, 300, 44);
    const least = height + 16;
    const middle = Math.round(160 - width / 2);
    for (const [name, [left, top, tall], x, y] of [
      ['above and centered', [138, 300, 44], middle, 292 - height],
      ['above, just as far from the upper edge', [138, least, 44], middle, 8],
      ['below, where it does not fit above', [138, least - 1, 44], middle, least - 1 + 44 + 8],
      ['below, at the upper edge', [138, 0, 44], middle, 52],
      ['at the left edge', [0, 300, 44], 8, 292 - height],
      ['at the left edge, half outside', [-30, 300, 44], 8, 292 - height],
      ['at the right edge', [276, 300, 44], 312 - width, 292 - height],
      ['at the lower edge', [138, 0, 600], middle, 632 - height],
      ['at whole pixels', [138.3, 300.7, 44], Math.round(160.3 - width / 2), Math.round(292.7 - height)],
    ] as const) {
      expect.soft(await tipAt(left, top, tall), name).toMatchObject({ x, y });
    }
  });
});
