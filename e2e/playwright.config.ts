import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './support/chromium.mjs';

const PORT = 4173;

/** Real Chromium against the production build, served by the server of `npm start`. Build first. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  webServer: {
    command: 'node build.mjs serve',
    cwd: '..',
    env: { PORT: String(PORT) },
    port: PORT,
    reuseExistingServer: false,
  },
});
