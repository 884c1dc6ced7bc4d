import type { Page } from '@playwright/test';
import { LEAVING_MS, LIFETIME_MS } from '../machines/toast.machine';
import { violationsInBothSchemes } from './support/axe';
import { bringClock, holdTime, turns } from './support/clock';
import { acceptMessages, fillMessage } from './support/messageForm';
import { boxOf, expect, open, styleOf, test } from './support/test';
import { openBlog, region, settled, showToasts, subscribe, toasts } from './support/toasts';

/** How long the pointer rests on a control before its tooltip opens, in ms. */
const DELAY_MS = 700;

/** The toasts and an open tooltip. Tests of every page check the rest of it. */
const TOASTS = '[aria-label^="Notifications"], [role="tooltip"]';

/** Distance of the front toast from the right and lower edges of the window, in px. */
async function cornerOf(page: Page) {
  const { x, y, width, height } = await boxOf(toasts(page).first());
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  return { left: x, right: window.width - x - width, bottom: window.height - y - height };
}
const dismiss = (page: Page, index = 0) => toasts(page).nth(index).getByRole('button', { name: 'Dismiss' });

test.use({ reducedMotion: 'no-preference' });

test('a toast is 356 px wide and 24 px from two edges, and in windows below 600 px 16 px from three', async ({
  page,
}) => {
  await openBlog(page);
  await showToasts(page, 1);
  await settled(page);
  expect(await cornerOf(page)).toMatchObject({ right: 24, bottom: 24 });
  const { width } = await boxOf(toasts(page).first());
  expect(width).toBe(356);
  // The text fills the space beside the icon and the button.
  const text = await boxOf(toasts(page).locator('b').locator('..'));
  expect(text.width, 'text').toBe(356 - 16 - 20 - 14 - 14 - 44);
  const button = await boxOf(dismiss(page));
  expect([button.width, button.height], 'button').toEqual([44, 44]);

  for (const [windowWidth, corner] of [
    [600, { left: 600 - 24 - 356, right: 24, bottom: 24 }],
    [599, { left: 16, right: 16, bottom: 16 }],
    [320, { left: 16, right: 16, bottom: 16 }],
  ] as const) {
    await page.setViewportSize({ width: windowWidth, height: 640 });
    await settled(page);
    expect(await cornerOf(page), `at ${windowWidth} px`).toEqual(corner);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${windowWidth} px`).toBeLessThanOrEqual(0);
  }
});

test.describe('the stack of toasts', () => {
  // The speed of a drag depends on the times of its events, which the page's clock does not change.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() });
    }),
  );

  /** Presses on the front toast, moves it to the right by some px, and releases it. */
  async function swipe(page: Page, x: number, { ms = 50 } = {}) {
    const box = await boxOf(toasts(page).first());
    const [startX, startY] = [box.x + 150, box.y + 30];
    await page.mouse.move(startX, startY);
    await page.mouse.down();
    await page.mouse.move(startX + x, startY, { steps: 10 });
    await page.clock.runFor(ms);
    await page.mouse.up();
    await turns(page);
  }

  test('expands under the pointer and collapses without it, and follows swipes and Tab', async ({ page }) => {
    await openBlog(page);
    await showToasts(page, 3);
    await settled(page);
    const boxes = async () => Promise.all([0, 1, 2].map((index) => boxOf(toasts(page).nth(index))));

    await test.step('expands with gaps of 14 px', async () => {
      const [front, second, third] = await boxes();
      expect([front?.height, second?.height]).toEqual([second?.height, third?.height]);
      expect((front?.y ?? 0) - (second?.y ?? 0) - (second?.height ?? 0)).toBeCloseTo(14, 1);
      expect((second?.y ?? 0) - (third?.y ?? 0) - (third?.height ?? 0)).toBeCloseTo(14, 1);
      // Between two of them, the pointer is on the stack.
      await page.mouse.move((front?.x ?? 0) + 100, (front?.y ?? 0) - 7);
      await turns(page);
      await settled(page);
      expect((await boxes())[2]?.height).toBe(front?.height);
    });

    await test.step('collapses behind the newest toast', async () => {
      const [front] = await boxes();
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

    await test.step('Tab scrolls a toast into view that does not fit into the window', async () => {
      await page.setViewportSize({ width: 640, height: 240 });
      await page.keyboard.press('Alt+T');
      await settled(page);
      expect(await styleOf(region(page).getByRole('list'), 'outline-style'), 'focused list').toBe('solid');
      for (let index = 0; index < 3; index += 1) {
        await page.keyboard.press('Tab');
        await expect(toasts(page).nth(index)).toBeFocused();
        await expect(toasts(page).nth(index)).toBeInViewport({ ratio: 0.95 });
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Tab');
      await expect(region(page).locator(':focus')).toHaveCount(0);
    });

    await page.setViewportSize({ width: 1280, height: 720 });
    await toasts(page).first().hover();
    await settled(page);
    await test.step('a slow and short swipe returns the toast to its position', async () => {
      const before = await boxOf(toasts(page).first());
      await swipe(page, 30, { ms: 500 });
      await settled(page);
      expect(await boxOf(toasts(page).first())).toEqual(before);
    });

    await test.step('a swipe to the right dismisses the newest toast, and the next one comes to the front', async () => {
      const id = await toasts(page).first().getAttribute('id');
      const next = await toasts(page).nth(1).getAttribute('id');
      await swipe(page, 80);
      await expect(toasts(page)).toHaveCount(2);
      await expect(page.locator(`#${id}`)).toHaveAttribute('data-leaving');
      await page.clock.runFor(LEAVING_MS);
      await expect(region(page).locator('li')).toHaveCount(2);
      await expect(toasts(page).first()).toHaveAttribute('id', next ?? '');
      await settled(page);
      expect(await cornerOf(page)).toMatchObject({ right: 24, bottom: 24 });
    });
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a tap expands the stack and pauses it, Dismiss removes a toast, and a tap elsewhere ends the pause', async ({
    page,
  }) => {
    await openBlog(page);
    await subscribe(page);
    // Otherwise the browser takes a swipe for scrolling, and ends the drag.
    await expect(toasts(page).first()).toHaveCSS('touch-action', 'none');
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

  test('toasts have no motion, and axe finds nothing in them and their tooltip, 320 px wide, light and dark', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openBlog(page);
    await showToasts(page, 2);
    const durations = await toasts(page)
      .first()
      .evaluate((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return [...transitionDuration.split(', '), animationDuration];
      });
    expect(new Set(durations), 'durations of transitions and animations').toEqual(new Set(['0s']));

    await dismiss(page).hover();
    await page.clock.runFor(DELAY_MS);
    await expect(page.getByRole('tooltip')).toHaveText('Dismiss');
    // axe needs a clock that runs. The toasts are paused by the pointer, and then by the hidden page.
    await page.clock.resume();
    expect(await violationsInBothSchemes(page, TOASTS), 'expanded, with a tooltip').toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.mouse.move(10, 400);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    expect(await violationsInBothSchemes(page, TOASTS), 'collapsed').toEqual([]);
  });
});

test('a sent message of the home page is confirmed by a toast above the launcher of the chat', async ({
  page,
}) => {
  await acceptMessages(page);
  await bringClock(page);
  await open(page, '/');
  const launcher = page.locator('#hubspot-messages-iframe-container');
  await expect(launcher).toBeVisible();
  await holdTime(page);
  await fillMessage(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(region(page).getByText('Message sent!')).toBeVisible();
  await expect(region(page)).toHaveText(/We[’']ll get back to you as soon as possible\.$/);
  await settled(page);
  const [toast, chat] = [await boxOf(toasts(page).first()), await boxOf(launcher)];
  expect(chat.y - (toast.y + toast.height), 'gap above the launcher').toBe(24);
  expect(chat.y + chat.height, 'lower edge of the launcher').toBeLessThanOrEqual(
    page.viewportSize()?.height ?? 0,
  );
  // HubSpot sets the class while the window of the chat is open, which may leave no space above it.
  await page.evaluate(() => document.documentElement.classList.add('hs-messages-widget-open'));
  expect(await cornerOf(page), 'beside an open chat').toMatchObject({ right: 24, bottom: 24 });
});
