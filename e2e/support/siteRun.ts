import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { readSettings } from '../../src/config/settings';
import { SITE_PORT } from './ports';

// The route table reads the owner's settings, which the build inlines.
Object.assign(globalThis, { __SETTINGS__: readSettings({}), __BASE_PATH__: '' });

/** What all runs against the built site have in common: it is served by the server of `npm start`. */
export const siteRun = defineConfig({
  forbidOnly: true,
  reporter: [['list'], [fileURLToPath(new URL('countsReporter.ts', import.meta.url))]],
  // Find tests that hang; no machine is too slow for them.
  timeout: 120_000,
  webServer: {
    command: 'node build.mjs serve',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PORT: String(SITE_PORT) },
    port: SITE_PORT,
    reuseExistingServer: false,
  },
});
