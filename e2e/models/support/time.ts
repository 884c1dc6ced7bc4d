import type { Page } from '@playwright/test';

/** Far enough from now for a page to have come to rest. */
const REST_MS = 60_000;

/** Gives the page a clock that can be held; to be called before the page is opened. */
export const bringClock = (page: Page): Promise<void> => page.clock.install();

/** Holds the page's clock: from here on no time passes but by `page.clock.runFor`. */
export const holdTime = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + REST_MS);

/** Lets the page take its turn: what has arrived is dealt with. No timer of the page's is needed for it. */
export const turn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve();
        channel.port2.postMessage(undefined);
      }),
  );

/** Lets the page come to rest while its clock is held: React may leave its work to the next turn. */
export async function turns(page: Page): Promise<void> {
  for (let count = 0; count < 3; count += 1) await turn(page);
}

/** Keeps the chat away: it comes when it likes. */
export async function withoutChat(page: Page): Promise<void> {
  await page.route(/stand-in\/chat|hs-scripts/, (route) => route.fulfill({ body: '' }));
}
