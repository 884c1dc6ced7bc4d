import { milliseconds, table } from './format.mjs';
import { pause, timeToPaint, untilIdle, untilReady } from './probe.mjs';
import { median, quantile } from './statistics.mjs';

const VIEWPORT = { width: 1280, height: 800 };
/** The target for the median, in ms. */
const TARGET_MS = 50;
const SLOWEST = 3;
/** A visitor reads at least this long before the first click. */
const READING_MS = 1_000;

/** Where the visit to a page begins: the homepage, or another page for the homepage itself. */
const startFor = (/** @type {string} */ path) => (path === '/' ? '/about' : '/');

/**
 * Opens a document to start from and measures in it.
 * @template Result
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of the document.
 * @param {(page: import('@playwright/test').Page) => Promise<Result>} measure
 */
async function withDocument(browser, address, measure) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForSelector('#root header');
    return await measure(page);
  } finally {
    await context.close();
  }
}

/**
 * Visits a page by a link three times. At once: in the moment the app is ready, while it still has work to do. Cold: for
 * the first time, by a visitor who has read for a second. Warm: once more in that document. Times in ms from the click to
 * the painted heading.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of the site.
 * @param {string} path of the page.
 */
async function measureVisit(browser, address, path) {
  const start = startFor(path);
  // One evaluation, so that no round trip lies between readiness and the click.
  const atOnce = await withDocument(browser, address + start, (page) =>
    page.evaluate(`(${untilReady})().then(() => (${timeToPaint})(${JSON.stringify(path)}))`),
  );
  return withDocument(browser, address + start, async (page) => {
    await page.evaluate(untilReady);
    await page.evaluate(pause, READING_MS);
    await page.evaluate(untilIdle);
    const cold = await page.evaluate(timeToPaint, path);
    await page.evaluate(untilIdle);
    await page.evaluate(timeToPaint, start);
    await page.evaluate(untilIdle);
    const warm = await page.evaluate(timeToPaint, path);
    return { atOnce, cold, warm };
  });
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
    const timesOf = (/** @type {'atOnce' | 'cold' | 'warm'} */ kind) =>
      median(visits.map((visit) => visit[kind]));
    pages.push({ path, atOnce: timesOf('atOnce'), cold: timesOf('cold'), warm: timesOf('warm'), visits });
  }
  return pages;
}

/** @typedef {Awaited<ReturnType<typeof measureVisits>>} Visits */

/**
 * @param {Visits} pages
 * @param {'atOnce' | 'cold' | 'warm'} kind
 * @param {string} name
 */
function row(pages, kind, name) {
  const times = pages.map((page) => page[kind]);
  const slowest = pages
    .toSorted((a, b) => b[kind] - a[kind])
    .slice(0, SLOWEST)
    .map((page) => `${page.path} ${milliseconds(page[kind])}`);
  const verdict = median(times) < TARGET_MS ? 'ok' : 'over';
  return [
    name,
    milliseconds(median(times)),
    `< ${TARGET_MS} ms ${verdict}`,
    milliseconds(quantile(times, 0.95)),
    slowest.join(', '),
  ];
}

/** @param {Visits} pages */
export const visitTable = (pages) =>
  table(
    ['click to paint', 'median', 'target', 'p95', 'slowest'],
    [row(pages, 'atOnce', 'at once'), row(pages, 'cold', 'cold'), row(pages, 'warm', 'warm')],
  );
