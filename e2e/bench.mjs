/**
 * npm run bench [-- options]: builds the site in demo mode, serves it with the production server and measures it in
 * Chromium: page loads with Lighthouse, the main thread, clicks, early taps and interactions. No time fails the run.
 * The options are in e2e/bench/options.mjs, the targets in e2e/bench/targets.mjs.
 */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { measureClicks } from './bench/clickToPaint.mjs';
import { measureTaps } from './bench/earlyTap.mjs';
import { figureTable } from './bench/figures.mjs';
import { growthTable, measureGrowth } from './bench/growth.mjs';
import { measureInteractions } from './bench/interactions.mjs';
import { measureLoads } from './bench/loads.mjs';
import { loadLine, readCpuTimes, shareLine } from './bench/machine.mjs';
import { longTaskTable, measureMainThreads } from './bench/mainThread.mjs';
import { readOptions, USAGE } from './bench/options.mjs';
import { chromiumFlags, findChromium } from './support/chromium.mjs';
import { startSite, startStaticServer } from './support/startSite.mjs';

const root = join(import.meta.dirname, '..');

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./bench/alternate.mjs').Plan} Plan */
/** @typedef {import('./bench/options.mjs').Options} Options */

/**
 * @param {string} title
 * @param {string} text
 */
const printTable = (title, text) => console.log(`\n${title}\n${text}`);

/**
 * Pairs each page with the same path of the other site, or with its home page.
 * @param {readonly string[]} pages
 * @param {string | undefined} otherAddress
 */
const pairPages = (pages, otherAddress) =>
  Promise.all(
    pages.map(async (path) => {
      if (otherAddress === undefined) return { path };
      const { ok } = await fetch(otherAddress + path, { method: 'HEAD' });
      return { path, other: ok ? path : '/' };
    }),
  );

/**
 * @param {readonly string[]} pages
 * @param {string} address
 * @throws Error in one line when a page does not exist.
 */
async function checkPages(pages, address) {
  for (const path of pages) {
    const { status } = await fetch(address + path, { method: 'HEAD' });
    if (status !== 200) throw new Error(`--pages: got "${path}", wants pages of the site (status ${status})`);
  }
}

/** @type {Readonly<Record<import('./bench/options.mjs').Part, (browser: Browser, plan: Plan) => Promise<object>>>} */
const parts = {
  loads: async (_, plan) => {
    const figures = await measureLoads(plan);
    printTable('Page loads on the phone of Lighthouse (4x CPU, slow 4G)', figureTable(figures));
    return { figures };
  },
  main: async (browser, plan) => {
    const { figures, longTasks } = await measureMainThreads(browser, plan);
    printTable('Main thread on a phone (4x CPU, fast network)', figureTable(figures));
    printTable('Tasks over 50 ms after the first paint, in the run of median work', longTaskTable(longTasks));
    return { figures, longTasks };
  },
  clicks: async (browser, plan) => {
    const figures = await measureClicks(browser, plan);
    printTable(
      'From the click on a link to the painted heading (desktop: full speed; phone: 4x CPU, slow 4G)',
      figureTable(figures),
    );
    return { figures };
  },
  taps: async (browser, plan) => {
    const figures = await measureTaps(browser, plan);
    printTable(
      'From a tap on the menu button at the first paint to the open menu (4x CPU, slow 4G)',
      figureTable(figures),
    );
    return { figures };
  },
  interactions: async (browser, plan) => {
    const figures = await measureInteractions(browser, plan);
    printTable(
      'Longest time from an input to the next paint (4x CPU; the browser rounds to 8 ms)',
      figureTable(figures),
    );
    return { figures };
  },
};

/**
 * Measures the chosen parts of the built site, and of the other site in turn.
 * @param {Browser} browser
 * @param {Options} options
 */
async function measureSite(browser, options) {
  if (options.isBuilt)
    await promisify(execFile)(process.execPath, ['build.mjs', 'build', '--demo'], { cwd: root });
  const servers = [await startSite()];
  try {
    await checkPages(options.pages, servers[0].address);
    if (options.otherSite !== undefined) servers.push(await startStaticServer(options.otherSite));
    const [own, other] = servers;
    /** @type {Plan} */
    const plan = {
      own: { name: 'own', address: own.address },
      ...(other ? { other: { name: 'other', address: other.address } } : {}),
      runs: options.runs,
      pages: await pairPages(options.pages, other?.address),
    };
    const results = {};
    for (const part of options.parts) Object.assign(results, { [part]: await parts[part](browser, plan) });
    return results;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/**
 * Builds and measures synthetic sites.
 * @param {Browser} browser
 * @param {number} routeCount
 */
async function measureSizes(browser, routeCount) {
  const growth = await measureGrowth(browser, routeCount);
  printTable('Sites with more pages of the same types; compressed with brotli', growthTable(growth));
  const broken = growth.flatMap(({ routes, brokenBudgets }) => {
    const [first, ...others] = brokenBudgets;
    if (first === undefined) return [];
    return [`${routes} routes: ${first}${others.length > 0 ? ` And ${others.length} more.` : ''}`];
  });
  if (broken.length > 0) printTable('Broken budgets of the build', broken.join('\n'));
  return { growth };
}

/** @param {Options} options */
async function bench(options) {
  console.log(loadLine());
  const before = await readCpuTimes();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const results =
      options.routeCount === undefined
        ? await measureSite(browser, options)
        : await measureSizes(browser, options.routeCount);
    console.log(`\n${loadLine()}\n${await shareLine(before)}`);
    if (options.jsonFile) await writeFile(options.jsonFile, `${JSON.stringify(results, undefined, 2)}\n`);
  } finally {
    await browser.close();
  }
}

/** Reads the command line. Prints what is wrong with it and the usage before it exits. */
function optionsOrExit() {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    process.exit(2);
  }
}

const options = optionsOrExit();
try {
  await bench(options);
} catch (error) {
  console.error(error instanceof Error && !process.env.DEBUG ? error.message : error);
  process.exit(1);
}
