import { parseArgs } from 'node:util';

/** How `npm run bench` is used. */
export const USAGE = `Usage: npm run bench -- [options]
  --routes /,/services   only these pages (default: all of the sitemap; with --compare five of different kinds)
  --runs N               loads of each page; their median counts (default: 1; with --compare 5)
  --script late|head|low fetch the bundle late (the product), by a script in the head, or by one of low priority
  --styles inline|linked put the styles into each document (the product), or link them
  --chat present|blocked|slow  the script of the chat comes (the product), never comes, or comes after 10 s
  --compare              load pages with each of these choices, side by side
  --charts               instead of the site: the viewer of the machines, and a machine of 200 states
  --json FILE            write all numbers to a file as well`;

/**
 * @param {string} name of the option.
 * @param {string} value
 * @param {readonly string[]} allowed
 */
function oneOf(name, value, allowed) {
  if (allowed.includes(value)) return value;
  throw new Error(`--${name}: got "${value}", wants ${allowed.join(' or ')}`);
}

/** @param {string | undefined} value */
function runsFrom(value) {
  if (value === undefined || /^[1-9]\d*$/.test(value)) return value === undefined ? undefined : Number(value);
  throw new Error(`--runs: got "${value}", wants a number from 1 on`);
}

/**
 * Reads the command line.
 * @param {readonly string[]} args
 * @throws Error in one line that names the option which is wrong.
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      routes: { type: 'string' },
      runs: { type: 'string' },
      script: { type: 'string', default: 'late' },
      styles: { type: 'string', default: 'inline' },
      chat: { type: 'string', default: 'present' },
      compare: { type: 'boolean', default: false },
      charts: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  return {
    paths: values.routes?.split(','),
    runs: runsFrom(values.runs),
    variant: {
      script: oneOf('script', values.script, ['late', 'head', 'low']),
      styles: oneOf('styles', values.styles, ['inline', 'linked']),
      chat: oneOf('chat', values.chat, ['present', 'blocked', 'slow']),
    },
    isComparison: values.compare,
    isOfCharts: values.charts,
    jsonFile: values.json,
  };
}
