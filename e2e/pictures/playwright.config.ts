import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../support/chromium.mjs';
import { SITE_PORT } from '../support/ports';
import { siteRun } from '../support/siteRun';

/** Compares the built site with the stored pictures: build with `--demo` first. `--update-snapshots=all` stores new ones. */
export default defineConfig({
  ...siteRun,
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: '../../test-results/pictures',
  snapshotPathTemplate: '{testDir}/stored/{projectName}/{arg}{ext}',
  // A missing picture is a failure.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  // One version of Chromium draws every picture, with the fonts of the site: no pixel may differ, but for one or two of 255
  // steps, by which one that a slat covers in part differs from run to run.
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 0 } },
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium(),
      // The same shapes of letters, whatever the system's settings are.
      args: [...chromiumFlags, '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
  // Each width and each color scheme once: four pictures of each page would double the size of a clone.
  projects: [
    { name: '390-dark', use: { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } },
    { name: '1280-light', use: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' } },
  ],
});
