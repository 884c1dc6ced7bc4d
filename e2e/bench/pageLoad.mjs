import { kilobytes, milliseconds, table } from './format.mjs';
import { readWhenQuiet, recordPerformance } from './probe.mjs';
import { blockingTime, layoutShift, median, quantile } from './statistics.mjs';

/**
 * Lighthouse's phone (github.com/GoogleChrome/lighthouse, core/config/constants.js: MOTOGPOWER_EMULATION_METRICS).
 */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * Lighthouse's "slow 4G" for DevTools throttling (the same file, mobileSlow4G): 150 ms round trip and 1.6 Mbit/s down,
 * 750 kbit/s up, where DevTools delays requests rather than packets and so wants 3.75 times the latency and 0.9 times
 * the throughput. Latency in ms, throughput in bytes per second (1 kbit = 1,024 bit, as core/lib/emulation.js has it).
 */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: Math.floor((1.6 * 1024 * 0.9 * 1024) / 8),
  uploadThroughput: Math.floor((750 * 0.9 * 1024) / 8),
};

const CPU_SLOWDOWN = 4;

/** Blocking is counted until the app is ready and nothing has happened for so long, in ms. */
const QUIET_TIME_MS = 1_000;

/**
 * @typedef {object} PageLoad how a page came to a phone; times in ms since the navigation.
 * @property {number} loadRequests requests that were sent before the load event.
 * @property {number} loadBytes what these transferred, headers included.
 * @property {number} totalRequests with the late bundle.
 * @property {number} totalBytes with the late bundle.
 * @property {number} fcp first contentful paint.
 * @property {number} lcp largest contentful paint.
 * @property {number} cls cumulative layout shift, without a unit.
 * @property {number} tbt total blocking time, in ms.
 * @property {number} ready when the page answers.
 */

/**
 * Counts the requests of a page from now on.
 * @param {import('@playwright/test').CDPSession} session
 */
function watchRequests(session) {
  /** @type {Map<string, { sentAt: number, bytes: number }>} */
  const requests = new Map();
  let loadedAt = Number.POSITIVE_INFINITY;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('data:')) requests.set(requestId, { sentAt: timestamp, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp;
  });
  return () => {
    const all = [...requests.values()];
    const early = all.filter(({ sentAt }) => sentAt <= loadedAt);
    const weigh = (/** @type {typeof all} */ some) => some.reduce((sum, { bytes }) => sum + bytes, 0);
    return {
      loadRequests: early.length,
      loadBytes: weigh(early),
      totalRequests: all.length,
      totalBytes: weigh(all),
    };
  };
}

/** @param {import('@playwright/test').CDPSession} session */
async function throttle(session) {
  await session.send('Page.enable');
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/**
 * Loads a page once on a slow phone that has never been here.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of the page.
 * @returns {Promise<PageLoad>}
 */
export async function measurePageLoad(browser, address) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(recordPerformance);
    const session = await context.newCDPSession(page);
    await throttle(session);
    const countRequests = watchRequests(session);
    const response = await page.goto(address, { waitUntil: 'load' });
    if (!response?.ok()) throw new Error(`${address} answered with status ${response?.status()}`);
    await page.waitForSelector('html[data-ready]');
    const record = await page.evaluate(readWhenQuiet, QUIET_TIME_MS);
    return {
      ...countRequests(),
      fcp: record.firstPaint,
      lcp: record.largestPaint,
      cls: layoutShift(record.shifts),
      tbt: blockingTime(record.longTasks, record.firstPaint),
      ready: record.ready,
    };
  } finally {
    await context.close();
  }
}

/**
 * Brings several loads together, number by number.
 * @param {readonly PageLoad[]} loads at least one.
 * @param {(numbers: readonly number[]) => number} summary such as the median.
 * @returns {PageLoad}
 */
export const summarise = (loads, summary) =>
  /** @type {PageLoad} */ (
    Object.fromEntries(Object.keys(loads[0]).map((key) => [key, summary(loads.map((load) => load[key]))]))
  );

/**
 * Loads every page, each as often as asked.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of the site.
 * @param {readonly string[]} paths
 * @param {number} runs per page.
 */
export async function measurePageLoads(browser, address, paths, runs) {
  const pages = [];
  for (const path of paths) {
    const loads = [];
    for (let run = 0; run < runs; run += 1) loads.push(await measurePageLoad(browser, address + path));
    pages.push({ path, loads, typical: summarise(loads, median) });
  }
  return pages;
}

const HEAD = ['page', 'requests', 'to load', 'in total', 'FCP', 'LCP', 'CLS', 'TBT', 'ready'];

/**
 * @param {string} name of the line.
 * @param {PageLoad} load
 */
const row = (name, load) => [
  name,
  `${Math.round(load.loadRequests)} + ${Math.round(load.totalRequests - load.loadRequests)}`,
  kilobytes(load.loadBytes),
  kilobytes(load.totalBytes),
  milliseconds(load.fcp),
  milliseconds(load.lcp),
  load.cls.toFixed(3),
  milliseconds(load.tbt),
  milliseconds(load.ready),
];

/**
 * A line per page, then the median and the 95th percentile over the pages.
 * @param {Awaited<ReturnType<typeof measurePageLoads>>} pages
 */
export function pageLoadTable(pages) {
  const typical = pages.map((page) => page.typical);
  return table(HEAD, [
    ...pages.map((page) => row(page.path, page.typical)),
    row('median', summarise(typical, median)),
    row(
      'p95',
      summarise(typical, (numbers) => quantile(numbers, 0.95)),
    ),
  ]);
}
