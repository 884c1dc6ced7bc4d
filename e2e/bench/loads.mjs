import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { chromiumFlags, findChromium } from '../support/chromium.mjs';

/**
 * Loads a page once with Lighthouse on its default phone, in a new Chromium with an empty profile.
 * @param {string} address of the page.
 * @param {'simulate' | 'devtools'} throttlingMethod
 */
async function report(address, throttlingMethod) {
  const browser = await puppeteer.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
    // Lighthouse sets its own.
    defaultViewport: null,
  });
  try {
    const flags = {
      logLevel: 'silent',
      disableFullPageScreenshot: true,
      onlyCategories: ['performance'],
      throttlingMethod,
    };
    const run = await lighthouse(address, flags, undefined, await browser.newPage());
    if (!run) throw new Error('Lighthouse has no result.');
    if (run.lhr.runtimeError) throw new Error(run.lhr.runtimeError.message);
    return run.lhr;
  } finally {
    await browser.close();
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

/** Groups of Lighthouse's main-thread breakdown that count as script. */
const SCRIPT = ['scriptEvaluation', 'scriptParseCompile', 'garbageCollection'];

/**
 * Loads a page twice: at full speed, from which Lighthouse computes the times of a slow phone, and with a CPU and a
 * network that are slowed down.
 * @param {string} address of the page.
 * @returns values by quantity; times in ms, sizes in bytes.
 */
export async function measureLoad(address) {
  const simulated = await report(address, 'simulate');
  const throttled = await report(address, 'devtools');
  const sizes = simulated.audits['resource-summary'].details.items;
  const sizeOf = (/** @type {string} */ type) =>
    sizes.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0;
  const script = throttled.audits['mainthread-work-breakdown'].details.items
    .filter(({ group }) => SCRIPT.includes(group))
    .reduce((sum, { duration }) => sum + duration, 0);
  return {
    performance: (simulated.categories.performance.score ?? 0) * 100,
    blocking: numberOf(simulated, 'total-blocking-time'),
    shift: numberOf(simulated, 'cumulative-layout-shift'),
    simulatedFirstPaint: numberOf(simulated, 'first-contentful-paint'),
    simulatedLargestPaint: numberOf(simulated, 'largest-contentful-paint'),
    throttledFirstPaint: numberOf(throttled, 'first-contentful-paint'),
    throttledLargestPaint: numberOf(throttled, 'largest-contentful-paint'),
    script,
    mainThread: numberOf(throttled, 'mainthread-work-breakdown'),
    transfer: sizeOf('total'),
    document: sizeOf('document'),
    fonts: sizeOf('font'),
  };
}
