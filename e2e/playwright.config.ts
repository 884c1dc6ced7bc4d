import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { testLaunch } from './support/chromium.mjs';
import { SITE_PORT } from './support/ports';
import { siteRun } from './support/siteRun';

/** Tests that build the site with other settings. */
const BUILDS = /e2e.(account|deploys|hosts)\.spec\.ts$/;

/** Chromium against the production build, served by the server of `npm start`: build first. */
export default defineConfig({
  ...siteRun,
  testDir: '.',
  projects: [
    // First, because they take longest. One worker, because all build into the same folders.
    { name: 'builds', testMatch: BUILDS, workers: 1 },
    // These have runs of their own: `npm run test:viewer`, `npm run test:engines`, `npm run test:monkey`.
    { name: 'site', testIgnore: [BUILDS, '**/e2e/{machines,engines}/**', '**/faults/hour.spec.ts'] },
  ],
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  fullyParallel: true,
  // More than processors, because a third of a test's time is the page waiting for an idle moment or a delay.
  workers: Math.ceil(availableParallelism() * 1.5),
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    launchOptions: testLaunch(),
    // Drawing motion takes a third of the processor. Tests of motion, and of what moves meanwhile, ask for it.
    reducedMotion: 'reduce',
  },
});
