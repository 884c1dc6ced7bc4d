/** Installs Playwright's Chromium if the browser tests find no other. Fails with one message that names the ways to get one. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { findTestBrowser } from './support/chromium.mjs';

/** @returns the path of the browser; undefined without one. */
function find() {
  try {
    return findTestBrowser();
  } catch (error) {
    // A wrong path in the variable is the developer's to correct.
    if (process.env.CHROMIUM_PATH) throw error;
    return undefined;
  }
}

function install() {
  console.log("No Chromium found: installing Playwright's with `npx playwright install chromium`.");
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
  return findTestBrowser();
}

try {
  console.log(`Browser: ${find() ?? install()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
