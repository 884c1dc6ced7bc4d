import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** The parts of the bench, in the order in which they run. */
export const PARTS = /** @type {const} */ (['loads', 'main', 'clicks', 'taps', 'interactions']);

/** @typedef {typeof PARTS[number]} Part */

/** A page of each kind. */
const PAGES = '/,/services,/industries/fintech,/technologies/rag,/contact';

/** How `npm run bench` is used. */
export const USAGE = `Usage: npm run bench -- [options]
  --pages /,/services  pages to measure (default: ${PAGES})
  --runs N             runs of each measurement; the table shows their median and range (default: 5)
  --only loads,main    parts to measure: ${PARTS.join(', ')} (default: all)
  --vs DIR             folder of another built site; measured in turn with this one, with ratios
  --no-build           measure dist as it is
  --json FILE          write all values to a file as well
  --routes N           instead: build synthetic sites of up to N routes, measure the build and the browser`;

const definitions = /** @type {const} */ ({
  pages: { type: 'string', default: PAGES },
  runs: { type: 'string', default: '5' },
  only: { type: 'string', default: PARTS.join(',') },
  vs: { type: 'string' },
  'no-build': { type: 'boolean', default: false },
  json: { type: 'string' },
  routes: { type: 'string' },
});

/**
 * @param {string} name of the option.
 * @param {string} value
 */
function wholeNumber(name, value) {
  if (/^[1-9]\d*$/.test(value)) return Number(value);
  throw new Error(`--${name}: got "${value}", wants a whole number from 1`);
}

/** @param {string} value */
function pagesFrom(value) {
  const pages = value.split(',');
  const wrong = pages.find((page) => !page.startsWith('/'));
  if (wrong !== undefined) throw new Error(`--pages: got "${wrong}", wants paths that start with /`);
  return [...new Set(pages)];
}

/** @param {string} value */
function partsFrom(value) {
  const named = value.split(',');
  const wrong = named.find((name) => !PARTS.some((part) => part === name));
  if (wrong !== undefined) throw new Error(`--only: got "${wrong}", wants ${PARTS.join(', ')}`);
  return PARTS.filter((part) => named.includes(part));
}

/** @param {string | undefined} folder */
function otherSiteFrom(folder) {
  if (folder === undefined || existsSync(join(folder, 'index.html'))) return folder;
  throw new Error(`--vs: got "${folder}", wants a folder with an index.html`);
}

/**
 * Reads the command line.
 * @param {readonly string[]} args
 * @throws Error in one line that names the wrong option.
 */
export function readOptions(args) {
  const { values } = parseArgs({ args: [...args], options: definitions });
  return {
    pages: pagesFrom(values.pages),
    runs: wholeNumber('runs', values.runs),
    parts: partsFrom(values.only),
    otherSite: otherSiteFrom(values.vs),
    isBuilt: !values['no-build'],
    jsonFile: values.json,
    routeCount: values.routes === undefined ? undefined : wholeNumber('routes', values.routes),
  };
}

/** @typedef {ReturnType<typeof readOptions>} Options */
