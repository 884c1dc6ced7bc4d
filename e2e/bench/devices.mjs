import { screenEmulationMetrics, throttling, userAgents } from 'lighthouse/core/config/constants.js';

const { width, height, deviceScaleFactor } = screenEmulationMetrics.mobile;

/** Lighthouse's phone. */
export const phone = {
  viewport: { width, height },
  deviceScaleFactor,
  isMobile: true,
  hasTouch: true,
  userAgent: userAgents.mobile,
};

export const desktop = { viewport: { width: 1280, height: 800 } };

/** How much slower the CPU of Lighthouse's phone is: 4 times. */
export const PHONE_SLOWDOWN = throttling.mobileSlow4G.cpuSlowdownMultiplier;

/** @param {number} kilobits per second, of 1,024 bits as in Lighthouse's core/lib/emulation.js. */
const bytesPerSecond = (kilobits) => Math.floor((kilobits * 1024) / 8);

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, adjusted to how DevTools throttles requests. */
export const slow4G = {
  offline: false,
  latency: throttling.mobileSlow4G.requestLatencyMs,
  downloadThroughput: bytesPerSecond(throttling.mobileSlow4G.downloadThroughputKbps),
  uploadThroughput: bytesPerSecond(throttling.mobileSlow4G.uploadThroughputKbps),
};

/**
 * @typedef {object} Device
 * @property {import('@playwright/test').BrowserContextOptions} emulation
 * @property {number} slowdown of the CPU; 1 is full speed.
 * @property {typeof slow4G} [network] full speed when it is missing.
 */

/**
 * Opens an empty page on a device that has never visited the site, and closes it afterwards.
 * @template Result
 * @param {import('@playwright/test').Browser} browser
 * @param {Device} device
 * @param {(page: import('@playwright/test').Page) => Promise<Result>} measure
 */
export async function withDevice(browser, { emulation, slowdown, network }, measure) {
  const context = await browser.newContext(emulation);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (network) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', network);
    }
    if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** Time that a visitor reads before the first action, in ms. */
const READING_TIME = 1_000;

/**
 * Opens a page and waits until it answers and a visitor, who moves the pointer, has read for a second. The own site says
 * when it is hydrated; another site is taken as ready when its network is idle.
 * @param {import('@playwright/test').Page} page
 * @param {import('./alternate.mjs').Site} site
 * @param {string} path
 */
export async function openAndRead(page, site, path) {
  await page.goto(site.address + path, { waitUntil: site.name === 'own' ? 'commit' : 'networkidle' });
  if (site.name === 'own') await page.waitForSelector('html[data-ready]');
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForTimeout(READING_TIME);
}
