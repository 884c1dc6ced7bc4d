import { defineConfig } from '@playwright/test';
import { readSettings } from '../../src/config/settings';
import { chromiumFlags, findChromium } from '../support/chromium.mjs';
import { SITE_PORT } from '../support/ports';
import { siteServer } from '../support/siteServer';

// The route table reads the owner's settings, which the build inlines.
Object.assign(globalThis, { __SETTINGS__: readSettings({}), __BASE_PATH__: '' });

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** Compares the built site with the stored pictures: build with `--demo` first. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: '../../test-results/pictures',
  snapshotPathTemplate: '{testDir}/stored/{projectName}/{arg}{ext}',
  // A missing picture is a failure; `--update` writes it.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    bypassCSP: true,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium(),
      // The same shapes of letters, whatever the system's settings are.
      args: [...chromiumFlags, '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
  projects: sizes.flatMap((viewport) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${viewport.width}-${colorScheme}`,
      use: { viewport, colorScheme },
    })),
  ),
  webServer: siteServer,
});
