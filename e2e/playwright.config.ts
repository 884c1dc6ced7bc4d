import { defineConfig } from '@playwright/test';
import { readSettings } from '../src/config/settings';
import { chromiumFlags, findChromium } from './support/chromium.mjs';
import { DEV_PORT, SITE_PORT } from './support/ports';

// The route table reads the owner's settings, which the build inlines.
Object.assign(globalThis, { __SETTINGS__: readSettings({}), __BASE_PATH__: '' });

/**
 * Chromium against the production build, served by the server of `npm start`: build first. Tests of the viewer
 * use the development server, the only one that serves it.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  // Enough for a busy machine.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  webServer: [
    {
      command: 'node build.mjs serve',
      cwd: '..',
      env: { PORT: String(SITE_PORT) },
      port: SITE_PORT,
      reuseExistingServer: false,
    },
    {
      command: 'node build.mjs machines',
      cwd: '..',
      env: { PORT: String(DEV_PORT) },
      url: `http://localhost:${DEV_PORT}/machines/`,
      reuseExistingServer: false,
    },
  ],
});
