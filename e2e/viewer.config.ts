import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { DEV_PORT } from './support/ports';

/** Tests of the viewer, which only the development server serves. */
export default defineConfig({
  ...base,
  projects: [{ name: 'viewer', testMatch: 'machines/*.spec.ts' }],
  // Each worker lays out each machine once, and keeps the layouts for all of its tests.
  workers: availableParallelism(),
  webServer: {
    command: `node e2e/support/startViewer.mjs ${DEV_PORT}`,
    cwd: '..',
    url: `http://localhost:${DEV_PORT}/machines/`,
    reuseExistingServer: false,
  },
});
