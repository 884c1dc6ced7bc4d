import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { startStaticServer } from '../support/startSite.mjs';
import { desktop, withDevice } from './devices.mjs';
import { kilobytes, megabytes, table } from './format.mjs';
import { measureBuild } from './measureBuild.mjs';
import { createSyntheticSite, readContent } from './syntheticSite.mjs';

/** A size between the current site and the requested one. */
const MIDDLE_SIZE = 250;
/** The site preloads its pages in idle time; this suffices for all of them. */
const SETTLING_MS = 8_000;

/**
 * @typedef {object} Growth one site; sizes in bytes.
 * @property {number} routes
 * @property {number} seconds of the build.
 * @property {number | undefined} peak memory of the build and its child processes.
 * @property {number} script compressed, all files.
 * @property {number} texts the long texts of all pages, compressed.
 * @property {number} transfer what the home page has loaded in all.
 * @property {number} heap of JavaScript on the home page when everything is loaded, after a garbage collection.
 * @property {readonly string[]} brokenBudgets
 */

/**
 * The compressed size of the assets with one ending.
 * @param {string} output folder of the built site.
 * @param {string} ending
 */
async function assetSize(output, ending) {
  const folder = join(output, 'assets');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(`${ending}.br`));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Opens the home page and waits until everything is loaded.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
const measureHomePage = (browser, address) =>
  withDevice(browser, { emulation: desktop, slowdown: 1 }, async (page) => {
    const session = await page.context().newCDPSession(page);
    let transfer = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      transfer += encodedDataLength;
    });
    await session.send('Network.enable');
    await page.goto(`${address}/`, { waitUntil: 'commit' });
    await page.waitForSelector('html[data-ready]');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLING_MS);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { transfer, heap: usedSize };
  });

/**
 * Builds a site of some size and measures it.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./syntheticSite.mjs').Content} content
 * @param {number} routes
 * @returns {Promise<Growth>}
 */
async function measureSize(browser, content, routes) {
  console.error(`growth: ${routes} routes`);
  const folder = await createSyntheticSite(content, routes);
  try {
    const { seconds, peak, code, errors } = await measureBuild(folder);
    const output = join(folder, 'dist');
    // The build writes and compresses everything before it checks its budgets.
    const script = await assetSize(output, '.js').catch(() => 0);
    if (script === 0) throw new Error(`The build of ${routes} routes failed:\n${errors.join('\n')}`);
    const server = await startStaticServer(output);
    try {
      return {
        routes,
        seconds,
        peak,
        script,
        texts: await assetSize(output, '.json'),
        ...(await measureHomePage(browser, server.address)),
        brokenBudgets: code === 0 ? [] : errors,
      };
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Builds sites with the routes of today, with 250 and with as many as asked, and measures each.
 * @param {import('@playwright/test').Browser} browser
 * @param {number} routeCount
 * @returns {Promise<Growth[]>}
 */
export async function measureGrowth(browser, routeCount) {
  const content = await readContent();
  const today = content.rows.length;
  if (routeCount <= today)
    throw new Error(`--routes: got "${routeCount}", wants more than the ${today} of today`);
  const sizes = [...new Set([today, MIDDLE_SIZE, routeCount])]
    .filter((size) => size >= today && size <= routeCount)
    .sort((a, b) => a - b);
  const results = [];
  for (const size of sizes) results.push(await measureSize(browser, content, size));
  return results;
}

/**
 * What each page adds to a size, compared with the first site.
 * @param {Growth} first
 * @param {Growth} each
 * @param {'script' | 'texts' | 'transfer' | 'heap'} key
 */
const perPage = (first, each, key) =>
  each.routes === first.routes
    ? ''
    : `${Math.round((each[key] - first[key]) / (each.routes - first.routes))} B`;

/** @param {readonly Growth[]} sites ordered by size. */
export function growthTable(sites) {
  const [first] = sites;
  return table(
    [
      ...['routes', 'build', 'memory', 'bundle', 'per page', 'texts', 'per page'],
      ...['home page in all', 'JS heap', 'per page', 'broken budgets'],
    ],
    sites.map((site) => [
      String(site.routes),
      `${site.seconds.toFixed(1)} s`,
      site.peak === undefined ? '' : megabytes(site.peak),
      kilobytes(site.script),
      perPage(first, site, 'script'),
      kilobytes(site.texts),
      perPage(first, site, 'texts'),
      kilobytes(site.transfer),
      megabytes(site.heap),
      perPage(first, site, 'heap'),
      String(site.brokenBudgets.length),
    ]),
  );
}
