import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, findChromium } from '../support/chromium.mjs';

/**
 * @typedef {object} Paints in ms.
 * @property {number} firstPaint First Contentful Paint.
 * @property {number} largestPaint Largest Contentful Paint.
 */

/**
 * @typedef {object} SimulatedLoad what Lighthouse reports with its default settings; times in ms, sizes in bytes.
 * @property {number} performance score from 0 to 100.
 * @property {number} blocking Total Blocking Time.
 * @property {number} shift Cumulative Layout Shift, without a unit.
 * @property {number} transfer of all requests until the page is quiet, with headers.
 * @property {number} document
 * @property {number} fonts
 */

/**
 * Loads a page once with Lighthouse on its default phone, in a new Chromium with an empty profile.
 * @param {string} address of the page.
 * @param {import('lighthouse').Flags} flags
 * @returns {Promise<import('lighthouse').Result>}
 */
async function report(address, flags) {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
    logLevel: 'silent',
  });
  try {
    const run = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'silent',
      disableFullPageScreenshot: true,
      ...flags,
    });
    if (!run) throw new Error('Lighthouse has no result.');
    if (run.lhr.runtimeError) throw new Error(run.lhr.runtimeError.message);
    return run.lhr;
  } finally {
    chrome.kill();
  }
}

/**
 * @param {import('lighthouse').Result} report
 * @param {string} id of the audit.
 */
function numberOf({ audits }, id) {
  const { numericValue, errorMessage } = audits[id];
  if (numericValue === undefined) throw new Error(`${id}: ${errorMessage ?? 'no value'}`);
  return numericValue;
}

/**
 * @param {import('lighthouse').Result} result
 * @returns {Paints}
 */
const paintsOf = (result) => ({
  firstPaint: numberOf(result, 'first-contentful-paint'),
  largestPaint: numberOf(result, 'largest-contentful-paint'),
});

/**
 * Loads a page at full speed. Lighthouse computes the times that a slow phone would need.
 * @param {string} address of the page.
 * @returns {Promise<Paints & SimulatedLoad>}
 */
export async function simulatedLoad(address) {
  const result = await report(address, { onlyCategories: ['performance'], throttlingMethod: 'simulate' });
  const sizes = result.audits['resource-summary'].details.items;
  const sizeOf = (/** @type {string} */ type) =>
    sizes.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0;
  return {
    ...paintsOf(result),
    performance: (result.categories.performance.score ?? 0) * 100,
    blocking: numberOf(result, 'total-blocking-time'),
    shift: numberOf(result, 'cumulative-layout-shift'),
    transfer: sizeOf('total'),
    document: sizeOf('document'),
    fonts: sizeOf('font'),
  };
}

/**
 * Loads a page while the CPU and the network are slowed down.
 * @param {string} address of the page.
 * @returns {Promise<Paints>}
 */
export async function throttledLoad(address) {
  const onlyAudits = ['first-contentful-paint', 'largest-contentful-paint'];
  return paintsOf(await report(address, { onlyAudits, throttlingMethod: 'devtools' }));
}
