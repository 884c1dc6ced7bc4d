import { defineConfig } from '@playwright/test';
import { siteRun } from '../support/siteRun';
import { engines, type WorkerFixtures } from './visitor';

const FORCED_COLORS = 'forcedColors.spec.ts';
const names = Object.keys(engines).filter((name) => engines[name]?.find());
/** Firefox has forced colors by its preferences. WebKit has none. */
const schemes = names.includes('firefox') ? (['light', 'dark'] as const) : [];

for (const [name, { packages }] of Object.entries(engines))
  if (!names.includes(name)) console.log(`Skipped: ${name} is not installed: apt-get install ${packages}`);

/** The journeys in Firefox and WebKit against the built site: build with `--demo` first. */
export default defineConfig<object, WorkerFixtures>({
  ...siteRun,
  testDir: '.',
  outputDir: '../../test-results',
  // One window for each engine.
  workers: 2,
  expect: { timeout: 20_000 },
  projects: [
    ...names.map((name) => ({ name, testIgnore: FORCED_COLORS, use: { engine: name } })),
    ...schemes.map((readerColors) => ({
      name: `forced colors, ${readerColors}`,
      testMatch: FORCED_COLORS,
      use: { engine: 'firefox', readerColors },
    })),
  ],
});
