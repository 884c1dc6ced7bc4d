import { measureAlternately } from './alternate.mjs';
import { PHONE_SLOWDOWN, phone, withDevice } from './devices.mjs';
import { figuresOf } from './figures.mjs';
import { table } from './format.mjs';
import { median } from './statistics.mjs';
import { IncompleteTrace, summarizeTrace, TRACE_CATEGORIES } from './trace.mjs';

const WINDOW_MS = 7_000;
/** Tasks that begin in the window end within this time. */
const MARGIN_MS = 300;
/** Loads until a trace is complete. */
const ATTEMPTS = 4;

/**
 * Loads a page with the CPU of a slow phone and a fast network, and traces its main thread.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of the page.
 */
const traceLoad = (browser, address) =>
  withDevice(browser, { emulation: phone, slowdown: PHONE_SLOWDOWN }, async (page) => {
    await browser.startTracing(page, { categories: TRACE_CATEGORIES });
    try {
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForTimeout(WINDOW_MS + MARGIN_MS);
    } catch (error) {
      await browser.stopTracing();
      throw error;
    }
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    return summarizeTrace(traceEvents, address, WINDOW_MS);
  });

/**
 * The first load whose trace is complete.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of the page.
 * @throws IncompleteTrace when no trace of several is complete.
 */
async function measureMainThread(browser, address) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await traceLoad(browser, address);
    } catch (error) {
      if (!(error instanceof IncompleteTrace) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** @typedef {{ page: string, tasks: readonly import('./trace.mjs').LongTask[] }} PageTasks */

/**
 * The tasks of the run whose main thread was busy for the median time.
 * @param {import('./alternate.mjs').Measured<import('./trace.mjs').TraceSummary>} measured
 * @returns {PageTasks}
 */
function typicalTasks({ path, results }) {
  if (results.length === 0) return { page: path, tasks: [] };
  const middle = median(results.map(({ mainThread }) => mainThread));
  const [typical] = results.toSorted(
    (a, b) => Math.abs(a.mainThread - middle) - Math.abs(b.mainThread - middle),
  );
  return { page: path, tasks: typical.longTasks };
}

/**
 * Measures the time in script and on the main thread, and lists the long tasks of the own site.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./alternate.mjs').Plan} plan
 */
export async function measureMainThreads(browser, plan) {
  const measured = await measureAlternately(plan, 'main thread', (site, path) =>
    measureMainThread(browser, site.address + path),
  );
  return {
    figures: [
      ...figuresOf(measured, 'script', ({ script }) => script),
      ...figuresOf(measured, 'mainThread', ({ mainThread }) => mainThread),
    ],
    longTasks: measured.map(typicalTasks),
  };
}

/** @param {readonly PageTasks[]} pages */
export function longTaskTable(pages) {
  const rows = pages.flatMap(({ page, tasks }) =>
    tasks.length === 0
      ? [[page, '', '', 'none']]
      : tasks.map(({ start, duration, work }) => [
          page,
          String(Math.round(start)),
          String(Math.round(duration)),
          work.map(({ label, ms }) => `${label} ${Math.round(ms)}`).join(', '),
        ]),
  );
  return table(['page', 'start, ms', 'duration, ms', 'work, ms'], rows, [0, 3]);
}
