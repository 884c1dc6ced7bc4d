/**
 * npm run bench [-- options]: builds the site, serves it with the production server, and measures it in Chromium: what
 * the assets weigh, how each page loads on a slow phone, and the time from a click to the painted page. Timing never
 * fails the run. The options are in e2e/bench/options.mjs.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { chartTable, measureCharts } from './bench/charts.mjs';
import { measureVisits, visitTable } from './bench/clickToPaint.mjs';
import { compareVariants, comparisonTable, REPRESENTATIVE_PATHS } from './bench/compare.mjs';
import { readOptions, USAGE } from './bench/options.mjs';
import { measurePageLoads, pageLoadTable } from './bench/pageLoad.mjs';
import { isProduct, startVariant, variantName } from './bench/variants.mjs';
import { weighAssets, weightTable } from './bench/weights.mjs';
import { chromiumFlags, findChromium } from './support/chromium.mjs';
import { startDevelopment, startSite } from './support/startSite.mjs';

const root = join(import.meta.dirname, '..');
const output = join(root, 'dist');

/** The addresses of the sitemap. */
async function allPaths() {
  const sitemap = await readFile(join(output, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
}

/** How busy the machine is: more than one running task per core blurs every time below. */
const machineLine = () =>
  `load of the last minute ${loadavg()[0].toFixed(1)} on ${cpus().length} cores, ${new Date().toISOString()}`;

/**
 * Loads the same pages with each of the open choices.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} siteAddress
 * @param {ReturnType<typeof readOptions>} options
 */
async function runComparison(browser, siteAddress, { paths = REPRESENTATIVE_PATHS, runs = 5 }) {
  const comparison = await compareVariants(browser, siteAddress, paths, runs);
  console.log(`\nOn a slow phone, median of ${runs} loads ± half the spread of the middle half of them`);
  console.log(comparisonTable(comparison));
  return { comparison };
}

/**
 * Weighs the assets, loads all pages, and visits all pages.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} siteAddress of the production server.
 * @param {ReturnType<typeof readOptions>} options
 */
async function runMeasurements(browser, siteAddress, { paths, runs = 1, variant }) {
  const pages = paths ?? (await allPaths());
  const weights = await weighAssets(siteAddress, output);
  console.log(`\n${weightTable(weights)}`);

  const server = isProduct(variant) ? undefined : await startVariant(siteAddress, variant);
  const address = server?.address ?? siteAddress;
  const loads = await measurePageLoads(browser, address, pages, runs);
  console.log(`\nOn a slow phone, ${variantName(variant)}; requests before + after the load event`);
  console.log(pageLoadTable(loads));

  const visits = await measureVisits(browser, address, pages, runs);
  console.log(`\nOn a desktop, from the click on a link to the painted page\n${visitTable(visits)}`);
  await server?.stop();
  return { weights, loads, visits };
}

/** Where the development server runs meanwhile. */
const DEVELOPMENT_PORT = 4176;

/**
 * Draws every machine in the viewer.
 * @param {ReturnType<typeof readOptions>} options
 */
async function benchCharts({ runs = 5, jsonFile }) {
  console.log(machineLine());
  const development = await startDevelopment(DEVELOPMENT_PORT);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const charts = await measureCharts(browser, development.address, runs);
    console.log(`\nFrom the press of Draw it to the drawn chart, median of ${runs}\n${chartTable(charts)}`);
    console.log(`\n${machineLine()}`);
    if (jsonFile) await writeFile(jsonFile, `${JSON.stringify({ charts }, undefined, 2)}\n`);
  } finally {
    await browser.close();
    await development.stop();
  }
}

/** @param {ReturnType<typeof readOptions>} options */
async function bench(options) {
  await promisify(execFile)(process.execPath, ['build.mjs', 'build', '--demo'], { cwd: root });
  console.log(machineLine());
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const run = options.isComparison ? runComparison : runMeasurements;
    const numbers = await run(browser, site.address, options);
    console.log(`\n${machineLine()}`);
    if (options.jsonFile) await writeFile(options.jsonFile, `${JSON.stringify(numbers, undefined, 2)}\n`);
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Reads the command line; says what is wrong with it, and how it is used, before it exits. */
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
  await (options.isOfCharts ? benchCharts(options) : bench(options));
} catch (error) {
  console.error(error instanceof Error && !process.env.DEBUG ? error.message : error);
  // A server of a variant may still be listening.
  process.exit(1);
}
