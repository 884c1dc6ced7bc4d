import { defineConfig } from '@playwright/test';
import { testLaunch } from '../support/chromium.mjs';

/** Tests of `npm run provider:check`, which build and serve a site with ids: build the site with `--demo` first. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.check.ts',
  outputDir: '../../test-results/provider',
  // They share one site.
  workers: 1,
  forbidOnly: true,
  reporter: 'list',
  timeout: 120_000,
  use: { launchOptions: testLaunch() },
});
