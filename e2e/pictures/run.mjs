/**
 * npm run test:pictures [-- --update] [NAME ...]: compares the built site with the stored pictures of it. `--update` builds the
 * site and stores its pictures instead. Names select the tests whose title contains one of them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../support/chromium.mjs';

const root = join(import.meta.dirname, '../..');
const stored = join(import.meta.dirname, 'stored');
/** Every clone has all pictures. */
const MOST_BYTES = 6_000_000;

/** Runs a script of Node. @returns whether it succeeded. */
const run = (...script) => spawnSync(process.execPath, script, { cwd: root, stdio: 'inherit' }).status === 0;

/** Removes the stored pictures, and records the version of the Chromium that will draw new ones. */
async function startOver() {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  await rm(stored, { recursive: true, force: true });
  await mkdir(stored);
  await writeFile(join(stored, 'chromium.txt'), `${browser.version()}\n`);
  await browser.close();
}

/** Prints number and size of the stored pictures. @returns whether they are within the budget. */
async function measure() {
  const files = (await readdir(stored, { recursive: true })).filter((file) => file.endsWith('.png'));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(stored, file))).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`${files.length} stored pictures, ${(bytes / 1e6).toFixed(1)} of ${MOST_BYTES / 1e6} MB`);
  return bytes <= MOST_BYTES;
}

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false } },
});
const test = [
  join(root, 'node_modules/@playwright/test/cli.js'),
  ...['test', '--config', 'e2e/pictures/playwright.config.ts'],
  ...(values.update ? ['--update-snapshots=all'] : []),
  ...(names.length > 0 ? ['--grep', names.join('|')] : []),
];

if (!values.update && !existsSync(stored)) {
  console.error(
    'No pictures are stored: run "npm run test:pictures -- --update", look at each, and commit them.',
  );
  process.exit(1);
}
const isBuilt = !values.update || run('build.mjs', 'build', '--demo');
if (isBuilt && values.update && names.length === 0) await startOver();
const isDone = isBuilt && run(...test);
if (!isDone && !values.update)
  console.log(
    'Each difference is in test-results/pictures: NAME-expected.png, NAME-actual.png, NAME-diff.png.',
  );
process.exitCode = (await measure()) && isDone ? 0 : 1;
