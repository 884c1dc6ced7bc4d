import type { Page } from '@playwright/test';
import { bringClock, holdTime, withoutChat } from './clock';
import { acceptMessages } from './messageForm';
import { expect, open } from './test';

export const region = (page: Page) => page.getByRole('region', { name: 'Notifications alt+T' });
/** The visible toasts, newest first. */
export const toasts = (page: Page) => region(page).locator('li:not([data-leaving])');

/**
 * The page with the shortest form, with a paused clock; without the chat by default, so that only toasts are in the corner.
 * Time passes only by `page.clock.runFor`, but transitions of CSS run.
 */
export async function openBlog(page: Page, { hasChat = false } = {}): Promise<void> {
  if (!hasChat) await withoutChat(page);
  await acceptMessages(page);
  await bringClock(page);
  await open(page, '/resources/blog');
  if (hasChat) await expect(page.locator('#hubspot-messages-iframe-container')).toBeVisible();
  await holdTime(page);
}

/** Subscribes, which adds a toast; the mouse does not move. */
export async function subscribe(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Your email' });
  const count = await region(page).locator('li').count();
  await field.fill('ada@example.com');
  await field.press('Enter');
  await expect(region(page).locator('li')).toHaveCount(count + 1);
}

/** Adds some toasts. The pointer is on them and pauses their timers. */
export async function showToasts(page: Page, count: number): Promise<void> {
  for (let shown = 0; shown < count; shown += 1) {
    await subscribe(page);
    await toasts(page).first().hover();
  }
}

/** Waits until no toast moves. */
export async function settled(page: Page): Promise<void> {
  await region(page).evaluate(async (element) => {
    const running = () => element.getAnimations({ subtree: true });
    while (running().length > 0) await Promise.allSettled(running().map(({ finished }) => finished));
  });
}
