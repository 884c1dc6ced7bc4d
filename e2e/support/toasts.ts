import type { Page } from '@playwright/test';
import { expect, open } from './test';

export const region = (page: Page) => page.getByRole('region', { name: 'Notifications alt+T' });
/** The toasts on screen, newest first. */
export const toasts = (page: Page) => region(page).locator('li:not([data-leaving])');

/** The page with the shortest form, on which nothing else comes to the corner unless it is asked to. */
export async function openBlog(page: Page, { hasChat = false } = {}): Promise<void> {
  if (!hasChat) await page.route(/stand-in\/chat|hs-scripts/, (route) => route.fulfill({ body: '' }));
  await open(page, '/resources/blog');
}

/** Subscribes, which thanks with a toast; the mouse stays where it is. */
export async function subscribe(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Your email' });
  const count = await region(page).locator('li').count();
  await field.fill('ada@example.com');
  await field.press('Enter');
  await expect(region(page).locator('li')).toHaveCount(count + 1);
}

/** Shows some toasts. The pointer is put on them and holds their time. */
export async function showToasts(page: Page, count: number): Promise<void> {
  for (let shown = 0; shown < count; shown += 1) {
    await subscribe(page);
    await toasts(page).first().hover();
  }
}

/** Waits until nothing of the toasts moves. */
export async function settled(page: Page): Promise<void> {
  await region(page).evaluate(async (element) => {
    const running = () => element.getAnimations({ subtree: true });
    while (running().length > 0) await Promise.allSettled(running().map(({ finished }) => finished));
  });
}
