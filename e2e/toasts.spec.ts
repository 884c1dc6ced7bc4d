import type { Page } from '@playwright/test';
import { LEAVING_MS, LIFETIME_MS } from '../machines/toast.machine';
import { violationsInBothSchemes } from './support/axe';
import { bringClock, holdTime, turns } from './support/clock';
import { acceptMessages } from './support/messageForm';
import { boxOf, centreOf, expect, open, styleOf, test } from './support/test';
import { openBlog, region, settled, showToasts, subscribe, toasts } from './support/toasts';

/** How long the pointer rests on a control before its tooltip opens, in ms. */
const DELAY_MS = 700;

/** Distance of the front toast from the right and lower edges of the window, in px. */
async function cornerOf(page: Page) {
  const { x, y, width, height } = await boxOf(toasts(page).first());
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  return { left: x, right: window.width - x - width, bottom: window.height - y - height };
}
const dismiss = (page: Page, index = 0) => toasts(page).nth(index).getByRole('button', { name: 'Dismiss' });

test.use({ reducedMotion: 'no-preference' });

test.describe('a toast', () => {
  test('is 356 px wide, and 24 px from the bottom and right edges', async ({ page }) => {
    await openBlog(page);
    await showToasts(page, 1);
    await settled(page);
    expect(await cornerOf(page)).toMatchObject({ right: 24, bottom: 24 });
    const { width } = await boxOf(toasts(page).first());
    expect(width).toBe(356);
    // The text fills the space beside the icon and the button.
    const text = await boxOf(toasts(page).locator('b').locator('..'));
    expect(text.width).toBe(356 - 16 - 20 - 14 - 14 - 44);
    const button = await boxOf(dismiss(page));
    expect([button.width, button.height]).toEqual([44, 44]);
  });

  for (const width of [599, 320]) {
    test(`is 16 px from each side of a window that is ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await openBlog(page);
      await showToasts(page, 1);
      await settled(page);
      expect(await cornerOf(page)).toEqual({ left: 16, right: 16, bottom: 16 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }

  test('is 356 px wide in every window from 600 px', async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 640 });
    await openBlog(page);
    await showToasts(page, 1);
    await settled(page);
    expect(await cornerOf(page)).toEqual({ left: 600 - 24 - 356, right: 24, bottom: 24 });
  });

  test('is above the launcher of the chat', async ({ page }) => {
    await openBlog(page, { hasChat: true });
    const launcher = page.locator('#hubspot-messages-iframe-container');
    await showToasts(page, 1);
    await settled(page);
    const [toast, chat] = [await boxOf(toasts(page).first()), await boxOf(launcher)];
    expect(chat.y - (toast.y + toast.height)).toBe(24);
  });

  test('that does not fit into the window is scrolled into view by Tab', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 240 });
    await openBlog(page);
    await showToasts(page, 3);
    await settled(page);
    await page.keyboard.press('Alt+T');
    await settled(page);
    expect(await styleOf(region(page).getByRole('list'), 'outline-style'), 'focused list').toBe('solid');
    for (let index = 0; index < 3; index += 1) {
      await page.keyboard.press('Tab');
      await expect(toasts(page).nth(index)).toBeFocused();
      await expect(toasts(page).nth(index)).toBeInViewport({ ratio: 0.95 });
      await page.keyboard.press('Tab');
    }
  });
});

test.describe('the stack of toasts', () => {
  test('expands under the pointer with gaps of 14 px, and collapses behind the newest toast', async ({
    page,
  }) => {
    await openBlog(page);
    await showToasts(page, 3);
    await settled(page);
    const boxes = async () => Promise.all([0, 1, 2].map((index) => boxOf(toasts(page).nth(index))));

    const [front, second, third] = await boxes();
    expect([front?.height, second?.height]).toEqual([second?.height, third?.height]);
    expect((front?.y ?? 0) - (second?.y ?? 0) - (second?.height ?? 0)).toBeCloseTo(14, 1);
    expect((second?.y ?? 0) - (third?.y ?? 0) - (third?.height ?? 0)).toBeCloseTo(14, 1);
    // Between two of them, the pointer is on the stack.
    await page.mouse.move((front?.x ?? 0) + 100, (front?.y ?? 0) - 7);
    await turns(page);
    await settled(page);
    expect((await boxes())[2]?.height).toBe(front?.height);

    await page.mouse.move(10, 400);
    await turns(page);
    await settled(page);
    const [inFront, behind, last] = await boxes();
    expect(inFront).toEqual(front);
    expect([behind?.height, last?.height]).toEqual([14, 14]);
    expect(behind?.y).toBeCloseTo((front?.y ?? 0) - 14, 1);
    expect(last?.y).toBeCloseTo((front?.y ?? 0) - 28, 1);
    expect((front?.width ?? 0) > (behind?.width ?? 0)).toBe(true);
    expect((behind?.width ?? 0) > (last?.width ?? 0)).toBe(true);
  });
});

test.describe('a swipe by mouse', () => {
  // The speed of a drag depends on the times of its events, which the page's clock does not change.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() });
    }),
  );

  /** Presses on the front toast, moves it by some px in some steps, and releases it. */
  async function swipe(page: Page, x: number, y: number, { steps = 10, ms = 50 } = {}) {
    const box = await boxOf(toasts(page).first());
    const [startX, startY] = [box.x + 150, box.y + 30];
    await page.mouse.move(startX, startY);
    await page.mouse.down();
    await page.mouse.move(startX + x, startY + y, { steps });
    await page.clock.runFor(ms);
    await page.mouse.up();
    await turns(page);
  }

  for (const [name, x, y] of [['to the right', 80, 0]] as const) {
    test(`${name} dismisses the newest toast, and the next one comes to the front`, async ({ page }) => {
      await openBlog(page);
      await showToasts(page, 2);
      await settled(page);
      const newest = toasts(page).first();
      const id = await newest.getAttribute('id');
      await swipe(page, x, y);
      await expect(toasts(page)).toHaveCount(1);
      await expect(toasts(page)).not.toHaveAttribute('id', id ?? '');
      await page.clock.runFor(LEAVING_MS);
      await expect(region(page).locator('li')).toHaveCount(1);
      await settled(page);
      expect(await cornerOf(page)).toMatchObject({ right: 24, bottom: 24 });
    });
  }

  for (const [name, x, y] of [['that is slow and short', 30, 0]] as const) {
    test(`${name} does not dismiss the toast, which returns to its position`, async ({ page }) => {
      await openBlog(page);
      await showToasts(page, 1);
      await settled(page);
      const before = await boxOf(toasts(page).first());
      await swipe(page, x, y, { ms: 500 });
      await settled(page);
      expect(await boxOf(toasts(page).first())).toEqual(before);
    });
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a tap expands the stack and pauses it, Dismiss removes a toast, and a tap elsewhere ends the pause', async ({
    page,
  }) => {
    await openBlog(page);
    await subscribe(page);
    await toasts(page).first().tap();
    await subscribe(page);
    await toasts(page).first().tap();
    await settled(page);
    const [front, second] = [await boxOf(toasts(page).first()), await boxOf(toasts(page).nth(1))];
    expect(second.height).toBe(front.height);
    await dismiss(page).tap();
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(LIFETIME_MS);
    await expect(toasts(page)).toHaveCount(1);
    await page.touchscreen.tap(180, 100);
    await turns(page);
    await page.clock.runFor(LIFETIME_MS);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('axe finds no violation in toasts and their tooltip, 320 px wide, light and dark', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openBlog(page);
    await showToasts(page, 2);
    await dismiss(page).hover();
    await page.clock.runFor(DELAY_MS);
    await expect(page.getByRole('tooltip')).toHaveText('Dismiss');
    // axe needs a clock that runs. The toasts are paused by the pointer, and then by the hidden page.
    await page.clock.resume();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.mouse.move(10, 400);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  test('toasts have no transition and no animation', async ({ page }) => {
    await openBlog(page);
    await showToasts(page, 1);
    const durations = await toasts(page)
      .first()
      .evaluate((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return [...transitionDuration.split(', '), animationDuration];
      });
    expect(new Set(durations)).toEqual(new Set(['0s']));
  });
});

test('a sent message of the home page is confirmed by a toast', async ({ page }) => {
  await acceptMessages(page);
  await bringClock(page);
  await open(page, '/');
  await holdTime(page);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: /^Name/ }).fill('Ada Lovelace');
  await main.getByRole('textbox', { name: /^Email/ }).fill('ada@example.com');
  await main.getByRole('textbox', { name: /^Message/ }).fill('Our pipeline stopped in March.');
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expect(region(page).getByText('Message sent!')).toBeVisible();
  await expect(region(page)).toHaveText(/We[’']ll get back to you as soon as possible\.$/);
  const { y } = await centreOf(toasts(page).first());
  expect(y).toBeLessThan(page.viewportSize()?.height ?? 0);
});
