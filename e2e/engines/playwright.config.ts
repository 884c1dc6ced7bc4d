import { defineConfig } from '@playwright/test';
import { siteServer } from '../support/siteServer';
import { engines } from './support/test';

const missing = Object.values(engines).filter(({ find }) => find() === undefined);
for (const { name, packages } of missing)
  console.log(`Skipped: ${name} is not installed. On Debian: apt-get install ${packages}`);

/** The journeys in Firefox and WebKit against the built site: build with `--demo` first. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // One window for each engine.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  reporter: [['list'], ['../support/countsReporter.ts']],
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: Object.entries(engines)
    .filter(([, { find }]) => find() !== undefined)
    .map(([name]) => ({ name })),
  webServer: siteServer,
});
