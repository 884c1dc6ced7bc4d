import type { Page } from '@playwright/test';

/** Far enough in the future for a page to settle. */
const REST_MS = 60_000;

/** Installs a clock that can be paused. Call it before the page is opened. */
export const bringClock = (page: Page): Promise<void> => page.clock.install();

/** Pauses the page's clock: from now on time passes only by `page.clock.runFor`. */
export const holdTime = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + REST_MS);

/** Waits for one turn of the page's event loop, without its timers. */
export const turn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve();
        channel.port2.postMessage(undefined);
      }),
  );

/** Waits until the page has settled while its clock is paused: React may defer its work to the next turn. */
export async function turns(page: Page): Promise<void> {
  for (let count = 0; count < 3; count += 1) await turn(page);
}

/** Blocks the chat, which loads at an unpredictable time. */
export async function withoutChat(page: Page): Promise<void> {
  await page.route(/stand-in\/chat|hs-scripts/, (route) => route.fulfill({ body: '' }));
}
