import { measureAlternately } from './alternate.mjs';
import { PHONE_SLOWDOWN, phone, slow4G, withDevice } from './devices.mjs';
import { figuresOf } from './figures.mjs';
import { prepareDocument, watchEarlyTap } from './probe.mjs';

const LONGEST_WAIT_MS = 20_000;

/**
 * Opens a page on a slow phone and taps the menu button in the moment of the first contentful paint. The menu button is
 * the button in the header with `aria-expanded` that is displayed.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of the page.
 * @returns ms from the touch to the end of the first frame with the open menu.
 */
const measureEarlyTap = (browser, address) =>
  withDevice(browser, { emulation: phone, slowdown: PHONE_SLOWDOWN, network: slow4G }, async (page) => {
    await page.exposeFunction('benchFirstPaint', ({ x, y }) => page.touchscreen.tap(x, y));
    await page.addInitScript(prepareDocument);
    await page.addInitScript(watchEarlyTap);
    await page.goto(address, { waitUntil: 'commit' });
    const time = await page.waitForFunction(() => window.benchTapTime, undefined, {
      polling: 100,
      timeout: LONGEST_WAIT_MS,
    });
    return /** @type {number} */ (await time.jsonValue());
  });

/**
 * Measures early taps on all pages.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./alternate.mjs').Plan} plan
 * @returns {Promise<import('./figures.mjs').Figure[]>}
 */
export async function measureTaps(browser, plan) {
  const taps = await measureAlternately(plan, 'early taps', (site, path) =>
    measureEarlyTap(browser, site.address + path),
  );
  return figuresOf(taps, 'earlyTap', (ms) => ms);
}
