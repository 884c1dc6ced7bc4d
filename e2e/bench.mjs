/**
 * npm run bench [-- options]: builds the site in demo mode, serves it with the production server and measures it in
 * Chromium. No time fails the run. The targets are in e2e/bench/targets.mjs.
 */
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { measureClicks, measureTaps } from './bench/clicks.mjs';
import { figureTable } from './bench/figures.mjs';
import { measureLoad } from './bench/loads.mjs';
import { chromiumFlags, findChromium } from './support/chromium.mjs';
import { startSite, startStaticServer } from './support/startSite.mjs';

/** @typedef {{ address: string, isOwn: boolean }} Site */

/** What each part measures of a page: values by quantity. */
const parts = {
  loads: (_, { address }, path) => measureLoad(address + path),
  clicks: measureClicks,
  taps: measureTaps,
};

const USAGE = `Usage: npm run bench -- [options]
  --pages /,/services  pages to measure (default: one of each kind)
  --runs N             runs of each measurement; the table shows their median and range (default: 5)
  --only loads,taps    parts to measure: ${Object.keys(parts).join(', ')} (default: all)
  --vs DIR             folder of another built site; measured in turn with this one, with ratios
  --no-build           measure dist as it is
  --json FILE          write all values to a file as well`;

/** Reads the command line. @throws Error in one line that names the wrong option. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '/,/services,/industries/fintech,/technologies/rag,/contact' },
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: Object.keys(parts).join(',') },
      vs: { type: 'string' },
      'no-build': { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  if (!/^[1-9]\d*$/.test(values.runs))
    throw new Error(`--runs: got "${values.runs}", wants a whole number from 1`);
  const unknown = values.only.split(',').find((part) => !(part in parts));
  if (unknown !== undefined)
    throw new Error(`--only: got "${unknown}", wants ${Object.keys(parts).join(', ')}`);
  return { ...values, pages: values.pages.split(','), only: values.only.split(',') };
}

const loadLine = () =>
  `${new Date().toISOString()}, load average ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`;

/** Whether a site has a page. */
const hasPage = async ({ address }, path) => (await fetch(address + path, { method: 'HEAD' })).ok;

/**
 * Measures one part of each page once per run, and right after it the page of the other site, so that both share the quiet
 * and the busy moments of the machine. A failed measurement is printed and leaves a gap.
 * @returns {Promise<import('./bench/figures.mjs').Figure[]>}
 */
async function measurePart(browser, part, runs, pairs) {
  const results = new Map(pairs.flat().map((target) => [target, []]));
  for (let run = 1; run <= runs; run += 1) {
    console.error(`${part}: run ${run} of ${runs}`);
    for (const target of pairs.flat()) {
      try {
        results.get(target).push(await parts[part](browser, target.site, target.path));
      } catch (error) {
        console.error(`${part}: ${target.site.address}${target.path} was not measured: ${error.message}`);
      }
    }
  }
  const names = new Set([...results.values()].flat().flatMap(Object.keys));
  const valuesOf = (target, name) => ({
    page: target.path,
    values: results.get(target).map((values) => values[name]),
  });
  return [...names].flatMap((name) =>
    pairs.map(([own, other]) => ({
      name,
      ...valuesOf(own, name),
      ...(other ? { other: valuesOf(other, name) } : {}),
    })),
  );
}

/** Measures the chosen parts of the built site, and of the other site in turn. */
async function measureSite({ pages, runs, only, vs, 'no-build': isBuilt }) {
  if (!isBuilt) {
    const build = spawnSync(process.execPath, ['build.mjs', 'build', '--demo'], {
      cwd: join(import.meta.dirname, '..'),
      encoding: 'utf8',
    });
    if (build.status !== 0) throw new Error(build.stderr);
  }
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  // Two sites are compared behind the same server: the headers of `npm start` alone can cost a document a round trip.
  const servers = [];
  try {
    if (vs === undefined) servers.push(await startSite());
    else for (const folder of ['dist', vs]) servers.push(await startStaticServer(folder));
    const [own, other] = servers.map(({ address }, index) => ({ address, isOwn: index === 0 }));
    const pairs = [];
    for (const path of pages) {
      if (!(await hasPage(own, path))) throw new Error(`--pages: got "${path}", wants pages of the site`);
      // A page that the other site lacks is compared with its home page.
      const otherPath = other && (await hasPage(other, path)) ? path : '/';
      pairs.push([{ site: own, path }, ...(other ? [{ site: other, path: otherPath }] : [])]);
    }
    const figures = {};
    for (const part of only) {
      figures[part] = await measurePart(browser, part, Number(runs), pairs);
      console.log(`\n${part}\n${figureTable(figures[part])}`);
    }
    return figures;
  } finally {
    await Promise.all([browser.close(), ...servers.map((server) => server.stop())]);
  }
}

try {
  const options = readOptions();
  console.log(loadLine());
  const results = await measureSite(options);
  console.log(`\n${loadLine()}`);
  if (options.json) await writeFile(options.json, `${JSON.stringify(results, undefined, 2)}\n`);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  process.exitCode = 1;
}
