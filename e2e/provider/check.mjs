import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { loadForNode } from '../../machines/cli/loadForNode.mjs';
import { chromiumFlags, findChromium } from '../support/chromium.mjs';
import { startSite } from '../support/startSite.mjs';
import { observe } from './observe.mjs';

const root = join(import.meta.dirname, '../..');

/** Folder of the site, which is removed after the check. */
const SITE_OUTPUT = 'dist-provider';

const LOOK_INTERVAL_MS = 250;
/** After the result is known, for requests that the policy may refuse. */
const REST_MS = 3_000;

/** Whether a window can be opened. */
export const hasDisplay = ({ DISPLAY, WAYLAND_DISPLAY } = process.env) =>
  process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY);

/**
 * The provider of the owner's settings.
 * @param {import('../../src/config/readEnvironment').Environment} environment
 * @throws Error in one line for each id that is missing or has a wrong format.
 */
export async function readProvider(environment) {
  const [{ readSettings }, { missingIds, providerFor }] = await Promise.all([
    loadForNode('src/config/settings.ts'),
    loadForNode('src/config/hubspot.ts'),
  ]);
  const settings = readSettings(environment);
  const missing = missingIds(settings);
  if (missing.length > 0) throw new Error(missing.map((name) => `${name}: missing`).join('\n'));
  return providerFor(settings, false);
}

/**
 * Builds the site for production with the owner's settings, and serves it.
 * @param {NodeJS.ProcessEnv} environment
 * @returns its address, and a function that stops the server and removes the site.
 */
export async function serveBuild(environment) {
  const variables = { ...environment, SITE_OUTPUT, BASE_PATH: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['build.mjs', 'build'], {
    cwd: root,
    env: variables,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build has failed.\n${stderr || stdout}`);
  const { address, stop } = await startSite(variables);
  return {
    address,
    stop: async () => {
      await stop();
      for (const folder of [SITE_OUTPUT, join('.build', SITE_OUTPUT)])
        await rm(join(root, folder), { recursive: true, force: true });
    },
  };
}

/**
 * Opens the page and observes it. A browser without a window ends when form and chat have come or failed; a window stays for
 * the owner, who may send the form, until it is closed or the time is over.
 * @param {string} address of the page.
 * @param {import('../../src/config/hubspot').Provider} provider of the site.
 * @param {object} options
 * @param {boolean} options.isHeadless whether the browser has no window.
 * @param {number} options.seconds longest time.
 * @param {(page: import('@playwright/test').Page) => Promise<unknown>} [options.prepare] called before the page is opened.
 */
export async function check(address, provider, { isHeadless, seconds, prepare = async () => undefined }) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
    headless: isHeadless,
  });
  const page = await browser.newPage();
  const { observations, look } = await observe(page, provider);
  await prepare(page);
  await page.goto(address);

  const hasFailed = (script) => script === undefined || observations.unreachable.has(new URL(script).host);
  /** Whether nothing more is to come, except for what the policy may refuse. */
  const isDecided = () =>
    (observations.seen.has('cardReady') ||
      observations.failures.length > 0 ||
      hasFailed(provider.formScript)) &&
    (observations.seen.has('chatDrawn') || hasFailed(provider.chatScript));

  let end = performance.now() + seconds * 1_000;
  let isResting = false;
  while (performance.now() < end && !page.isClosed()) {
    // The owner may close the window or follow a link at any time.
    await look().catch(() => undefined);
    if (isHeadless && !isResting && isDecided()) {
      isResting = true;
      end = Math.min(end, performance.now() + REST_MS);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_INTERVAL_MS));
  }
  await browser.close();
  return observations;
}
