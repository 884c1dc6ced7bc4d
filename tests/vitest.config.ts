import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { fontRanges, siteCharacters } from '../src/build/fontRanges';
import { providerFor } from '../src/config/hubspot';
import { readSettings } from '../src/config/settings';

const root = join(import.meta.dirname, '..');
const settings = readSettings({});
/** An account, so that the chat has an address. */
const account = readSettings({
  HUBSPOT_PORTAL_ID: '12345678',
  HUBSPOT_FORM_ID: '01234567-89ab-cdef-0123-456789abcdef',
});

export default defineConfig({
  root,
  define: {
    __BASE_PATH__: '""',
    __TEXTS__: '"/assets/texts-1a2b3c.json"',
    __SETTINGS__: JSON.stringify(settings),
    __PROVIDER__: JSON.stringify(providerFor(account, false)),
    __BUILD_YEAR__: '2026',
    __BUILD_DAY__: '"January 2, 2026"',
    __FONT_RANGES__: JSON.stringify(fontRanges(siteCharacters([]))),
  },
  test: {
    // Enough for a busy machine.
    testTimeout: 20_000,
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], environment: 'node' } },
      { extends: true, test: { name: 'model', include: ['tests/model/**/*.test.ts'], environment: 'node' } },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/setup.ts'],
        },
      },
    ],
  },
});
