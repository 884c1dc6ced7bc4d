import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import CountsReporter from '../e2e/support/countsReporter';
import { providerFor } from '../src/config/hubspot';
import { recipientsFor } from '../src/config/recipientsFor';
import { readSettings } from '../src/config/settings';

const root = join(import.meta.dirname, '..');
const settings = readSettings({});
/** An account, so that the chat has an address. */
const account = readSettings({
  HUBSPOT_PORTAL_ID: '12345678',
  HUBSPOT_FORM_ID: '01234567-89ab-cdef-0123-456789abcdef',
});

/**
 * Component tests that replace modules. They need modules of their own; all other
 * files of a worker share them, because loading the site and happy-dom takes longer than most tests.
 */
const isolated = readdirSync(join(root, 'tests/component'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/component/${file.replaceAll('\\', '/')}`)
  .filter((file) => /vi\.(mock|doMock|resetModules)\(/.test(readFileSync(join(root, file), 'utf8')));

const component = {
  environment: 'happy-dom',
  setupFiles: ['tests/support/restoreGlobals.ts', 'tests/support/setup.ts'],
};

export default defineConfig({
  root,
  define: {
    __BASE_PATH__: '""',
    __SETTINGS__: JSON.stringify(settings),
    __PROVIDER__: JSON.stringify(providerFor(account, false)),
    __RECIPIENTS__: JSON.stringify(recipientsFor(settings, providerFor(settings, false))),
    __BUILD_YEAR__: '2026',
    __BUILD_DAY__: '"January 2, 2026"',
  },
  test: {
    // Find tests that hang; no machine is too slow for them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
    isolate: false,
    reporters: ['default', new CountsReporter()],
    // What a passed test prints, such as the log of a failed submission, is expected.
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: ['tests/support/restoreGlobals.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...component,
          name: 'component',
          include: ['tests/component/**/*.test.{ts,tsx}'],
          exclude: isolated,
        },
      },
      {
        extends: true,
        test: { ...component, name: 'component (isolated)', include: isolated, isolate: true },
      },
    ],
  },
});
