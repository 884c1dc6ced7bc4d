import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** No sandbox where the user is root, and no background requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without a window: the same engine, but a new context costs a third of the time. Debian's `chromium-headless-shell`. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const INSTALL_HINT =
  'Run "apt-get install chromium" or "npx playwright install chromium", or set CHROMIUM_PATH to a Chromium.';

/**
 * The Chromium of benchmark and screenshots: `CHROMIUM_PATH`, else the system's, else Playwright's. @throws Error in one
 * line that explains how to install one.
 */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH: got "${CHROMIUM_PATH}", wants the path of a Chromium that exists`);
  }
  const found = [...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path));
  if (found) return found;
  throw new Error(`No Chromium found. ${INSTALL_HINT}`);
}

/**
 * Options with which a browser of the tests starts. The headless shell would round the widths of letters to whole px, unlike a
 * browser with a window.
 * @param {readonly string[]} flags more flags of the browser.
 */
export const testLaunch = (...flags) => ({
  executablePath: findTestBrowser(),
  args: [...chromiumFlags, '--font-render-hinting=none', ...flags],
});

/** The Chromium of the tests: `CHROMIUM_PATH`, else the system's headless shell, else as `findChromium`. @throws as that. */
export const findTestBrowser = () =>
  !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
