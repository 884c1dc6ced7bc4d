import { milliseconds, table } from './format.mjs';
import { timeToPaint, untilIdle, untilReady } from './probe.mjs';
import { median, quantile } from './statistics.mjs';

const VIEWPORT = { width: 1280, height: 800 };
/** The target for the median, in ms. */
const TARGET_MS = 50;
const SLOWEST = 3;

/** Where the visit to a page begins: the homepage, or another page for the homepage itself. */
const startFor = (/** @type {string} */ path) => (path === '/' ? '/about' : '/');

/**
 * Visits a page by a link, once as soon as the app is ready (cold: the page's module has not run yet), and once more in
 * the same document (warm). Times in ms from the click to the painted heading.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of the site.
 * @param {string} path of the page.
 */
async function measureVisit(browser, address, path) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const start = startFor(path);
    await page.goto(address + start, { waitUntil: 'commit' });
    await page.waitForSelector('#root header');
    // One evaluation, so that no round trip lies between readiness and the click.
    const cold = await page.evaluate(
      `(${untilReady})().then(() => (${timeToPaint})(${JSON.stringify(path)}))`,
    );
    await page.evaluate(untilIdle);
    await page.evaluate(timeToPaint, start);
    await page.evaluate(untilIdle);
    const warm = await page.evaluate(timeToPaint, path);
    return { cold, warm };
  } finally {
    await context.close();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of the site.
 * @param {readonly string[]} paths
 * @param {number} runs per page; each page gets the median of them.
 */
export async function measureVisits(browser, address, paths, runs) {
  const pages = [];
  for (const path of paths) {
    const visits = [];
    for (let run = 0; run < runs; run += 1) visits.push(await measureVisit(browser, address, path));
    const cold = median(visits.map((visit) => visit.cold));
    const warm = median(visits.map((visit) => visit.warm));
    pages.push({ path, cold, warm, visits });
  }
  return pages;
}

/** @typedef {Awaited<ReturnType<typeof measureVisits>>} Visits */

/**
 * @param {Visits} pages
 * @param {'cold' | 'warm'} kind
 */
function row(pages, kind) {
  const times = pages.map((page) => page[kind]);
  const slowest = pages
    .toSorted((a, b) => b[kind] - a[kind])
    .slice(0, SLOWEST)
    .map((page) => `${page.path} ${milliseconds(page[kind])}`);
  const verdict = median(times) < TARGET_MS ? 'ok' : 'over';
  return [
    kind,
    milliseconds(median(times)),
    `< ${TARGET_MS} ms ${verdict}`,
    milliseconds(quantile(times, 0.95)),
    slowest.join(', '),
  ];
}

/** @param {Visits} pages */
export const visitTable = (pages) =>
  table(['click to paint', 'median', 'target', 'p95', 'slowest'], [row(pages, 'cold'), row(pages, 'warm')]);
